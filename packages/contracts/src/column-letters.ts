const LETTERS = 26;

/**
 * The letters by which a spreadsheet calls a column, e.g. 'H', or 'AB'.
 *
 * @param place from 0.
 */
export function columnLetters(place: number): string {
  const last = String.fromCharCode(65 + (place % LETTERS));
  return place < LETTERS ? last : columnLetters(Math.floor(place / LETTERS) - 1) + last;
}
