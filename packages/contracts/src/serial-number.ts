/** Full-width forms of the plain letters, digits and signs, and the spaces of all scripts. */
const WIDE = /[\uff01-\uff5e\p{Zs}]/gu;

/**
 * A letter's capital. A letter of another alphabet of which plain ones would be made, as SS of a sharp s or I of a
 * dotless i, stays: it would be another serial number than was typed.
 */
function capitalOf(letter: string): string {
  const capital = letter.toUpperCase();
  return letter > '\x7e' && /^[\x20-\x7e]+$/.test(capital) ? letter : capital;
}

/**
 * A serial number as the property book keeps it: trimmed and upper-cased (RULE-14), a full-width letter
 * or digit as the plain one that it stands for. The browser and the API use it, so that both find the same item.
 */
export const normalizeSerial = (typed: string): string => {
  const plain = typed.normalize('NFC').replace(WIDE, (wide) => wide.normalize('NFKC'));
  return [...plain.trim()].map(capitalOf).join('');
};

/** Characters that are misread for each other, and what each is folded to. */
const LOOKALIKES: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** Capitals of other alphabets that are drawn as one of A to Z or 0 to 9 is, each under its double. */
const FOREIGN = 'АВЕЗКМНОРСТУХІЅЈΑΒΕΖΗΙΚΜΝΟΡΤΥΧ';
const DOUBLES = 'ABE3KMHOPCTYXISJABEZHIKMNOPTYX';

const plainLetter = (letter: string): string => DOUBLES[FOREIGN.indexOf(letter)] ?? letter;

/** Capitals with the letters of other alphabets as their doubles, and O/0 and I/1/L made one. */
export const foldLookAlikes = (capitals: string): string =>
  capitals.replace(/[^\x20-\x7e]/gu, plainLetter).replace(/[OIL]/g, (letter) => LOOKALIKES[letter] ?? letter);

/**
 * The serial number with O/0 and I/1/L made one; the column `serial_fold` computes the same of what is held, which
 * has no letters of other alphabets.
 */
export const foldSerial = (serial: string): string => foldLookAlikes(normalizeSerial(serial));

/**
 * Every folded serial number within one misreading of `serial`: itself, and each pair of neighbours
 * transposed. An item whose folded serial number is among them is a near miss.
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

/** Where two serial numbers differ: what both begin with, each one's own characters, and what both end with. */
export interface SerialDifference {
  before: string;
  read: string;
  listed: string;
  after: string;
}

/**
 * From the first character that differs to the last one.
 * @returns null where they are the same
 */
export function serialDifference(read: string, listed: string): SerialDifference | null {
  if (read === listed) return null;
  // Whole characters: half of one shows as nothing.
  const ours = [...read];
  const theirs = [...listed];
  const shortest = Math.min(ours.length, theirs.length);
  let start = 0;
  while (start < shortest && ours[start] === theirs[start]) start += 1;
  let end = 0;
  while (end < shortest - start && ours.at(-1 - end) === theirs.at(-1 - end)) end += 1;
  return {
    before: ours.slice(0, start).join(''),
    read: ours.slice(start, ours.length - end).join(''),
    listed: theirs.slice(start, theirs.length - end).join(''),
    after: ours.slice(ours.length - end).join(''),
  };
}

/** Character by character: a screen reader makes a number of '41'. */
const spelled = (characters: string): string => [...characters].join(' ') || 'nothing';

/**
 * Where two serial numbers differ, for people who do not see the mark.
 * @param listedIn what has the other one, e.g. 'the book'
 * @returns 'From character 6: you read 4 1, the book has 1 4.'; empty where they are the same
 */
export function serialDifferenceWords(read: string, listed: string, listedIn: string): string {
  const difference = serialDifference(read, listed);
  if (!difference) return '';
  const from = [...difference.before].length + 1;
  return `From character ${from}: you read ${spelled(difference.read)}, ${listedIn} has ${spelled(difference.listed)}.`;
}
