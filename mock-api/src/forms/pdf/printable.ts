const PLAIN = /^[\x20-\x7e]*$/;

/**
 * Text as it may be drawn on paper: composed characters, every kind of space or line break as one
 * space, and none of what is invisible: control characters, marks that turn the reading direction,
 * half surrogates, private and unassigned characters.
 */
export function printable(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .normalize('NFC')
    .replace(/[\s\p{Z}]/gu, ' ')
    .replace(/\p{C}/gu, '');
}

/** The paragraphs of a longer text, each printable, the empty ones left out. */
export const paragraphs = (text: string): string[] =>
  text
    .split(/[\n\r\u2028\u2029]+/)
    .map((line) => printable(line).trim())
    .filter(Boolean);
