import { flowTable } from '../pdf/flow-table';
import { LETTER, MARGIN } from '../maintenance/sheet';
import { type TableColumn, type TableEntry, capacity } from '../pdf/table';
import { PageFlow } from '../pdf/page-flow';
import { Paper } from '../pdf/paper';
import { type PdfStream, printSheets } from '../pdf/print-sheets';
import { printable } from '../pdf/printable';

type Key =
  | 'date'
  | 'item'
  | 'serialNumber'
  | 'card'
  | 'person'
  | 'out'
  /** How the recipient signed. */
  | 'signedBy'
  /** Of the operator. */
  | 'initials'
  | 'due'
  | 'in'
  | 'inBy';

/**
 * A line of the log: one item that went out, and how it came back; or who took the keys. Each cell has its lines of text.
 * Times are DDMMMYYYY HHMM.
 */
export type IssueLogLine = Partial<Record<Key, readonly string[]>>;

/** What stands above the log. */
export interface IssueLogHead {
  unit: string;
  counter: string;
  /** The days that it covers, `01NOV2026 to 30NOV2026`; empty on a blank sheet. */
  days: string;
}

const COLUMNS: readonly TableColumn<Key>[] = [
  { key: 'date', head: ['', 'DATE'], width: 54 },
  { key: 'item', head: ['', 'ITEM'], width: 80 },
  { key: 'serialNumber', head: ['', 'SERIAL NUMBER'], width: 80 },
  { key: 'card', head: ['', 'CARD'], width: 42 },
  { key: 'person', head: ['RANK AND', 'NAME'], width: 84 },
  { key: 'out', head: ['', 'OUT (DTG)'], width: 72 },
  { key: 'signedBy', head: ['SIGNED BY', '(METHOD)'], width: 50 },
  { key: 'initials', head: ["OPERATOR'S", 'INITIALS'], width: 44 },
  { key: 'due', head: ['', 'DUE (DTG)'], width: 72 },
  { key: 'in', head: ['', 'IN (DTG)'], width: 72 },
  { key: 'inBy', head: ['', 'IN BY'], width: 70 },
];

const LANDSCAPE = [LETTER[1], LETTER[0]] as const;
const FOOT = 60;
const TITLE = 'ISSUE AND RETURN LOG';

/** Ruled lines for writing by hand, as many as a page holds. */
const blankLines = (flow: PageFlow): TableEntry<Key>[] =>
  Array.from({ length: capacity(flow.space, 0) }, () => ({ cells: {} }));

/**
 * Makes the issue log of a counter, one ruled line for each item.
 *
 * @param head without days for a blank sheet, to be filled in by hand while the power is out
 * @param lines in order of time
 */
export async function makeIssueLog(
  { unit, counter, days }: IssueLogHead,
  lines: readonly IssueLogLine[],
  at: Date,
): Promise<PdfStream> {
  const paper = await Paper.open({ title: `Issue log ${counter}`, at });
  const flow = new PageFlow(paper, {
    size: LANDSCAPE,
    margin: MARGIN,
    top: LANDSCAPE[1] - MARGIN,
    foot: FOOT,
  });
  flow.write(`${printable(unit).toUpperCase()}, ${printable(counter).toUpperCase()}`, {
    size: 12,
    face: 'bold',
    align: 'center',
  });
  flow.write(days ? `${TITLE}, ${days}` : TITLE, { size: 12, face: 'bold', align: 'center' });
  flow.gap(10);
  const entries = lines.map((line): TableEntry<Key> => ({
    cells: Object.fromEntries(
      COLUMNS.map(({ key }) => [key, (line[key] ?? []).filter(Boolean).map((text) => printable(text))]),
    ),
  }));
  if (days && entries.length === 0) flow.write('Nothing was handed over in these days.', { size: 10 });
  else flowTable(flow, COLUMNS, days ? entries : blankLines(flow));
  const sheets = flow.sheets((onto, page, pages) => {
    const y = FOOT - 14;
    onto.text(TITLE, MARGIN, y, { size: 10, face: 'bold' });
    onto.text(`page ${page} of ${pages}`, LANDSCAPE[0] - MARGIN, y, { size: 8, align: 'right' });
  });
  return printSheets(paper, sheets);
}
