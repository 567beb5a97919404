import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/** A response that can be sent again. */
export interface StoredResponse {
  status: number;
  /** JSON as it was sent; empty for none. */
  body: string;
}

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What a key is known by in the database. */
export const hashOfKey = (key: string): Buffer => createHash('sha256').update(`id ${key}`).digest();

const cipherKey = (key: string, userId: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, userId, 'stored answer', 32));

/**
 * Encrypts the body of an answer under the key that its request came with. An answer may hold a secret
 * that is shown once, and the server keeps neither that nor the key.
 */
export function sealBody(body: string, key: string, userId: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, cipherKey(key, userId), nonce);
  const sealed = Buffer.concat([cipher.update(body, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** @throws Error where it was not sealed under this key. */
export function openBody(stored: Uint8Array, key: string, userId: string): string {
  const bytes = Buffer.from(stored);
  const decipher = createDecipheriv(ALGORITHM, cipherKey(key, userId), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const body = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
}
