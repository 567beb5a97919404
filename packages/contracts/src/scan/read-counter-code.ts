import type { CounterReadingDto } from '../routes/handover';
import { type ReadMark, SCAN_LIMIT, SCAN_WORDS, type ScanReading, readScan } from './read-scan';

/** A name that is looked for has at least so many letters. */
const NAME_LETTERS_MIN = 3;

/** What to say of a text that no counter can use; the screen and the API use the same words. */
export const COUNTER_CODE_WORDS = {
  two: 'Two codes came at once. Scan one at a time.',
  keyboard: 'The scanner types for another keyboard. Set scanner and device to the same one.',
} as const;

/** What was read at a counter. */
export type CounterCode =
  /** A weapon card: the person it was printed for, and what they are authorized for. */
  | { kind: 'card'; cardNumber: string }
  | { kind: 'person'; userId: string }
  | { kind: 'item'; reading: Extract<ScanReading, { kind: 'label' }> | ReadMark }
  /** Looked for as a serial number, then as a rack, then as a name; `name` is null where it is too short for one. */
  | { kind: 'text'; text: string; reading: ReadMark; name: string | null }
  | { kind: 'refused'; words: string };

/** Begins every code that this product prints. */
const OURS = 'HR1/';
/** Begins a mark of MIL-STD-130. */
const ENVELOPE = '[)>';
/**
 * The beginnings where scanner and device are set to different keyboards: the German one has '-' where the US one has '/',
 * and '/' where that has '&'. In capital letters.
 */
const ON_ANOTHER_KEYBOARD = ['HR1-I-', 'HR1-U-', 'HR1-W-', 'HR1&I&', 'HR1&U&', 'HR1&W&', 'Ü=:'];

/** What is said of a code of which nothing was found. */
export const NO_READING: CounterReadingDto = {
  kind: 'unknown',
  message: null,
  person: null,
  item: null,
  refusal: null,
  people: [],
  items: [],
  expected: [],
};

const refused = (words: string): CounterCode => ({ kind: 'refused', words });

/** A code of ours in capital letters, as it was printed: with Caps Lock on a scanner types small ones. */
function readOurs(text: string): CounterCode | null {
  const [mark, kind, id, ...rest] = text.split('/');
  if (`${mark}/` !== OURS || rest.length > 0 || !id) return null;
  if (kind !== 'U' && kind !== 'W') return null;
  try {
    const decoded = decodeURIComponent(id);
    return kind === 'U' ? { kind: 'person', userId: decoded } : { kind: 'card', cardNumber: decoded };
  } catch {
    return null;
  }
}

const isTwo = (text: string): boolean =>
  text.indexOf(OURS, 1) > 0 || (text.startsWith(ENVELOPE) && text.indexOf(ENVELOPE, 1) > 0);

/** Letters of a text that is looked for as a name; null where there are too few or it has digits. */
function nameIn(text: string): string | null {
  const letters = [...text].filter((sign) => sign.toLowerCase() !== sign.toUpperCase());
  const hasDigit = [...text].some((sign) => sign >= '0' && sign <= '9');
  return !hasDigit && letters.length >= NAME_LETTERS_MIN ? text : null;
}

/**
 * Reads what a camera, a hand scanner or a person put into the field of a counter: a weapon card (`HR1/W/<number>`), a
 * person label (`HR1/U/<user id>`), an item by our label or any mark that `readScan` knows, else text to look for. It
 * never throws.
 */
export function readCounterCode(typed: string): CounterCode {
  const text = typed.trim();
  if (text.length > SCAN_LIMIT) return refused(SCAN_WORDS.tooLong);
  if (text === '') return refused(SCAN_WORDS.empty);
  const capitals = text.toUpperCase();
  if (isTwo(capitals)) return refused(COUNTER_CODE_WORDS.two);
  if (ON_ANOTHER_KEYBOARD.some((start) => capitals.startsWith(start))) {
    return refused(COUNTER_CODE_WORDS.keyboard);
  }
  return readOurs(capitals) ?? readItemOrText(text, capitals);
}

/** An item by a label or mark, else text to look for. */
function readItemOrText(text: string, capitals: string): CounterCode {
  const reading = readScan(capitals.startsWith(OURS) ? capitals : text);
  if (reading.kind === 'refused') return refused(reading.words);
  if (reading.kind === 'page') return refused(SCAN_WORDS.page);
  if (reading.kind === 'label') return { kind: 'item', reading };
  const [{ uii, serial }] = reading.identities;
  const isPlain = uii === null && serial !== null && serial === capitals;
  return isPlain ? { kind: 'text', text, reading, name: nameIn(text) } : textOrItem(text, reading);
}

/** A mark is an item; a text that was tidied into a serial number is still text. */
function textOrItem(text: string, reading: ReadMark): CounterCode {
  const [{ uii }] = reading.identities;
  const name = nameIn(text);
  return uii === null && name !== null ? { kind: 'text', text, reading, name } : { kind: 'item', reading };
}
