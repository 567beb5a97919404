import { open } from 'node:fs/promises';
import path from 'node:path';
import { generateSignerKey, nodeSigner } from '@hand-receipt/ledger/node';
import { isMissing, writeDurably } from './files';

export type LedgerSigner = ReturnType<typeof nodeSigner>;

/** The signing key cannot be used; `message` says why and what to do. */
export class KeyFileError extends Error {
  override name = 'KeyFileError';
}

/**
 * The key that signs this ledger's checkpoints, made on the first run and readable by the server's
 * user alone.
 *
 * @param origin name of the log, which the key carries.
 * @throws KeyFileError where others may read the file, or it is another log's.
 */
export async function loadSigner(folder: string, origin: string): Promise<LedgerSigner> {
  const file = path.join(folder, 'signing-key');
  const text = (await readPrivately(file)) ?? (await makeKey(file, origin));
  const signer = nodeSigner(text.trim());
  if (signer.name !== origin) {
    throw new KeyFileError(`${file} is the key of the log ${signer.name}, not of ${origin}.`);
  }
  return signer;
}

async function makeKey(file: string, origin: string): Promise<string> {
  const key = generateSignerKey(origin);
  await writeDurably(file, `${key}\n`);
  return key;
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
