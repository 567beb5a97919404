/** Characters that draw nothing and are neither control nor format characters to Unicode: the Braille blank. */
const BLANK = '\\u2800';
const INVISIBLE = new RegExp(`[\\p{C}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}${BLANK}]`, 'u');

/** A name as it is kept: composed letters, no blanks around it, one blank between its words. */
export const tidyName = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();

/** What to say of a name that is not one. */
export const NAME_WORDS =
  'must have a letter or a digit, only characters that can be seen, and no letters of two alphabets that look alike';

const WORDS = /[\p{L}\p{M}\p{N}]+/gu;
/** Full-width letters, which are Latin ones to Unicode. */
const WIDE = '\\uff21-\\uff3a\\uff41-\\uff5a';
const LATIN = new RegExp(`(?![${WIDE}])\\p{Script=Latin}`, 'u');
/** Letters that do not stand in one word with Latin ones. Ohm and micro do, in units of measure. */
const FOREIGN = new RegExp(`[${WIDE}\\p{Script=Cyrillic}]|(?![Ωμ])\\p{Script=Greek}`, 'u');
/** A word that can be read as Latin letters and has none. */
const DISGUISED = new RegExp(
  `^(?=.*\\p{L})[${WIDE}АВЕЗКМНОРСТУХІЅЈаеорсухіѕјΑΒΕΖΗΙΚΜΝΟΡΤΥΧο\\p{M}\\p{N}]+$`,
  'u',
);

/** A word mixes alphabets, or a name in Latin letters has a word of another alphabet that reads as a Latin one. */
function mixesAlphabets(text: string): boolean {
  const words = text.match(WORDS) ?? [];
  return (
    words.some((word) => LATIN.test(word) && FOREIGN.test(word)) ||
    (LATIN.test(text) && words.some((word) => DISGUISED.test(word)))
  );
}

/** Letters of any language have at most two marks that are not composed into them. */
const STACKED_MARKS = /\p{M}{3}/u;

/**
 * The one rule for names of people, units, items and their parts: every character of it can be seen, and one is a
 * letter or a digit. Zero-width characters, marks of direction, control characters and letters of another alphabet would
 * make a second name that looks like the first. A name in one alphabet is a name, whichever it is.
 */
export const isName = (text: string): boolean =>
  /[\p{L}\p{N}]/u.test(text) && !INVISIBLE.test(text) && !STACKED_MARKS.test(text) && !mixesAlphabets(text);
