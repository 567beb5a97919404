import type {
  FoundPropertyDto,
  ItemComponent,
  PropertyDto,
  SheetItemDto,
  TransferDto,
  TransferSheetDto,
} from '@hand-receipt/contracts';
import { halloran, whitaker } from './people';

type TransferGiven = Partial<TransferDto> & { name?: string; serial?: string };

/** A transfer as the API sends it: pending, from SPC Whitaker to CPT Halloran, unless told. */
export function wireTransfer({
  name = 'M4A1 Carbine',
  serial = 'W123488',
  ...given
}: TransferGiven = {}): TransferDto {
  const from = given.from_user ?? whitaker;
  const to = given.to_user ?? halloran;
  return {
    id: 'T-1',
    property: { id: 'P-1', name, serial_number: serial },
    item_name: name,
    serial_number: serial,
    from_user: from,
    from: from.name,
    to_user: to,
    to: to.name,
    request_date: '2026-11-21T12:00:00.000Z',
    status: 'Pending',
    resolved_date: null,
    notes: null,
    include_components: false,
    mounted: null,
    is_recall: false,
    sign_over: false,
    superior: null,
    needs_consent: false,
    superior_agreed_at: null,
    due_on: null,
    recall_answer: null,
    superseded_by: null,
    cancel_user_id: from.id,
    request_id: null,
    request_lines: 1,
    ...given,
  };
}

/** An item of mine as the API sends it. */
export const wireItem = (given: Partial<PropertyDto> = {}): PropertyDto => ({
  id: 'P-1',
  name: 'M4A1 Carbine',
  serial_number: 'W123456',
  former_serials: [],
  current_status: 'Operational',
  description: null,
  category: 'weapons',
  location: null,
  assigned_date: null,
  assigned_to_user_id: halloran.id,
  assigned_to: halloran,
  property_model_id: null,
  nsn: null,
  lin: null,
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
  chain: [],
  open_transfer: null,
  left_at: null,
  closing: null,
  version: 1,
  ...given,
});

/** Answers which of these items have exactly the serial number that is looked up, and which had it. */
export const lookUpIn =
  (items: readonly PropertyDto[]) =>
  ({ searchParams }: URL): FoundPropertyDto[] => {
    const wanted = searchParams.get('serialNumber')?.toUpperCase() ?? '';
    const found = (some: readonly PropertyDto[], by: FoundPropertyDto['found_by']) =>
      some.map((item) => ({ ...item, found_by: by }));
    return [
      ...found(
        items.filter((item) => item.serial_number === wanted),
        'serial-number',
      ),
      ...found(
        items.filter((item) => item.former_serials.includes(wanted)),
        'former-serial-number',
      ),
    ];
  };

/** Seven magazines unless told, present and required. Their counts follow from the status unless they are given. */
export function component(given: Partial<ItemComponent> = {}): ItemComponent & { document: null } {
  const { quantity = 7, required = true, status = 'present' } = given;
  const onHand = status === 'missing' ? 0 : quantity;
  return {
    id: 'C-1',
    name: 'Magazine',
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
    document: null,
  };
}

export const sheetItem = (given: Partial<SheetItemDto> = {}): SheetItemDto => ({
  id: 'P-1',
  name: 'M4A1 Carbine',
  serial_number: 'W123488',
  nsn: '1005-01-231-0973',
  lin: null,
  category: 'weapons',
  current_status: 'Operational',
  location: 'Arms room',
  is_sensitive: true,
  ciic: null,
  components: [],
  faults: [],
  photos: [],
  ...given,
});

/** What the recipient of T-1 signs for. */
export const wireSheet = (given: Partial<TransferSheetDto> = {}): TransferSheetDto => ({
  transfer_id: 'T-1',
  from: 'SPC Whitaker',
  returns: false,
  item: sheetItem(),
  mounted: [],
  taken_off: [],
  digest: '0'.repeat(64),
  ...given,
});

/** A server's sheets of these transfers: each item without components. */
export const sheetsOf =
  (transfers: readonly TransferDto[]) =>
  ({ searchParams }: URL): TransferSheetDto[] => {
    const asked = (searchParams.get('ids') ?? '').split(',');
    return transfers
      .filter(({ id }) => asked.includes(id))
      .map(({ id, property }) => wireSheet({ transfer_id: id, item: sheetItem(property ?? {}) }));
  };
