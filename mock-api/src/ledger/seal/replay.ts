import {
  type Keyring,
  findings,
  readEvent,
  readRoot,
  sameBytes,
  signCheckpoint,
  toHex,
} from '@hand-receipt/ledger';
import { nodeHasher } from '@hand-receipt/ledger/node';
import { type Transaction, sql } from 'kysely';
import type { Database } from '../../kernel';
import { columnsOf } from '../event-columns';
import { databaseNodes } from '../node-store';
import type { Journal } from './journal';
import { type JournalEntry, type NamedCheckpoint, nameCheckpoint } from './journal-line';
import type { LedgerSigner } from './key-file';
import { type SealedCheckpoint, newestStoredSize, recordCheckpoint } from './last-checkpoint';
import { SealRefused } from './sealed-tree';

/** What a start of the server put back from the journal. */
export interface Replay {
  /** First event that the database had lost. */
  from: number;
  restored: number;
}

/**
 * Puts back the events that the newest checkpoint covers and the database lost, by a power cut or an old backup.
 * Nothing is put back onto a ledger that differs from the journal before its end. To be called under the locks of
 * sealing and of appends.
 *
 * @returns null where the database had lost nothing, or the journal does not have what it lost.
 * @throws Error where the two differ, SealRefused where together they are not what was sealed; JournalDamaged where
 *   the journal cannot be read.
 */
export async function replayJournal(
  trx: Transaction<Database>,
  journal: Journal,
  { size, root }: Pick<SealedCheckpoint, 'size' | 'root'>,
): Promise<Replay | null> {
  const { size: from } = await trx.selectFrom('ledger_head').select('size').executeTakeFirstOrThrow();
  if (from >= size || journal.size < size) return null;
  for await (const entry of journal.read(Math.max(0, from - 1))) {
    if (entry.seq < from) await mustAgree(trx, entry);
    else if (entry.seq < size) await putBack(trx, entry);
  }
  if (toHex(await readRoot(databaseNodes(trx), BigInt(size), nodeHasher)) !== root) {
    throw new SealRefused(findings.historyRewritten(size, 'was sealed'));
  }
  return { from, restored: size - from };
}

/**
 * Puts back the newest checkpoints that the journal names and the database lost, as the key signs them again: the note
 * of one tree is always the same. One that does not come out as it was named is left to the check.
 *
 * @returns the largest; null where none was put back.
 */
export async function restoreNamed(
  trx: Transaction<Database>,
  journal: Journal,
  { keys, signer, at }: { keys: Keyring; signer: LedgerSigner | null; at: Date },
): Promise<SealedCheckpoint | null> {
  const { size: end } = await trx.selectFrom('ledger_head').select('size').executeTakeFirstOrThrow();
  const stored = await newestStoredSize(trx);
  const lost: NamedCheckpoint[] = [];
  const take = (named: NamedCheckpoint) =>
    void (named.size > stored && named.size <= end && lost.push(named));
  for await (const _ of journal.read(stored, take));
  let restored: SealedCheckpoint | null = null;
  for (const { size, noteHash } of lost.sort((a, b) => a.size - b.size)) {
    if (!signer || keys.keyAt(BigInt(size)) !== signer.verifierKey) continue;
    const root = await readRoot(databaseNodes(trx), BigInt(size), nodeHasher);
    const note = signCheckpoint({ origin: signer.name, size: BigInt(size), root }, signer);
    if (nameCheckpoint({ size, note }).noteHash !== noteHash) continue;
    restored = { size, root: toHex(root), note };
    await recordCheckpoint(trx, restored, at);
  }
  return restored;
}

async function mustAgree(trx: Transaction<Database>, { seq, leafHash }: JournalEntry): Promise<void> {
  if (await isStored(trx, { seq, leafHash })) return;
  throw new Error(`The ledger and its journal differ at event ${seq}; the events after it are not put back.`);
}

/** Whether the database has this event in its place. */
export async function isStored(
  trx: Transaction<Database>,
  { seq, leafHash }: Pick<JournalEntry, 'seq' | 'leafHash'>,
): Promise<boolean> {
  const row = await trx
    .selectFrom('ledger_event')
    .select('leaf_hash')
    .where('seq', '=', seq)
    .executeTakeFirst();
  return row !== undefined && sameBytes(row.leaf_hash, leafHash);
}

async function putBack(trx: Transaction<Database>, { seq, body }: JournalEntry): Promise<void> {
  const event = columnsOf(readEvent(body));
  await sql`
    select ledger_replay_event(
      ${seq}, ${body}, ${event.event_id}, ${event.event_type}, ${event.item_id}, ${event.item_prev_seq},
      ${event.item_count}, ${event.actor_id}, ${event.corrects_seq}, ${event.ts}, ${event.search_text}
    )`.execute(trx);
}
