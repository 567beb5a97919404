import { readLabel } from '../label';
import { normalizeSerial } from '../serial-number';
import { formatUii } from '../stock-numbers';
import { readElements, splitElements } from './elements';
import { type MarkIdentity, identityOf } from './identity';
import { APPLICATION_IDENTIFIERS, DATA_IDENTIFIERS, IDENTIFIERS, TEXT_IDENTIFIERS } from './identifiers';
import { ENVELOPE, GS, type MarkText, printed, RS, toMarkText } from './mark-text';

/** No code of an item is longer. */
export const SCAN_LIMIT = 1000;

/** What to say of a text that names no item; the form and the API use the same words. */
export const SCAN_WORDS = {
  empty: 'The code is empty.',
  tooLong: 'This is no code of an item: it has more than 1,000 characters.',
  page: 'This is the code of a printed page. It names no item.',
} as const;

/** A mark by which an item is found. */
export interface ReadMark {
  kind: 'uii' | 'serial';
  /** What it says, the likeliest first. There are several where its separators are lost: the caller's book decides. */
  identities: readonly [MarkIdentity, ...MarkIdentity[]];
}

/** What a scanned or typed text is. */
export type ScanReading =
  | { kind: 'label'; itemId: string; serial: string }
  | ReadMark
  /** The code of a printed page, without the address before it; see `packages/ledger`. */
  | { kind: 'page'; code: string }
  | { kind: 'refused'; words: string };

/** The code of a registered paper may stand behind the address of the page that checks it. */
const PAGE = /^(?:https?:\/\/[^#\s]+#(?=HR1\/P\/))?(HR1\/[LCP]\/.*)$/i;

const differs = (one: MarkIdentity, other: MarkIdentity) =>
  one.uii !== other.uii || one.serial !== other.serial;

/** Each identity once, and null where there is none. */
function markOf(found: readonly (MarkIdentity | null)[]): ReadMark | null {
  const [first, ...others] = found
    .filter((identity) => identity !== null)
    .filter((identity, at, all) => all.slice(0, at).every((before) => differs(before, identity)));
  return first ? { kind: first.uii ? 'uii' : 'serial', identities: [first, ...others] } : null;
}

/** ISO/IEC 15434: `[)>`, then one or more formats, each with its number, its elements and a separator. */
function readEnvelope(text: string): ReadMark | null {
  const parts = text.slice(ENVELOPE.length).split(RS).filter(Boolean);
  const formats = parts.flatMap((part) => {
    const [, format = '', body = ''] = /^\s?(05|06|12)([^]*)$/.exec(part) ?? [];
    const identifiers = IDENTIFIERS[format];
    return identifiers ? [{ body, identifiers }] : [];
  });
  if (formats.some(({ body }) => body.includes(GS))) {
    return markOf([identityOf(formats.flatMap(({ body, identifiers }) => readElements(body, identifiers)))]);
  }
  return markOf(formats.flatMap(({ body, identifiers }) => splitElements(body, identifiers).map(identityOf)));
}

/** GS1 data as people read them: `(01)00614141999996(21)W123456`. */
const HUMAN_READABLE = /^\(\d{2,4}\)/;

/** Sum of a GTIN of 14 digits: the last one is right where this divides by ten. */
const isGtin = (digits: string): boolean =>
  /^\d{14}$/.test(digits) &&
  [...digits].reduce((sum, digit, at) => sum + Number(digit) * (at % 2 === 0 ? 3 : 1), 0) % 10 === 0;

/** GS1 data without an envelope; null where the text is not bound to be such. */
function readGs1({ text, isGs1 }: MarkText): ReadMark | null {
  if (HUMAN_READABLE.test(text)) {
    const body = text.replace(/\((\d{2,4})\)/g, `${GS}$1`);
    return markOf([identityOf(readElements(body, APPLICATION_IDENTIFIERS))]);
  }
  if (!isGs1 && !(text.startsWith('01') && isGtin(text.slice(2, 16)))) return null;
  return markOf([identityOf(readElements(text, APPLICATION_IDENTIFIERS))]);
}

/** Elements without an envelope, with their separators. */
function readBare(text: string): ReadMark | null {
  if (!text.includes(GS)) return null;
  const tables = [TEXT_IDENTIFIERS, DATA_IDENTIFIERS, APPLICATION_IDENTIFIERS];
  return markOf(tables.map((identifiers) => identityOf(readElements(text, identifiers))));
}

/** The text itself, as a serial number or a UII. */
function readPlain(text: string): ScanReading {
  const serial = normalizeSerial(printed(text));
  if (!serial) return { kind: 'refused', words: SCAN_WORDS.empty };
  const uii = formatUii(serial);
  const others = uii ? [{ uii, serial: null }] : [];
  return { kind: 'serial', identities: [{ uii: null, serial }, ...others] };
}

/** A label of ours, or the code of a printed page; null for anything else. */
function readOurs(text: string): ScanReading | null {
  const label = readLabel(text);
  const serial = label && normalizeSerial(label.serialNumber);
  if (label && serial) return { kind: 'label', itemId: label.id, serial };
  const page = PAGE.exec(text)?.[1];
  return page === undefined ? null : { kind: 'page', code: page };
}

/** A mark of any kind; null for what is none. */
const readMark = (mark: MarkText): ReadMark | null =>
  mark.text.startsWith(ENVELOPE) ? readEnvelope(mark.text) : (readGs1(mark) ?? readBare(mark.text));

/** Nothing but a mark looks like this. A serial number may happen to look like GS1 data. */
const isSurelyMark = ({ text, isGs1 }: MarkText): boolean =>
  isGs1 || text.startsWith(ENVELOPE) || text.includes(GS) || HUMAN_READABLE.test(text);

/**
 * Reads what a camera, a hand scanner or a person put into a scan field: a label of ours, the code of a printed page, a
 * mark of MIL-STD-130 (ISO/IEC 15434 format 05, 06 or 12, or GS1 data), else the text itself for a serial number. It
 * never throws.
 */
export function readScan(typed: string): ScanReading {
  if (typed.length > SCAN_LIMIT) return { kind: 'refused', words: SCAN_WORDS.tooLong };
  const mark = toMarkText(typed);
  const ours = readOurs(printed(mark.text));
  if (ours) return ours;
  const read = readMark(mark);
  const whole = readPlain(mark.text);
  if (!read) return whole;
  if (isSurelyMark(mark) || whole.kind !== 'serial') return read;
  return { ...read, identities: [...read.identities, ...whole.identities] };
}

/** The number that a reading is called by, for lists and sentences: its serial number, else its UII, else the text. */
export function scanName(reading: ScanReading): string {
  if (reading.kind === 'label') return reading.serial;
  if (reading.kind === 'page') return reading.code;
  if (reading.kind === 'refused') return '';
  const [{ serial, uii }] = reading.identities;
  return serial ?? uii ?? '';
}
