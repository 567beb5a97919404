import type { InventoryExtraDto, InventoryReportDto } from '@hand-receipt/contracts';
import { formTime } from '../dates';
import type { TableColumn, TableEntry } from '../pdf/table';
import { printable } from '../pdf/printable';

type LineKey = 'serial' | 'item' | 'holder' | 'result' | 'by' | 'time';
type Line = InventoryReportDto['lines'][number];
type CodeKey = 'code' | 'found' | 'by' | 'time';

const NONE = '-';

const timeOf = (at: string | null): string => (at === null ? NONE : formTime(new Date(at)));

export const LINE_COLUMNS: readonly TableColumn<LineKey>[] = [
  { key: 'serial', head: ['', 'SERIAL NUMBER'], width: 122 },
  { key: 'item', head: ['', 'ITEM'], width: 136 },
  { key: 'holder', head: ['', 'HOLDER AT OPENING'], width: 82 },
  { key: 'result', head: ['', 'RESULT'], width: 50 },
  { key: 'by', head: ['', 'COUNTED BY'], width: 76 },
  { key: 'time', head: ['', 'TIME'], width: 74 },
];

export const CODE_COLUMNS: readonly TableColumn<CodeKey>[] = [
  { key: 'code', head: ['', 'CODE READ'], width: 220 },
  { key: 'found', head: ['', 'WHAT IT IS'], width: 170 },
  { key: 'by', head: ['', 'READ BY'], width: 76 },
  { key: 'time', head: ['', 'TIME'], width: 74 },
];

const FOUND: Record<InventoryExtraDto['result'], string> = {
  'not-mine': 'On the books, not on this inventory',
  'not-on-the-books': 'Not on the books',
  'near-miss': 'Near miss of an item',
};

/** How a line that nobody read ended, as the cell has it. */
const resultOf = ({ leftAt, document }: Pick<Line, 'leftAt' | 'document'>): string[] => {
  if (leftAt) return ['Left the', 'book'];
  return document ? ['By', 'document', document.number, document.note].map(printable) : ['NOT SEEN'];
};

export const lineEntries = ({ lines }: InventoryReportDto): TableEntry<LineKey>[] =>
  lines.map(({ serialNumber, name, holder, countedBy, countedAt, reason, ...line }) => ({
    cells: {
      serial: [printable(serialNumber)],
      item: reason ? [printable(name), printable(`Reason: ${reason}`)] : [printable(name)],
      holder: [printable(holder ?? 'Unassigned')],
      result: countedAt !== null ? ['Seen'] : resultOf(line),
      by: [printable(countedBy ?? line.document?.by ?? NONE)],
      time: [timeOf(countedAt ?? line.document?.at ?? null)],
    },
  }));

export const codeEntries = (extras: readonly InventoryExtraDto[]): TableEntry<CodeKey>[] =>
  extras.map(({ code, result, by, at }) => ({
    cells: { code: [printable(code)], found: [FOUND[result]], by: [printable(by)], time: [timeOf(at)] },
  }));
