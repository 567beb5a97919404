/** Lines of the drawn hand receipt: stock number, description, serial number, columns ticked. Decoration, not data. */
export const PAPER_LINES: readonly (readonly [nsn: string, item: string, serial: string, ticks: number])[] = [
  ['1005-01-231-0973', 'Carbine, 5.56 mm, M4A1', 'W123456', 6],
  ['1005-01-231-0973', 'Carbine, 5.56 mm, M4A1', 'W123461', 6],
  ['1005-01-127-7510', 'Machine gun, M249', 'U208814', 6],
  ['5855-01-432-0524', 'Monocular, AN/PVS-14', '70315A', 6],
  ['5820-01-574-9837', 'Radio set, AN/PRC-152', 'C04417', 5],
  ['5820-01-574-9837', 'Radio set, AN/PRC-152', 'C04418', 5],
  ['2320-01-371-9577', 'Truck, utility, M1165 HMMWV', 'NG2J41', 5],
  ['5855-01-577-7174', 'Sight, thermal, AN/PAS-13', 'TWS2290', 5],
  ['1240-01-411-1265', 'Sight, reflex, M68 CCO', 'M604512', 4],
  ['6605-01-196-6971', 'Compass, lensatic', '—', 4],
  ['1005-01-231-0973', 'Carbine, 5.56 mm, M4A1', 'W123477', 3],
];

/** Ruled lines below, for a tall window. */
export const EMPTY_LINES = 24;

export const COUNT_COLUMNS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
