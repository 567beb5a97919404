import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Verifier, openCheckpoint, toHex } from '@hand-receipt/ledger';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema';
import { isMissing, writeDurably } from './files';

/** A checkpoint that this log's key has signed. */
export interface SealedCheckpoint {
  size: number;
  /** Hex. */
  root: string;
  /** C2SP signed note. */
  note: string;
}

/** @throws LedgerError where the note is not this key's, or another log's. */
export function readSealed(note: string, verifier: Verifier): SealedCheckpoint {
  const { size, root } = openCheckpoint(note, verifier.name, [verifier]);
  return { size: Number(size), root: toHex(root), note };
}

const fileIn = (folder: string): string => path.join(folder, 'checkpoint');

/** The newest checkpoint is also kept beside the database, where a database put back does not reach. */
export const keepSealed = (folder: string, { note }: SealedCheckpoint): Promise<void> =>
  writeDurably(fileIn(folder), note);

/**
 * The largest checkpoint that this key signed, of those in the file and in the database; null before
 * the first. What does not verify is passed over here and reported by the verification.
 */
export async function lastSealed(
  db: Kysely<Database>,
  folder: string,
  verifier: Verifier,
): Promise<SealedCheckpoint | null> {
  const inFile = await readFile(fileIn(folder), 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  const inDatabase = await db
    .selectFrom('ledger_checkpoint')
    .select('note')
    .orderBy('size', 'desc')
    .limit(1)
    .execute();
  const notes = [inFile, ...inDatabase.map(({ note }) => note)].filter((note) => note !== null);
  const sealed = notes.flatMap((note) => {
    try {
      return [readSealed(note, verifier)];
    } catch {
      return [];
    }
  });
  return sealed.sort((a, b) => b.size - a.size)[0] ?? null;
}
