import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { Refusal } from '../support/command';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
/** About 64 MB and a tenth of a second for each guess. */
const COST = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 };

interface SealedKey {
  salt: string;
  iv: string;
  tag: string;
  text: string;
}

const base64 = (bytes: Buffer): string => bytes.toString('base64');
const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64');

/** A signing key as it may lie in a backup: nobody reads it without the passphrase. */
export function sealKey(key: string, passphrase: string): string {
  const salt = randomBytes(16);
  const iv = randomBytes(12);
  const cipher = createCipheriv(CIPHER, scryptSync(passphrase, salt, KEY_BYTES, COST), iv);
  const text = Buffer.concat([cipher.update(key, 'utf8'), cipher.final()]);
  const sealed: SealedKey = {
    salt: base64(salt),
    iv: base64(iv),
    tag: base64(cipher.getAuthTag()),
    text: base64(text),
  };
  return JSON.stringify(sealed);
}

/** @throws Refusal for another passphrase. */
export function openKey(sealed: string, passphrase: string): string {
  const { salt, iv, tag, text } = JSON.parse(sealed) as SealedKey;
  const decipher = createDecipheriv(
    CIPHER,
    scryptSync(passphrase, bytesOf(salt), KEY_BYTES, COST),
    bytesOf(iv),
  );
  decipher.setAuthTag(bytesOf(tag));
  try {
    return Buffer.concat([decipher.update(bytesOf(text)), decipher.final()]).toString('utf8');
  } catch {
    throw new Refusal(
      'BACKUP_PASSPHRASE is not the one that the signing key of this backup was sealed with.',
    );
  }
}
