import type { Paper } from './paper';
import { wrap } from './wrap';

const SIZE = 8;
const ACROSS = { size: SIZE, face: 'bold' } as const;
const PADDING = 3;
/** From one ruled line to the next. */
const LINE_HEIGHT = 16;
const HEAD_HEIGHT = 28;
const HEAD_SIZE = 6;

export interface TableColumn<K extends string> {
  key: K;
  /** Printed lines of the column's head. */
  head: readonly string[];
  width: number;
  /** Figures and symbols stand in the middle. */
  centered?: boolean;
}

/** An entry of a table: each text begins on a ruled line of its own. */
export interface TableEntry<K extends string> {
  cells: Partial<Record<K, readonly string[]>>;
  /** The column whose first text is circled, as a fault that takes the equipment out of service is. */
  circled?: K;
  /** A text over the whole width, in place of cells. */
  across?: string;
  /** A page does not end between it and the entry below. */
  keepsNext?: boolean;
}

/** One ruled line. */
export interface TableLine<K extends string> {
  cells: Partial<Record<K, string>>;
  circled?: K;
  across?: string;
  /** A page may begin with it. */
  begins?: boolean;
}

/** Sets entries in ruled lines: what does not fit one goes on in the next. */
export function linesOf<K extends string>(
  paper: Paper,
  columns: readonly TableColumn<K>[],
  entries: readonly TableEntry<K>[],
): TableLine<K>[] {
  const whole = columns.reduce((sum, { width }) => sum + width, 0) - 2 * PADDING;
  let begins = true;
  return entries.flatMap(({ cells, circled, across, keepsNext = false }): TableLine<K>[] => {
    const first = begins;
    begins = !keepsNext;
    if (across !== undefined) {
      return wrap(paper, across, whole, ACROSS).map((text, row) => ({
        cells: {},
        across: text,
        begins: row === 0 && first,
      }));
    }
    const set = columns.map(({ key, width }) => ({
      key,
      lines: (cells[key] ?? []).flatMap((text) => wrap(paper, text, width - 2 * PADDING, { size: SIZE })),
    }));
    const count = Math.max(1, ...set.map(({ lines }) => lines.length));
    return Array.from({ length: count }, (_, row) => ({
      cells: Object.fromEntries(
        set.map(({ key, lines }) => [key, lines[row] ?? '']),
      ) as TableLine<K>['cells'],
      begins: row === 0 && first,
      ...(row === 0 && { circled }),
    }));
  });
}

/** Ruled lines that stand between two heights, below the table's head. */
export const capacity = (top: number, bottom: number): number =>
  Math.floor((top - HEAD_HEIGHT - bottom) / LINE_HEIGHT);

/** Points that a table of so many ruled lines takes with its head. */
export const heightOf = (rows: number): number => HEAD_HEIGHT + rows * LINE_HEIGHT;

function drawHead<K extends string>(
  paper: Paper,
  columns: readonly TableColumn<K>[],
  x: number,
  top: number,
) {
  let left = x;
  for (const { head, width } of columns) {
    head.forEach((text, row) =>
      paper.text(text, left + width / 2, top - 8 - row * 7, { size: HEAD_SIZE, align: 'center' }),
    );
    left += width;
  }
}

function writeLine<K extends string>(
  paper: Paper,
  columns: readonly TableColumn<K>[],
  x: number,
  baseline: number,
  line: TableLine<K>,
): void {
  if (line.across !== undefined) paper.text(line.across, x + PADDING, baseline, ACROSS);
  let left = x;
  for (const { key, width, centered } of columns) {
    const middle = left + width / 2;
    const text = line.cells[key] ?? '';
    if (centered) paper.text(text, middle, baseline, { size: SIZE, align: 'center' });
    else paper.text(text, left + PADDING, baseline, { size: SIZE });
    if (line.circled === key) {
      const across = Math.max(6.5, paper.width(text, { size: SIZE }) / 2 + 2.5);
      paper.ellipse(middle, baseline + SIZE * 0.36, [across, 6.5], 0.9);
    }
    left += width;
  }
}

/** The heights between which the upright lines stand: none goes through a text over the whole width. */
function uprightSpans<K extends string>(
  lines: readonly TableLine<K>[],
  { top, body, bottom }: Record<'top' | 'body' | 'bottom', number>,
): [from: number, to: number][] {
  const spans: [number, number][] = [];
  let from = top;
  lines.forEach(({ across }, row) => {
    if (across === undefined) return;
    const upper = body - row * LINE_HEIGHT;
    if (from > upper) spans.push([from, upper]);
    from = upper - LINE_HEIGHT;
  });
  if (from > bottom) spans.push([from, bottom]);
  return spans;
}

/**
 * Draws a table with its upper left corner at (x, top), ruled to `rows` lines.
 *
 * @returns its lower edge.
 */
export function drawTable<K extends string>(
  paper: Paper,
  { columns, x, top, rows }: { columns: readonly TableColumn<K>[]; x: number; top: number; rows: number },
  lines: readonly TableLine<K>[],
): number {
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  const body = top - HEAD_HEIGHT;
  const bottom = body - rows * LINE_HEIGHT;
  paper.box(x, bottom, width, top - bottom, 0.75);
  for (let row = 0; row < rows; row += 1) {
    const y = body - row * LINE_HEIGHT;
    paper.line(x, y, x + width, y, row === 0 ? 0.75 : 0.4);
  }
  const spans = uprightSpans(lines, { top, body, bottom });
  let left = x;
  for (const column of columns.slice(0, -1)) {
    left += column.width;
    for (const [from, to] of spans) paper.line(left, from, left, to, 0.75);
  }
  drawHead(paper, columns, x, top);
  lines.forEach((line, row) => writeLine(paper, columns, x, body - row * LINE_HEIGHT - 11, line));
  return bottom;
}
