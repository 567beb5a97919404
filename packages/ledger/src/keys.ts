import { sha256 } from '@noble/hashes/sha2.js';
import { concat, fromBase64, fromHex, sameBytes, toBase64, toHex, toUtf8 } from './bytes';
import { must } from './errors';

/** Signature types of C2SP signed-note that we read: a log's own, and a witness's cosignature. */
export const ED25519 = 0x01;
export const ED25519_COSIGNATURE = 0x04;

/** A public key with its name, as C2SP signed-note writes it: `name+key ID+base64(type || key)`. */
export interface VerifierKey {
  name: string;
  /** First 4 bytes of SHA-256(name || newline || type || key). */
  keyId: Uint8Array;
  type: number;
  /** 32 bytes. */
  publicKey: Uint8Array;
}

/** A private key as the reference implementations write it: `PRIVATE+KEY+name+key ID+base64(type || seed)`. */
export interface SignerKey {
  name: string;
  keyId: Uint8Array;
  /** 32 bytes of RFC 8032 seed. */
  seed: Uint8Array;
}

/** A key name: not empty, without spaces, plus signs or control characters. */
export const isKeyName = (name: string): boolean => /^[^\s+\p{Cc}]+$/u.test(name);

export function keyIdOf(name: string, type: number, publicKey: Uint8Array): Uint8Array {
  return sha256(concat(toUtf8(`${name}\n`), Uint8Array.of(type), publicKey)).slice(0, 4);
}

export function formatVerifierKey(name: string, publicKey: Uint8Array, type: number = ED25519): string {
  must(isKeyName(name), 'A key name has no spaces and no plus sign.');
  const encoded = toBase64(concat(Uint8Array.of(type), publicKey));
  return `${name}+${toHex(keyIdOf(name, type, publicKey))}+${encoded}`;
}

/** @throws LedgerError where the text is malformed or its key ID belongs to another name or key. */
export function parseVerifierKey(text: string): VerifierKey {
  const { name, keyId, type, key } = parseKey(text);
  must(type === ED25519 || type === ED25519_COSIGNATURE, 'The key is of an unknown type.');
  must(sameBytes(keyId, keyIdOf(name, type, key)), 'The key ID does not match the key.');
  return { name, keyId, type, publicKey: key };
}

/**
 * @param expected `ED25519` of a log, `ED25519_COSIGNATURE` of a witness
 * @throws LedgerError where the text is malformed. The key ID is checked where the public key is known.
 */
export function parseSignerKey(text: string, expected: number = ED25519): SignerKey {
  const prefix = 'PRIVATE+KEY+';
  must(text.startsWith(prefix), 'This is not a signing key.');
  const { name, keyId, type, key } = parseKey(text.slice(prefix.length));
  must(type === expected, 'The signing key is of an unknown type.');
  return { name, keyId, seed: key };
}

/** The signature type of a verifier key, known to this version or not. @throws LedgerError where it is no key. */
export const keyTypeOf = (text: string): number => splitKey(text).bytes[0] ?? 0;

function parseKey(text: string): { name: string; keyId: Uint8Array; type: number; key: Uint8Array } {
  const { name, keyId, bytes } = splitKey(text);
  const [type, ...key] = bytes;
  must(type !== undefined && key.length === 32, 'The key is not 32 bytes long.');
  return { name, keyId, type, key: Uint8Array.from(key) };
}

function splitKey(text: string): { name: string; keyId: Uint8Array; bytes: Uint8Array } {
  const [, name, id, encoded] = /^([^+]+)\+([0-9a-f]{8})\+(.+)$/.exec(text) ?? [];
  must(
    name !== undefined && id !== undefined && encoded !== undefined,
    'This is not a key of a signed note.',
  );
  must(isKeyName(name), 'A key name has no spaces and no plus sign.');
  return { name, keyId: fromHex(id), bytes: fromBase64(encoded) };
}
