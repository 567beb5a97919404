import type { Paper } from '../pdf/paper';
import type { Entry } from './entry';
import type { Column, Side } from './geometry';
import { ENTRY_SIZE, INDENT, type Row, letteringOf } from './rows';

const TEXT_LEADING = 10;
/** From the rule above a line to its first baseline. */
const FIRST_BASELINE = 9.5;
/** From the rule above a line to the figures, which stand in its middle. */
const FIGURE_BASELINE = 14.5;
const SMALLEST = 4;

/** Writes a short word or figure in the middle of its column, smaller where it is wide. */
function writeFigure(paper: Paper, side: Side, column: Column, top: number, text: string): void {
  const [from, to] = side.fields[column];
  let size = ENTRY_SIZE;
  while (size > SMALLEST && paper.width(text, { size }) > to - from) size -= 0.5;
  paper.text(text, (from + to) / 2, top - FIGURE_BASELINE, { size, align: 'center' });
}

function writeFigures(paper: Paper, side: Side, top: number, entry: Entry): void {
  const figures: [Column, string | number | undefined][] = [
    ['c', entry.annex],
    ['d', entry.sec],
    ['e', entry.unit],
    ['f', entry.authorized],
    ['A', entry.quantity],
  ];
  for (const [column, figure] of figures) {
    if (figure !== undefined) writeFigure(paper, side, column, top, String(figure));
  }
}

function writeRow(paper: Paper, side: Side, top: number, row: Row): void {
  const [from, to] = side.fields.b;
  const lettering = letteringOf(row.kind);
  const baseline = (line: number) => top - FIRST_BASELINE - line * TEXT_LEADING;
  row.stock.forEach((text, line) =>
    paper.text(text, side.fields.a[0] + INDENT, baseline(line), { size: ENTRY_SIZE }),
  );
  row.description.forEach((text, line) => {
    if (row.kind === 'end')
      paper.text(text, (from + to) / 2, baseline(line), { ...lettering, align: 'center' });
    else paper.text(text, from + INDENT, baseline(line), lettering);
  });
  if (row.entry) writeFigures(paper, side, top, row.entry);
}

/** Fills the lines of a side from the first on. */
export function writeRows(paper: Paper, side: Side, rows: readonly Row[]): void {
  rows.forEach((row, index) => writeRow(paper, side, side.lineRules[index] ?? 0, row));
}
