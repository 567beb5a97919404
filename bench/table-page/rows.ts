export interface BenchRow {
  id: string;
  name: string;
  serialNumber: string;
  nsn: string;
  category: string;
  status: string;
  assigned: string;
  searchText: string;
}

const NAMES = [
  'M4A1 Carbine',
  'M249',
  'AN/PVS-14',
  'AN/PRC-152',
  'M1165 HMMWV',
  'AN/PAS-13',
  'MEP-1030 Generator',
];
const CATEGORIES = ['Weapons', 'Weapons', 'Optics', 'COMSEC', 'Vehicles', 'Optics', 'Support equipment'];
const STATUSES = ['Operational', 'Operational', 'Operational', 'Deadline - Supply', 'In Repair'];

/** The same rows on every run (a linear congruential generator with a fixed seed). */
export function makeRows(count: number): BenchRow[] {
  let state = 612;
  const next = (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state % below;
  };
  return Array.from({ length: count }, (_, index) => {
    const kind = next(NAMES.length);
    const name = NAMES[kind]!;
    const serialNumber = `W${(next(9_000_000) + 1_000_000).toString(36).toUpperCase()}${index}`;
    return {
      id: String(index),
      name,
      serialNumber,
      nsn: `${1000 + next(8000)}-01-${100 + next(900)}-${1000 + next(9000)}`,
      category: CATEGORIES[kind]!,
      status: STATUSES[next(STATUSES.length)]!,
      assigned: `${String(next(28) + 1).padStart(2, '0')}JAN2026`,
      searchText: `${name} ${serialNumber}`.toLowerCase(),
    };
  });
}
