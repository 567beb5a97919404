/** ISO/IEC 15434: ends a data element. */
export const GS = '\u001d';
/** Ends the header, and each format of a message. */
export const RS = '\u001e';
/** Ends a message. */
const EOT = '\u0004';

/** How scanners and decoders write the separators of a mark, which no keyboard has. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/<GS>|\{GS\}|\^\]|\u241d/gi, GS],
  [/<RS>|\{RS\}|\u241e/gi, RS],
  [/<EOT>|\{EOT\}|\u2404/gi, EOT],
];
/** Only in an envelope: elsewhere they may be part of a serial number. */
const CARETS: readonly (readonly [RegExp, string])[] = [
  [/\^\^/g, RS],
  [/\^D/gi, EOT],
];

export const ENVELOPE = '[)>';

/** ISO/IEC 15424: what a scanner may put first, to say which symbology it read. */
const SYMBOLOGY = /^\][A-Za-z][0-9A-Za-z]/;
/** Of these the data are those of GS1. */
const GS1_SYMBOLOGY = /^\](?:C1|d2|Q3|J1|e0)/;

/** Printed characters only: scanners add line ends and control characters to what they read. */
export const printed = (text: string): string => text.replace(/\p{C}/gu, '').trim();

/** A text as a scanner sent it, with its separators as they are in the mark. */
export interface MarkText {
  text: string;
  /** The scanner said that it read a GS1 symbol. */
  isGs1: boolean;
}

const respell = (text: string, spellings: typeof SPELLINGS): string =>
  spellings.reduce((so, [spelling, separator]) => so.replace(spelling, separator), text);

/** Takes the symbology prefix and line ends away, and makes separators of what stands for them. */
export function toMarkText(typed: string): MarkText {
  const trimmed = typed.trim();
  const isGs1 = GS1_SYMBOLOGY.test(trimmed);
  const spelled = respell(trimmed.replace(SYMBOLOGY, ''), SPELLINGS);
  const text = spelled.startsWith(ENVELOPE) ? respell(spelled, CARETS) : spelled;
  return { text: text.replaceAll(EOT, '').trim(), isGs1 };
}
