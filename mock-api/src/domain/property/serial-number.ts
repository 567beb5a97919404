/** Characters that are misread for each other on a data plate, and what each is folded to. */
const LOOKALIKES: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** A serial number as the property book keeps it: trimmed and upper-cased (RULE-14). */
export const normalizeSerial = (typed: string): string => typed.trim().toUpperCase();

/** The serial number with O/0 and I/1/L made one; the column `serial_fold` computes the same. */
export const foldSerial = (serial: string): string =>
  normalizeSerial(serial).replace(/[OIL]/g, (letter) => LOOKALIKES[letter] ?? letter);

/**
 * Every folded serial number within one misreading of `serial`: itself, and each pair of neighbours
 * transposed. A held item whose `serial_fold` is among them is a near miss.
 */
export function nearMissFolds(serial: string): string[] {
  const fold = foldSerial(serial);
  const folds = new Set([fold]);
  for (let index = 0; index + 1 < fold.length; index += 1) {
    folds.add(fold.slice(0, index) + fold[index + 1] + fold[index] + fold.slice(index + 2));
  }
  return [...folds];
}
