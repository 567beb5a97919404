import { normalizeSerial } from '@hand-receipt/contracts';
import { foldLookAlikes } from '../kernel';

/**
 * The first character that no data plate has: a letter of another alphabet that looks like one of A to Z
 * would make a second item of the same plate. Undefined where there is none.
 */
export const strangeCharacter = (serial: string): string | undefined =>
  /[^\x20-\x7e]/u.exec(normalizeSerial(serial))?.[0];

/**
 * The serial number with O/0 and I/1/L made one; the column `serial_fold` computes the same of what is held, which
 * has no letters of other alphabets.
 */
export const foldSerial = (serial: string): string => foldLookAlikes(normalizeSerial(serial));

/**
 * Every folded serial number within one misreading of `serial`: itself, and each pair of neighbours
 * transposed. A held item whose `serial_fold` is among them is a near miss.
 */
export function nearMissFolds(serial: string): string[] {
  const fold = foldSerial(serial);
  const folds = new Set([fold]);
  // Whole characters: half of one is no text that a database takes.
  const letters = [...fold];
  for (const [index, letter] of letters.slice(0, -1).entries()) {
    folds.add([...letters.slice(0, index), letters[index + 1], letter, ...letters.slice(index + 2)].join(''));
  }
  return [...folds];
}
