/** What a cell has whose formula was never calculated: the program that wrote the file left its result out. */
export const NOT_CALCULATED = '#NOT CALCULATED';

/** What a spreadsheet shows where a formula has no result. */
const FORMULA_ERROR = /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|CALC!|GETTING_DATA)$/i;

/** Why a cell has no value, in words that follow its heading; null where it has one. */
export function formulaError(cell: string): string | null {
  if (cell === NOT_CALCULATED) {
    return 'holds a formula without a result. Open the file in a spreadsheet program, save it, and choose it again.';
  }
  return FORMULA_ERROR.test(cell) ? `holds the error ${cell} of a formula.` : null;
}

/** As a date of a workbook is read. */
const DATE = /^\d{4}-\d\d-\d\d(?: \d\d:\d\d:\d\d)?$/;
const TYPE_AGAIN = 'Set the cell to text and type it again.';

/** What a spreadsheet made of a number on a data plate, in words that follow the heading; null where it is as typed. */
export function lostNumber(cell: string): string | null {
  if (DATE.test(cell)) return `holds a date, ${cell}, not text. ${TYPE_AGAIN}`;
  if (/^(?:true|false)$/i.test(cell))
    return `holds ${cell.toUpperCase()}, a yes or no, not text. ${TYPE_AGAIN}`;
  return null;
}

/** As spreadsheets write a date in CSV: 4-Mar, 20-Nov-26, 11/20/2026. */
const WRITTEN_DATE =
  /^(?:\d{1,2}-(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:-\d{2,4})?|\d{1,2}\/\d{1,2}\/\d{2,4})$/i;

/** What a spreadsheet may have made of a number on a data plate, in words that follow the heading; null for nothing. */
export function doubtfulNumber(cell: string): string | null {
  if (/^\d+\.\d+$/.test(cell)) {
    return `holds a number with decimals, ${cell}. A spreadsheet drops zeros at its end. Compare it with the data plate.`;
  }
  if (WRITTEN_DATE.test(cell)) return `may hold a date, ${cell}. Compare it with the data plate.`;
  return null;
}
