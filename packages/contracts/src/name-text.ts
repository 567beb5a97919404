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
export const NAME_WORDS = 'must have a letter or a digit, and only characters that can be seen';

/**
 * The one rule for names of people, units, items and their parts: every character of it can be seen, and one is a
 * letter or a digit. Zero-width characters, marks of direction and control characters would make a second name that
 * looks like the first.
 */
export const isName = (text: string): boolean => /[\p{L}\p{N}]/u.test(text) && !INVISIBLE.test(text);
