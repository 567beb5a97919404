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
 * What is left of a name to a person who reads it in passing: two names with the same skeleton are easily taken for
 * each other. Without accents, blanks, signs and characters that cannot be seen; 'rn' reads as 'm', 'vv' as 'w'.
 */
export const nameSkeleton = (name: string): string =>
  foldLookAlikes(
    name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '')
      .replaceAll('rn', 'm')
      .replaceAll('vv', 'w')
      .toUpperCase(),
  );
