import type { Face } from '../pdf/faces';
import type { Paper } from '../pdf/paper';
import { wrap } from '../pdf/wrap';
import type { Entry } from './entry';
import { FRONT, REVERSE } from './geometry';

/** Lettering of what is entered. */
export const ENTRY_SIZE = 8;
/** Lines of text that one line of the form holds in blocks a and b. */
const TEXT_LINES = 2;
/** From a field's edge to its text, in points. */
export const INDENT = 1;

/** One line of the form. */
export interface Row {
  stock: string[];
  description: string[];
  /** The entry that begins here; null on the lines that it goes on. */
  entry: Entry | null;
  kind: Entry['kind'];
  /** What an entry that goes on overleaf is called there. */
  name: string;
}

/** The narrower of the two sides, so that a text fits wherever it comes to stand. */
const widthOf = (column: 'a' | 'b') =>
  Math.min(...[FRONT, REVERSE].map(({ fields }) => fields[column][1] - fields[column][0])) - 2 * INDENT;
const WIDTH = { a: widthOf('a'), b: widthOf('b') };

/** Lettering of block b: a heading and the end are bold. */
export const letteringOf = (kind: Entry['kind']): { size: number; face: Face } => ({
  size: ENTRY_SIZE,
  face: kind === 'item' ? 'regular' : 'bold',
});

const linesOf = (paper: Paper, texts: readonly string[], width: number, kind: Entry['kind'] = 'item') =>
  texts.flatMap((text) => wrap(paper, text, width, letteringOf(kind)));

const pair = (lines: readonly string[], row: number) =>
  lines.slice(row * TEXT_LINES, row * TEXT_LINES + TEXT_LINES);

/** Sets an entry in the form's lines: whatever does not fit one line goes on in the next. */
export function rowsOf(paper: Paper, entry: Entry): Row[] {
  const stock = linesOf(paper, entry.stock, WIDTH.a);
  const description = linesOf(paper, entry.description, WIDTH.b, entry.kind);
  const count = Math.ceil(Math.max(stock.length, description.length, 1) / TEXT_LINES);
  return Array.from({ length: count }, (_, row) => ({
    stock: pair(stock, row),
    description: pair(description, row),
    entry: row === 0 ? entry : null,
    kind: entry.kind,
    name: entry.description[0] ?? '',
  }));
}

/** The line that takes an entry up again at the head of a page. */
export function continuedRow(paper: Paper, { name }: Row): Row {
  const [first = '', ...more] = linesOf(paper, [`${name} (continued)`], WIDTH.b);
  return {
    stock: [],
    description: more.length > 0 ? [first, '(continued)'] : [first],
    entry: null,
    kind: 'item',
    name,
  };
}
