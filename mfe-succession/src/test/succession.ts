import type {
  PersonDto,
  SuccessionDetailDto,
  SuccessionLineDto,
  SuccessionSectionDto,
  UserDto,
} from '@hand-receipt/contracts';
import { commander } from '@hand-receipt/standalone/testing';

const person = (id: string, rank: PersonDto['rank'], lastName: string): PersonDto => ({
  id,
  rank,
  name: `${rank} ${lastName}`,
  lastName,
  unit: 'B Co, 4-612 IN',
  position: null,
});

export const HALLORAN = person('U-0001', 'CPT', 'Halloran');
export const OSEI = person('U-0002', 'CPT', 'Osei');
export const PETROV = person('U-0003', 'SSG', 'Petrov');
export const NAVARRO = person('U-0004', 'SGT', 'Navarro');

export const osei: UserDto = {
  ...commander,
  ...OSEI,
  username: 'osei',
  role: 'Soldier',
  position: 'Incoming Commander',
};

/** A section of the plan, signed down to SSG Petrov. */
export const section = (
  given: Partial<SuccessionSectionDto> & Pick<SuccessionSectionDto, 'number'>,
): SuccessionSectionDto => ({
  kind: 'sub',
  title: (given.holder ?? PETROV).name,
  holder: PETROV,
  items: 11,
  sensitive: 6,
  counted: 0,
  to_confirm: 0,
  counted_at: null,
  open_differences: 0,
  my_count: null,
  reader: OSEI,
  recorder: HALLORAN,
  day: '2026-12-01',
  place: 'Arms room',
  included: true,
  act: 'replace',
  state: 'planned',
  leave_out_reason: null,
  acknowledged_at: null,
  receipt: null,
  ...given,
});

const ACTS: SuccessionDetailDto['may'] = {
  plan: true,
  publish: true,
  activate: true,
  letThrough: false,
  note: true,
  read: false,
  record: false,
  agree: false,
  sign: null,
  inPlace: false,
  withdraw: false,
  acknowledge: false,
  appoint: false,
  cancel: true,
};

const PROGRESS = { items: 20, counted: 0, excluded: 0, differences: 0, openDifferences: 0 };

/** A change of command from CPT Halloran to CPT Osei, being planned. */
export const succession = ({
  may,
  signing,
  progress,
  ...given
}: Partial<Omit<SuccessionDetailDto, 'may' | 'signing' | 'progress'>> & {
  may?: Partial<SuccessionDetailDto['may']>;
  signing?: Partial<SuccessionDetailDto['signing']>;
  progress?: Partial<typeof PROGRESS>;
} = {}): SuccessionDetailDto => ({
  id: 'SC-0003',
  kind: 'primary',
  state: 'draft',
  unit: { id: 'B', name: 'B Co, 4-612 IN' },
  from: HALLORAN,
  to: OSEI,
  givers: [],
  appointed: null,
  starts_on: '2026-11-30',
  due_on: '2026-12-30',
  days_used: 0,
  days_left: 30,
  opened_at: '2026-11-22T09:15:00.000Z',
  signed_at: null,
  reason: 'Orders of 18NOV2026.',
  orders_ref: '318-04',
  roles_pass: true,
  opened_by: HALLORAN,
  published_at: null,
  activated_at: ['active', 'signing', 'signed'].includes(given.state ?? '')
    ? '2026-11-30T06:00:00.000Z'
    : null,
  cancelled_at: null,
  cancel_reason: null,
  version: 4,
  my_part: 'outgoing',
  sections: [
    section({ number: 1, holder: NAVARRO, items: 9, sensitive: 0, day: '2026-11-30', place: null }),
    section({ number: 2 }),
  ],
  prepare: [
    {
      key: 'transfers',
      blocking: 'yes',
      clear: false,
      count: 1,
      entries: [
        {
          id: 'T-0058',
          label: 'M4A1 Carbine W123456, from CPT Halloran to SSG Petrov',
          path: '/transfers/T-0058',
          mine: true,
        },
      ],
    },
    { key: 'incoming-active', blocking: 'yes', clear: true, count: 0, entries: [] },
  ],
  notes: [],
  differences: [],
  packets: [],
  ...given,
  signing: {
    set_hash: null,
    passes: 20,
    acts: { replace: 20, sign: 0, insert: 0 },
    holders: 2,
    excluded: [],
    released: [],
    left_out: [],
    roles: null,
    blockers: [],
    signatures: [],
    ...signing,
  },
  progress: { ...PROGRESS, ...progress },
  may: { ...ACTS, ...may },
});

/** A line of the second section that was not read yet. */
export const line = (given: Partial<SuccessionLineDto> = {}): SuccessionLineDto => ({
  item: { id: 'P-1', name: 'M4A1 Carbine', serial_number: null, is_sensitive: true },
  section: 2,
  holder: 'SPC Whitaker',
  chain_before: [],
  chain_after: [],
  result: null,
  counted_at: null,
  counted_by: null,
  mark_text: null,
  to_confirm: false,
  excluded: false,
  let_through: false,
  missing_since: false,
  loss_case: null,
  ...given,
});
