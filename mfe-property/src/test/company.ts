import type {
  ItemComponent,
  PersonDto,
  PropertyDetailsDto,
  PropertyDto,
  UserDto,
} from '@hand-receipt/contracts';

const person = (id: string, rank: PersonDto['rank'], lastName: string): PersonDto => ({
  id,
  rank,
  name: `${rank} ${lastName}`,
  lastName,
  unit: 'B Co, 4-612 IN',
  position: null,
});

export const HALLORAN = person('U-1', 'CPT', 'Halloran');
export const WHITAKER = person('U-5', 'SPC', 'Whitaker');

const signedIn = (who: PersonDto, role: UserDto['role']): UserDto => ({
  ...who,
  username: who.lastName.toLowerCase(),
  email: `${who.lastName.toLowerCase()}@example.mil`,
  position: role,
  role,
  status: 'Active',
  yearsOfService: 6,
  commandTime: null,
  valueManaged: 0,
  equipmentSummary: { vehicles: 0, weapons: 0, communications: 0, opticalSystems: 0, sensitiveItems: 0 },
  upcomingEvents: [],
});

export const commander = signedIn(HALLORAN, 'Commander');
export const soldier = signedIn(WHITAKER, 'Soldier');

/** Its counts follow from its status unless they are given. */
export function component(given: Partial<ItemComponent> & Pick<ItemComponent, 'id' | 'name'>): ItemComponent {
  const { quantity = 1, required = true, status = 'present' } = given;
  const onHand = status === 'missing' ? 0 : quantity;
  return {
    nsn: null,
    serialNumber: null,
    quantity,
    required,
    status,
    notes: null,
    kind: null,
    ui: null,
    arc: null,
    onHand,
    damaged: status === 'damaged' ? quantity : 0,
    short: required ? quantity - onHand : 0,
    onList: false,
    ...given,
  };
}

/** An item of the wire that CPT Halloran holds. */
export const carbine = (given: Partial<PropertyDetailsDto> = {}): PropertyDto => ({
  id: 'P-1',
  name: 'M4A1 Carbine',
  serial_number: 'W123456',
  former_serials: [],
  current_status: 'Operational',
  description: null,
  category: 'weapons',
  location: 'Arms room, rack 4',
  assigned_date: '2026-03-14T12:00:00.000Z',
  assigned_to_user_id: HALLORAN.id,
  assigned_to: HALLORAN,
  property_model_id: null,
  nsn: '1005-01-231-0973',
  lin: 'C06935',
  components: [],
  is_component: false,
  parent_item_id: null,
  is_sensitive: true,
  security_level: null,
  ciic: null,
  sensitive_mark: 'by-code',
  unit_of_issue: null,
  requires_calibration: false,
  calibration_info: null,
  attached_components: [],
  chain: [
    { user: null, label: 'Property Book', since: '2026-01-05T12:00:00.000Z' },
    { user: HALLORAN, label: 'CPT Halloran', since: '2026-03-14T12:00:00.000Z' },
  ],
  open_transfer: null,
  left_at: null,
  closing: null,
  version: 1,
  ...given,
});

/** An item that CPT Halloran signed down to SPC Whitaker. */
export const radio = (given: Partial<PropertyDetailsDto> = {}): PropertyDto => {
  const held = carbine();
  const link = { user: WHITAKER, label: 'SPC Whitaker', since: '2026-08-08T12:00:00.000Z' };
  return {
    ...held,
    id: 'P-2',
    name: 'AN/PRC-152',
    serial_number: 'C04417',
    category: 'comsec',
    assigned_to_user_id: WHITAKER.id,
    assigned_to: WHITAKER,
    chain: [...held.chain, link],
    ...given,
  };
};
