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
  return write(value, []);
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
  const text = canonicalize(value);
  refuseRoundedIntegers(value);
  return text;
}

function write(value: unknown, above: readonly object[]): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return writeString(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError(`${value} is not JSON.`);
    return JSON.stringify(value);
  }
  if (typeof value !== 'object') throw new TypeError(`A ${typeof value} is not JSON.`);
  if (above.includes(value)) throw new TypeError('A circle is not JSON.');
  const within = [...above, value];
  if (Array.isArray(value)) return `[${Array.from(value, (entry) => write(entry, within)).join(',')}]`;
  const members = Object.entries(plainObject(value)).sort(([left], [right]) => (left < right ? -1 : 1));
  return `{${members.map(([key, member]) => `${writeString(key)}:${write(member, within)}`).join(',')}}`;
}

function writeString(text: string): string {
  if (/[\uD800-\uDFFF]/u.test(text)) throw new TypeError('A lone surrogate is not Unicode text.');
  return JSON.stringify(text);
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

function refuseRoundedIntegers(value: unknown): void {
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
    throw new TypeError(`${String(value)} is beyond 2^53; carry it as a string.`);
  }
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(refuseRoundedIntegers);
}
