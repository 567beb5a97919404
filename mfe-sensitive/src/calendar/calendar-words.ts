import { type CalendarInventoryDto, type InventoryProgramDto, personName } from '@hand-receipt/contracts';
import { localDay } from '@hand-receipt/data';
import { counted, formatCount, formatDate } from '@hand-receipt/ui';

export const KIND_LABELS: Record<InventoryProgramDto['kind'], string> = {
  cyclic: 'Cyclic',
  sensitive: 'Sensitive items',
};

export const CADENCE_LABELS: Record<InventoryProgramDto['cadence'], string> = {
  monthly: 'Monthly',
  quarterly: 'Quarterly',
};

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'] as const;

/** 'NOV2026' of 2026-11. */
export const monthLabel = (month: string): string =>
  `${MONTHS[Number(month.slice(5, 7)) - 1] ?? ''}${month.slice(0, 4)}`;

/** The month of a time by the clock on the wall, YYYY-MM. */
export const monthOf = (at: string | Date): string => localDay(new Date(at)).slice(0, 7);

/** Twelve months from one on, YYYY-MM. */
export function twelveMonths(first: string): string[] {
  const [year = 0, month = 1] = first.split('-').map(Number);
  return Array.from({ length: 12 }, (_, index) => monthOf(new Date(year, month - 1 + index, 1)));
}

/** Where an inventory of the calendar stands, as people say it. */
export type CalendarState = 'planned' | 'due' | 'overdue' | 'open' | 'done' | 'skipped' | 'cancelled';

const isLate = ({ dueAt }: CalendarInventoryDto, now: Date): boolean =>
  localDay(new Date(dueAt)) < localDay(now);
const DUE_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/** @param now the present, which decides what is due and overdue */
export function stateOf(inventory: CalendarInventoryDto, now: Date = new Date()): CalendarState {
  const { state, dueAt, counted: read } = inventory;
  if (state === 'cancelled') return read === null ? 'skipped' : 'cancelled';
  if (state === 'closed') return 'done';
  if (isLate(inventory, now)) return 'overdue';
  if (state !== 'planned') return 'open';
  return new Date(dueAt).getTime() - now.getTime() <= DUE_DAYS * DAY_MS ? 'due' : 'planned';
}

interface StateLook {
  label: string;
  /** A status whose icon and tone it has. */
  status: string;
}

export const STATE_LOOKS: Record<CalendarState, StateLook> = {
  planned: { label: 'Planned', status: 'scheduled' },
  due: { label: 'Due', status: 'pending' },
  overdue: { label: 'Overdue', status: 'overdue' },
  open: { label: 'Open', status: 'pending' },
  done: { label: 'Done', status: 'completed' },
  skipped: { label: 'Skipped', status: 'cancelled' },
  cancelled: { label: 'Cancelled', status: 'cancelled' },
};

/** 'Cyclic, monthly'; only 'Monthly' where the title of the program says the kind. */
export function programWords({ title, kind, cadence }: InventoryProgramDto): string {
  const isSaid = title.toLowerCase().includes(KIND_LABELS[kind].toLowerCase());
  return isSaid ? CADENCE_LABELS[cadence] : `${KIND_LABELS[kind]}, ${CADENCE_LABELS[cadence].toLowerCase()}`;
}

/** The team in one line. */
export const teamWords = ({ counters }: CalendarInventoryDto): string =>
  counters.length > 0 ? counters.map(personName).join(', ') : 'No team yet';

/** What is counted: '3 groups, 42 items', and once it is opened '3 groups, 37 of 42 counted, 5 missing'. */
export function sizeWords({ kind, groups, items, counted: read, missing, state }: CalendarInventoryDto) {
  return [
    kind === 'cyclic' && groups.length > 0 ? counted(groups.length, 'group') : '',
    read === null ? counted(items, 'item') : `${formatCount(read)} of ${formatCount(items)} counted`,
    // Before the closing nothing is missing, and by a count that was cancelled nothing ever is.
    state === 'closed' && missing ? `${formatCount(missing)} missing` : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** The same for a cell of the calendar: '3 groups, 42 items', and once it is opened '3 groups, 37 of 42'. */
export const cellSize = ({ kind, groups, items, counted: read }: CalendarInventoryDto): string =>
  [
    kind === 'cyclic' && groups.length > 0 ? counted(groups.length, 'group') : '',
    read === null ? counted(items, 'item') : `${formatCount(read)} of ${formatCount(items)}`,
  ]
    .filter(Boolean)
    .join(', ');

/** When and why it was skipped or cancelled, e.g. 'Cancelled 21NOV2026: Wrong unit.'; empty for any other. */
export function cancelWords(inventory: CalendarInventoryDto): string {
  const { state, closedAt, cancelReason } = inventory;
  if (state !== 'cancelled') return '';
  const when = closedAt ? ` ${formatDate(closedAt)}` : '';
  return `${STATE_LOOKS[stateOf(inventory)].label}${when}${cancelReason ? `: ${cancelReason}` : ''}`;
}

/** 'Weapons, NOV2026: Overdue, due 30NOV2026, 42 items, SGT Navarro', for readers. */
export const cellWords = (inventory: CalendarInventoryDto): string =>
  [
    `${inventory.title}: ${cancelWords(inventory) || STATE_LOOKS[stateOf(inventory)].label}`,
    `due ${formatDate(inventory.dueAt)}`,
    sizeWords(inventory),
    inventory.needsCounter ? 'needs a counter' : teamWords(inventory),
  ].join(', ');

/** Not closed, the earliest due date first. */
export const waiting = (inventories: readonly CalendarInventoryDto[]): CalendarInventoryDto[] =>
  inventories.filter((inventory) => ['planned', 'due', 'overdue', 'open'].includes(stateOf(inventory)));
