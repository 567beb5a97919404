import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { type Config, type Database, unavailable } from '../../kernel';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';

/** The file of the key: TOTP_KEY_FILE, or in the data folder. */
export const totpKeyFile = ({
  dataDir,
  totpKeyFile: file,
}: Pick<Config, 'dataDir' | 'totpKeyFile'>): string => file ?? path.join(dataDir, 'totp-key');

const isThere = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EEXIST';
const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * Encrypts the secrets of authenticator apps under a key that is in a file and not in the database: who reads the
 * database, or a dump of it, can make no codes.
 */
export class TotpSecrets {
  readonly #file: string;
  #key: Buffer | null = null;

  constructor(config: Pick<Config, 'dataDir' | 'totpKeyFile'>) {
    this.#file = totpKeyFile(config);
  }

  /** @throws ApiError 503 where this server does not have the key. */
  async encrypt(db: Kysely<Database>, userId: string, secret: Uint8Array): Promise<Buffer> {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, await this.#load(db), nonce).setAAD(Buffer.from(userId));
    return Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
  }

  /** @throws ApiError 503 where this server does not have the key. */
  async decrypt(db: Kysely<Database>, userId: string, kept: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = Buffer.from(kept);
    const end = bytes.length - TAG_BYTES;
    const decipher = createDecipheriv(CIPHER, await this.#load(db), bytes.subarray(0, NONCE_BYTES));
    decipher.setAAD(Buffer.from(userId)).setAuthTag(bytes.subarray(end));
    const parts = [decipher.update(bytes.subarray(NONCE_BYTES, end)), decipher.final()];
    return new Uint8Array(Buffer.concat(parts));
  }

  async #load(db: Kysely<Database>): Promise<Buffer> {
    if (this.#key) return this.#key;
    const key = (await this.#read()) ?? (await this.#make(db));
    const fingerprint = createHash('sha256').update(key).digest();
    // The first process that has a key says which it is; another one with another key must not encrypt under it.
    await db
      .insertInto('totp_key')
      .values({ fingerprint })
      .onConflict((known) => known.doNothing())
      .execute();
    const known = await db.selectFrom('totp_key').select('fingerprint').executeTakeFirstOrThrow();
    if (!fingerprint.equals(known.fingerprint)) throw this.#unusable('is not the key of this database');
    this.#key = key;
    return key;
  }

  async #read(): Promise<Buffer | null> {
    const text = await readFile(this.#file, 'utf8').catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw this.#unusable(`cannot be read: ${(error as Error).message}`);
    });
    if (text === null) return null;
    const key = Buffer.from(text.trim(), 'base64');
    if (key.length !== KEY_BYTES) throw this.#unusable('holds no key');
    return key;
  }

  /** A key is made once in the life of a database; afterwards a server without the file makes none. */
  async #make(db: Kysely<Database>): Promise<Buffer> {
    const known = await db.selectFrom('totp_key').select('fingerprint').executeTakeFirst();
    if (known) throw this.#unusable('is missing');
    const key = randomBytes(KEY_BYTES);
    try {
      const handle = await open(this.#file, 'wx', 0o600);
      try {
        await handle.writeFile(`${key.toString('base64')}\n`);
        await handle.sync();
      } finally {
        await handle.close();
      }
    } catch (error) {
      if (!isThere(error)) throw this.#unusable(`cannot be written: ${(error as Error).message}`);
      return (await this.#read()) ?? key;
    }
    return key;
  }

  #unusable(why: string): Error {
    const refusal = unavailable(
      'Codes of authenticator apps cannot be checked now. Use a recovery code or a passkey, and tell an Admin.',
    );
    refusal.cause = new Error(`The key of authenticator apps, ${this.#file}, ${why}. See TOTP_KEY_FILE.`);
    return refusal;
  }
}
