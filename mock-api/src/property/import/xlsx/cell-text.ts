/** Digits that a spreadsheet keeps of a number. A longer one has lost its last digits. */
const EXACT_DIGITS = 15;

const MIDNIGHT = 'T00:00:00.000Z';

/**
 * A number as its digits. A workbook may store 1005012310973 as 1.005012310973E12; one that is too long for a
 * spreadsheet stays as it is, and the check of the row says so.
 */
export function numberText(stored: string): string {
  const [, sign = '', whole = '', fraction = '', exponent] =
    /^(-?)(\d+)(?:\.(\d+))?E([+-]?\d+)$/i.exec(stored) ?? [];
  if (exponent === undefined) return stored;
  const digits = whole + fraction;
  const places = whole.length + Number(exponent);
  // As a spreadsheet shows it.
  if (places > EXACT_DIGITS || places < -EXACT_DIGITS) return stored.replace(/E(?=\d)/i, 'E+');
  const before =
    digits
      .slice(0, Math.max(places, 0))
      .padEnd(places, '0')
      .replace(/^0+(?=\d)/, '') || '0';
  const after = (places < 0 ? '0'.repeat(-places) + digits : digits.slice(places)).replace(/0+$/, '');
  return sign + before + (after && `.${after}`);
}

/** A cell as text, as a spreadsheet shows it; a formula is its result, as it was last saved. */
export function cellText(cell: unknown): string {
  if (cell instanceof Date) {
    const iso = cell.toISOString();
    return iso.endsWith(MIDNIGHT) ? iso.slice(0, 10) : iso.slice(0, 19).replace('T', ' ');
  }
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  return typeof cell === 'string' ? cell.replace(/\r\n?/g, '\n').trim() : '';
}
