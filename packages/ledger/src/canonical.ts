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
