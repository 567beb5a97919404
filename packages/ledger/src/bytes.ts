import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { LedgerError, must } from './errors';

export const toHex = (bytes: Uint8Array): string => bytesToHex(bytes);

/** @throws LedgerError where `text` is not pairs of hexadecimal digits. */
export function fromHex(text: string): Uint8Array {
  must(/^([0-9a-f]{2})*$/i.test(text), 'This is not hexadecimal.');
  return hexToBytes(text);
}

const encoder = new TextEncoder();
export const toUtf8 = (text: string): Uint8Array => encoder.encode(text);

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** @throws LedgerError where `bytes` is not UTF-8. */
export function fromUtf8(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new LedgerError('These bytes are not UTF-8 text.');
  }
}

/** Standard base64 with padding. Bytes go in pieces: a call takes only so many arguments. */
export function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let start = 0; start < bytes.length; start += 8192) {
    binary += String.fromCharCode(...bytes.subarray(start, start + 8192));
  }
  return btoa(binary);
}

/** Strict: padded, no white space, no spare bits. @throws LedgerError otherwise. */
export function fromBase64(text: string): Uint8Array {
  must(/^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text), 'This is not base64.');
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  must(toBase64(bytes) === text, 'This base64 has spare bits.');
  return bytes;
}

export function concat(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function sameBytes(left: Uint8Array, right: Uint8Array): boolean {
  if (left.length !== right.length) return false;
  for (let at = 0; at < left.length; at += 1) if (left[at] !== right[at]) return false;
  return true;
}
