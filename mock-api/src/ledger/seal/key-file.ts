import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { LedgerError } from '@hand-receipt/ledger';
import { generateSignerKey, nodeSigner } from '@hand-receipt/ledger/node';
import { ensureFolder, isMissing, syncFolder, writeDurably } from './files';

export type LedgerSigner = ReturnType<typeof nodeSigner>;

/** The signing key cannot be used; `message` says why and what to do. */
export class KeyFileError extends Error {
  override name = 'KeyFileError';
}

/** The file of the key that signs, and of the one that a rotation under way will put in its place. */
export class KeyFile {
  constructor(
    readonly path: string,
    /** Name of the log, which the key carries. */
    readonly origin: string,
  ) {}

  /** @returns null where there is none. @throws KeyFileError where others may read it, or it is no key of this log. */
  read(): Promise<LedgerSigner | null> {
    return this.#read(this.path);
  }

  /** The key that a rotation wrote and has not put in place; null for none. */
  readNext(): Promise<LedgerSigner | null> {
    return this.#read(this.#next);
  }

  /** Makes a key, readable by the server's user alone. */
  async make(): Promise<LedgerSigner> {
    const key = generateSignerKey(this.origin);
    await this.#write(this.path, key);
    return nodeSigner(key);
  }

  /** Makes the key that a rotation will put in place, on disk before the ledger speaks of it. */
  async makeNext(): Promise<LedgerSigner> {
    const key = generateSignerKey(this.origin);
    await this.#write(this.#next, key);
    return nodeSigner(key);
  }

  /** The rotation is in the ledger: its key signs from now on, and the old one is gone. */
  async putNextInPlace(): Promise<void> {
    await rename(this.#next, this.path);
    await syncFolder(path.dirname(this.path));
  }

  /** The rotation did not come into the ledger. */
  async dropNext(): Promise<void> {
    await rm(this.#next, { force: true });
  }

  get #next(): string {
    return `${this.path}.next`;
  }

  async #write(file: string, key: string): Promise<void> {
    await ensureFolder(path.dirname(file));
    await writeDurably(file, `${key}\n`);
  }

  async #read(file: string): Promise<LedgerSigner | null> {
    const text = await readPrivately(file);
    if (text === null) return null;
    const signer = signerOf(file, text.trim());
    if (signer.name !== this.origin) {
      throw new KeyFileError(`${file} is the key of the log ${signer.name}, not of ${this.origin}.`);
    }
    return signer;
  }
}

function signerOf(file: string, text: string): LedgerSigner {
  try {
    return nodeSigner(text);
  } catch (error) {
    if (!(error instanceof LedgerError)) throw error;
    throw new KeyFileError(`${file} cannot be used: ${error.message} Put the key back from its copy.`);
  }
}

async function readPrivately(file: string): Promise<string | null> {
  const handle = await open(file, 'r').catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (!handle) return null;
  try {
    const { mode } = await handle.stat();
    if ((mode & 0o077) !== 0) {
      throw new KeyFileError(
        `${file} can be read by others. Set its mode to 600, and change the key if it was read.`,
      );
    }
    return await handle.readFile('utf8');
  } finally {
    await handle.close();
  }
}
