import type { PropertyStatus } from '@hand-receipt/contracts';

/** What the development page draws its parts with. Not shipped in any section. */
export interface SampleItem {
  id: string;
  name: string;
  serial: string;
  nsn: string;
  category: string;
  status: PropertyStatus;
  assigned: string;
}

const MODELS = [
  ['M4A1 Carbine', '1005-01-231-0973', 'Weapons', 'W'],
  ['M249', '1005-01-127-7510', 'Weapons', 'U'],
  ['AN/PVS-14', '5855-01-432-0524', 'Optics', 'P'],
  ['AN/PRC-152', '5820-01-574-9837', 'COMSEC', 'C'],
  ['M1165 HMMWV', '2320-01-371-9577', 'Vehicles', 'NG'],
  ['MEP-1030 Generator', '6115-01-561-7449', 'Support equipment', 'FZ'],
] as const;

const STATUSES: readonly PropertyStatus[] = [
  'Operational',
  'Operational',
  'Operational',
  'In Repair',
  'Deadline - Supply',
  'Operational',
  'Lost',
];

const DAY_MS = 24 * 3600 * 1000;
const FIRST_DAY = Date.UTC(2026, 0, 5);

/** `count` items in no particular order, the same ones every time. */
export function sampleItems(count: number): SampleItem[] {
  return Array.from({ length: count }, (_, index) => {
    const shuffled = (index * 7919) % 1_000_003;
    const [name, nsn, category, prefix] = MODELS[shuffled % MODELS.length] ?? MODELS[0];
    return {
      id: `item-${index}`,
      name,
      nsn,
      category,
      serial: `${prefix}${String(shuffled).padStart(6, '0')}`,
      status: STATUSES[shuffled % STATUSES.length] ?? 'Operational',
      assigned: new Date(FIRST_DAY + (shuffled % 300) * DAY_MS).toISOString(),
    };
  });
}
