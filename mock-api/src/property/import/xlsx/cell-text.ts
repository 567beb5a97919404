/** Digits that a spreadsheet keeps of a number. A longer one has lost its last digits. */
const EXACT_DIGITS = 15;

const MIDNIGHT = 'T00:00:00.000Z';

/**
 * A number as its digits. A workbook may store 1005012310973 as 1.005012310973E12; one that is too long for a
 * spreadsheet stays as it is, and the check of the row says so.
 */
export function numberText(stored: string): string {
  const [, sign = '', whole = '', fraction = '', exponent] =
    /^(-?)(\d+)(?:\.(\d+))?E\+?(\d+)$/i.exec(stored) ?? [];
  const places = Number(exponent);
  if (exponent === undefined || fraction.length > places) return stored;
  // As a spreadsheet shows it.
  if (whole.length + places > EXACT_DIGITS) return stored.replace(/E(?=\d)/i, 'E+');
  return sign + (whole + fraction.padEnd(places, '0')).replace(/^0+(?=\d)/, '');
}

/** A cell as text; a formula is its result, as it was last saved. */
export function cellText(cell: unknown): string {
  if (cell instanceof Date) {
    const iso = cell.toISOString();
    return iso.endsWith(MIDNIGHT) ? iso.slice(0, 10) : iso.slice(0, 19).replace('T', ' ');
  }
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No';
  return typeof cell === 'string' ? cell.replace(/\r\n?/g, '\n').trim() : '';
}
