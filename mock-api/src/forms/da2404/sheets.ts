import type { Paper } from '../pdf/paper';
import type { Sheet } from '../pdf/print-sheets';
import { type MaintenanceForm, acrossEntries, photoNote, symbolText } from '../maintenance/maintenance-form';
import { photoSheets } from '../maintenance/photo-sheets';
import { FOOT, LETTER, MARGIN, writeFoot } from '../maintenance/sheet';
import { type TableColumn, type TableEntry, capacity, drawTable, linesOf } from '../pdf/table';
import { drawHead } from './draw-head';

type Key = 'a' | 'b' | 'c' | 'd' | 'e';

const COLUMNS: readonly TableColumn<Key>[] = [
  { key: 'a', head: ['TM', 'ITEM NO.', 'a'], width: 42, centered: true },
  { key: 'b', head: ['STATUS', '', 'b'], width: 38, centered: true },
  { key: 'c', head: ['DEFICIENCIES AND SHORTCOMINGS', '', 'c'], width: 222 },
  { key: 'd', head: ['CORRECTIVE ACTION', '', 'd'], width: 190 },
  { key: 'e', head: ['INITIAL WHEN', 'CORRECTED', 'e'], width: 48, centered: true },
];

/** Height of the table's head on the front and on the pages that follow. */
const TOP = { front: LETTER[1] - MARGIN - 222, next: LETTER[1] - MARGIN } as const;

function entriesOf(form: MaintenanceForm): TableEntry<Key>[] {
  const notes = [...(form.urgency ? [`Urgency: ${form.urgency}`] : []), ...photoNote(form)];
  const hasRemarks = form.remarks.length > 0;
  const rows = form.faults.map(
    ({ tmItem, symbol, description, actions, initial }, index): TableEntry<Key> => ({
      cells: {
        a: [tmItem],
        b: [symbolText(symbol)],
        c: index === 0 && !hasRemarks ? [...description, ...notes] : description,
        d: actions,
        e: [initial],
      },
      ...(symbol === 'X' && tmItem !== '' && { circled: 'a' }),
      ...(symbol === 'circled X' && { circled: 'b' }),
    }),
  );
  return [
    ...acrossEntries<Key>(hasRemarks ? [...form.remarks, ...notes] : []),
    ...rows,
    ...acrossEntries<Key>(form.reports),
  ];
}

/** Every sheet of a DA Form 2404: its front, further pages of its table where they are needed, and the photos. */
export function da2404Sheets(paper: Paper, form: MaintenanceForm): Sheet[] {
  const lines = linesOf(paper, COLUMNS, entriesOf(form));
  const front = capacity(TOP.front, FOOT);
  const next = capacity(TOP.next, FOOT);
  const starts = [0];
  for (let start = front; start < lines.length; start += next) starts.push(start);
  const sheets = starts.map((start, index): Sheet => (onto, page, pages) => {
    onto.addPage(LETTER);
    const top = index === 0 ? drawHead(onto, form) : TOP.next;
    const rows = index === 0 ? front : next;
    drawTable(onto, { columns: COLUMNS, x: MARGIN, top, rows }, lines.slice(start, start + rows));
    writeFoot(onto, form, page, pages);
  });
  return [...sheets, ...photoSheets(form)];
}
