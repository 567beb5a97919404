import { type OutDto, type OutEntryDto, personName } from '@hand-receipt/contracts';
import { formTime } from '../dates';
import { flowTable } from '../pdf/flow-table';
import { LETTER, MARGIN } from '../maintenance/sheet';
import type { TableColumn, TableEntry } from '../pdf/table';
import { PageFlow } from '../pdf/page-flow';
import { Paper } from '../pdf/paper';
import { type PdfStream, printSheets } from '../pdf/print-sheets';
import { printable } from '../pdf/printable';

type Key = 'person' | 'item' | 'serial' | 'kind' | 'since' | 'due' | 'state';

const COLUMNS: readonly TableColumn<Key>[] = [
  { key: 'person', head: ['RANK AND', 'NAME'], width: 90 },
  { key: 'item', head: ['', 'ITEM'], width: 120 },
  { key: 'serial', head: ['', 'SERIAL NUMBER'], width: 90 },
  { key: 'kind', head: ['', 'KIND'], width: 48 },
  { key: 'since', head: ['', 'SINCE'], width: 66 },
  { key: 'due', head: ['', 'DUE'], width: 66 },
  { key: 'state', head: ['', 'STATE'], width: 60 },
];

const KIND = { draw: 'Draw', temporary: 'Temporary', issue: 'Issue' } as const satisfies Record<
  OutEntryDto['basis'],
  string
>;
const STATE = { out: 'Out', 'due-soon': 'Due within 1 hour', overdue: 'Overdue' } as const satisfies Record<
  OutEntryDto['state'],
  string
>;

const TITLE = 'WHO IS OUT';
const FOOT = 60;

const toEntry = ({ person, item, basis, since, due_at: due, state }: OutEntryDto): TableEntry<Key> => ({
  cells: {
    person: [printable(personName(person))],
    item: [printable(item.name)],
    serial: [printable(item.serial_number)],
    kind: [KIND[basis]],
    since: [formTime(new Date(since))],
    due: due ? [formTime(new Date(due))] : [],
    state: [STATE[state]],
  },
});

/** Makes the list of what is out of a counter, as the board shows it. */
export async function makeOutList({ counter, out, stock, entries }: OutDto, at: Date): Promise<PdfStream> {
  const paper = await Paper.open({ title: `Who is out, ${counter.name}`, at });
  const flow = new PageFlow(paper, { size: LETTER, margin: MARGIN, top: LETTER[1] - MARGIN, foot: FOOT });
  const heading = { size: 12, face: 'bold', align: 'center' } as const;
  flow.write(`${printable(counter.unit).toUpperCase()}, ${printable(counter.name).toUpperCase()}`, heading);
  flow.write(`${TITLE}, ${formTime(at)}`, heading);
  flow.gap(8);
  flow.write(`${out} of ${stock} out`, { size: 10 });
  flow.gap(8);
  if (entries.length > 0) flowTable(flow, COLUMNS, entries.map(toEntry));
  else flow.write('Nothing is out.', { size: 10 });
  const sheets = flow.sheets((onto, page, pages) => {
    onto.text(TITLE, MARGIN, FOOT - 14, { size: 10, face: 'bold' });
    const right = LETTER[0] - MARGIN;
    onto.text(`page ${page} of ${pages}`, right, FOOT - 14, { size: 8, align: 'right' });
  });
  return printSheets(paper, sheets);
}
