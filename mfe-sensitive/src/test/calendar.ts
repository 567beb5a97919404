import type { CalendarInventoryDto, InventoryProgramDto } from '@hand-receipt/contracts';
import { me, navarro } from './items';

/** A program of the company. */
export const program = (given: Partial<InventoryProgramDto> = {}): InventoryProgramDto => ({
  id: 'IP-0001',
  title: 'Cyclic 10 %',
  kind: 'cyclic',
  cadence: 'monthly',
  unit: 'B Co, 4-612 IN',
  unitId: 'B',
  firstMonth: '2026-11',
  active: true,
  version: 1,
  mayChange: true,
  ...given,
});

/** A planned inventory as the calendar has it, due at the end of November. */
export const planned = (given: Partial<CalendarInventoryDto> = {}): CalendarInventoryDto => ({
  id: 'I-0001',
  title: 'Cyclic 10 %, NOV2026',
  kind: 'cyclic',
  programId: 'IP-0001',
  unit: 'B Co, 4-612 IN',
  month: '2026-11',
  dueAt: new Date(2026, 10, 30, 23, 59).toISOString(),
  state: 'planned',
  groups: [
    { key: 'C06935', items: 22 },
    { key: 'R97234', items: 4 },
  ],
  items: 26,
  counted: null,
  missing: null,
  counters: [navarro],
  needsCounter: false,
  cancelReason: null,
  closedAt: null,
  version: 3,
  may: { change: true, skip: true, open: true },
  ...given,
});

export const candidates = [
  { person: me, reasons: [] },
  { person: navarro, reasons: [{ rule: 'notArmorer' as const, words: 'SGT Navarro is the armorer.' }] },
];
