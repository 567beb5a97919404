import { toUtf8 } from './bytes';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/**
 * The canonical text of a JSON value by RFC 8785: members sorted by UTF-16 code units, numbers and
 * strings as ECMAScript writes them, no white space.
 *
 * @throws TypeError for whatever is not plain JSON: undefined, NaN, infinities, bigint, functions,
 *   symbols, lone surrogates, Date, Map and any other class, holes in arrays, circles.
 */
export function canonicalize(value: unknown): string {
  return write(value, [], writeNumber);
}

/**
 * Canonical bytes for the ledger. Also refuses integers beyond 2^53, which were rounded before they
 * got here: they travel as strings.
 *
 * @throws TypeError as `canonicalize`, and for such integers.
 */
export function canonicalBytes(value: unknown): Uint8Array {
  return toUtf8(canonicalLedgerText(value));
}

/** As `canonicalBytes`, before the encoding. */
export function canonicalLedgerText(value: unknown): string {
  return write(value, [], writeExactNumber);
}

/**
 * Whether `text` is the canonical text of `value`, which was parsed from it, as `canonicalLedgerText` would
 * say, at a fraction of the cost.
 */
export function isCanonicalText(text: string, value: unknown): boolean {
  // What the engine writes is canonical but for the order of members and for surrogates, which it escapes.
  if (!text.includes('\\ud') && isOrdered(value) && JSON.stringify(value) === text) return true;
  try {
    return canonicalLedgerText(value) === text;
  } catch {
    return false;
  }
}

/** Members sorted on every level, and no number that was rounded. */
function isOrdered(value: unknown): boolean {
  if (typeof value === 'number') return !Number.isInteger(value) || Number.isSafeInteger(value);
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(isOrdered);
  const members = value as Record<string, unknown>;
  let before: string | null = null;
  // Parsed JSON has no members but its own.
  for (const key in members) {
    if ((before !== null && key <= before) || !isOrdered(members[key])) return false;
    before = key;
  }
  return true;
}

type WriteNumber = (value: number) => string;

function write(value: unknown, above: object[], number: WriteNumber): string {
  if (typeof value === 'string') return writeString(value);
  if (typeof value === 'number') return number(value);
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value !== 'object') throw new TypeError(`A ${typeof value} is not JSON.`);
  if (above.includes(value)) throw new TypeError('A circle is not JSON.');
  above.push(value);
  const text = Array.isArray(value)
    ? `[${Array.from(value, (entry) => write(entry, above, number)).join(',')}]`
    : writeObject(plainObject(value), above, number);
  above.pop();
  return text;
}

function writeObject(value: object, above: object[], number: WriteNumber): string {
  const members = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return `{${members.map(([key, member]) => `${writeString(key)}:${write(member, above, number)}`).join(',')}}`;
}

function writeNumber(value: number): string {
  if (!Number.isFinite(value)) throw new TypeError(`${value} is not JSON.`);
  return JSON.stringify(value);
}

function writeExactNumber(value: number): string {
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
    throw new TypeError(`${value} is beyond 2^53; carry it as a string.`);
  }
  return writeNumber(value);
}

function writeString(text: string): string {
  const written = JSON.stringify(text);
  // A lone surrogate is written as an escape: text without any has none.
  if (written.length !== text.length + 2 && /[\uD800-\uDFFF]/u.test(text)) {
    throw new TypeError('A lone surrogate is not Unicode text.');
  }
  return written;
}

function plainObject(value: object): object {
  const prototype: unknown = Object.getPrototypeOf(value);
  // A plain object of another realm (a worker's message, a test's sandbox) has that realm's Object.prototype.
  const plain = prototype === null || Object.getPrototypeOf(prototype) === null;
  if (!plain || Object.prototype.toString.call(value) !== '[object Object]') {
    throw new TypeError('Only plain objects are JSON; a Date, Map or class is not.');
  }
  if (Object.getOwnPropertySymbols(value).length > 0)
    throw new TypeError('A symbol is not a JSON member name.');
  return value;
}
