import { stringify } from 'csv-stringify/sync';

/** What tells a spreadsheet that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/** Begins of a cell that a spreadsheet runs as a formula, and what looks as if it had been disarmed. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** A cell as `writeRows` writes it: with an apostrophe before what would be a formula. */
const disarm = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);

/** A cell as it was before `writeRows` disarmed it. */
export const readCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;

/** Rows as CSV text with the line ends of Windows. No cell of it is a formula to a spreadsheet. */
export const writeRows = (rows: readonly (readonly (string | null)[])[]): string =>
  stringify(
    rows.map((row) => row.map((cell) => disarm(cell ?? ''))),
    { record_delimiter: 'windows', quoted_match: /[\r\n]/ },
  );
