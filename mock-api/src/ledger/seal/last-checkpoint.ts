import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type Keyring,
  LedgerError,
  openCheckpoint,
  parseCheckpoint,
  parseNote,
  toHex,
} from '@hand-receipt/ledger';
import type { Kysely } from 'kysely';
import type { Database } from '../../kernel';
import { isMissing, writeDurably } from './files';

/** A checkpoint that a key of this log has signed. */
export interface SealedCheckpoint {
  size: number;
  /** Hex. */
  root: string;
  /** C2SP signed note. */
  note: string;
}

/** @throws LedgerError where the note is not signed by the log's key of that size. */
function readSealed(note: string, keys: Keyring): SealedCheckpoint {
  const verifier = keys.at(parseCheckpoint(parseNote(note).text).size);
  const { size, root } = openCheckpoint(note, keys.origin, [verifier]);
  return { size: Number(size), root: toHex(root), note };
}

const fileIn = (folder: string): string => path.join(folder, 'checkpoint');

/** The newest checkpoint is also kept beside the database, where a database put back does not reach. */
export const keepSealed = (folder: string, { note }: SealedCheckpoint): Promise<void> =>
  writeDurably(fileIn(folder), note);

/** The checkpoint kept beside the database; null where there is none, or none that this log signed. */
export async function keptCheckpoint(folder: string, keys: Keyring): Promise<SealedCheckpoint | null> {
  const note = await readFile(fileIn(folder), 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  return note === null ? null : signedOrNull(note, keys);
}

/** The newest checkpoint of the database; null where there is none, or none that this log signed. */
export async function storedCheckpoint(
  db: Kysely<Database>,
  keys: Keyring,
): Promise<SealedCheckpoint | null> {
  const row = await db
    .selectFrom('ledger_checkpoint')
    .select('note')
    .orderBy('size', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? signedOrNull(row.note, keys) : null;
}

/** Size of the largest checkpoint in the database, whether this log signed it or not; 0 for none. */
export async function newestStoredSize(db: Kysely<Database>): Promise<number> {
  const row = await db
    .selectFrom('ledger_checkpoint')
    .select('size')
    .orderBy('size', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.size ?? 0;
}

/** What does not verify is passed over here and reported by the verification. */
function signedOrNull(note: string, keys: Keyring): SealedCheckpoint | null {
  try {
    return readSealed(note, keys);
  } catch (error) {
    if (error instanceof LedgerError) return null;
    throw error;
  }
}

/** Enters a checkpoint in the database. Where the size has one already, that one stays. */
export async function recordCheckpoint(
  db: Kysely<Database>,
  { size, root, note }: SealedCheckpoint,
  sealedAt: Date,
): Promise<void> {
  await db
    .insertInto('ledger_checkpoint')
    .values({ size, root: Buffer.from(root, 'hex'), note, sealed_at: sealedAt })
    .onConflict((conflict) => conflict.column('size').doNothing())
    .execute();
}
