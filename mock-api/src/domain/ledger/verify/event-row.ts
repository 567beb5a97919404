import {
  HASH_BYTES,
  LedgerError,
  type ReadEvent,
  fromUtf8,
  readEvent,
  sameBytes,
} from '@hand-receipt/ledger';
import { nodeHasher } from '@hand-receipt/ledger/node';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../../db/schema';
import type { LedgerEventTable } from '../tables';

export type EventRow = Selectable<LedgerEventTable>;
/** What a walk reads of each row; the other columns are checked by the batch. */
export type EventBytes = Pick<EventRow, 'seq' | 'body' | 'leaf_hash'>;

/**
 * The next `limit` events from place `from` on. They come as one row, for drivers take longer over many
 * small values than over one large one.
 */
export async function readBytes(db: Kysely<Database>, from: number, limit: number): Promise<EventBytes[]> {
  const { rows } = await sql<{ seqs: string; lengths: string; bodies: Uint8Array; leaves: Uint8Array }>`
    select string_agg(seq::text, ',' order by seq) as seqs,
      string_agg(octet_length(body)::text, ',' order by seq) as lengths,
      string_agg(body, ''::bytea order by seq) as bodies,
      string_agg(leaf_hash, ''::bytea order by seq) as leaves
    from (select seq, body, leaf_hash from ledger_event where seq >= ${from} order by seq limit ${limit}) events
    having count(*) > 0`.execute(db);
  const [batch] = rows;
  if (!batch) return [];
  const lengths = batch.lengths.split(',').map(Number);
  let at = 0;
  return batch.seqs.split(',').map((seq, index) => {
    const start = at;
    at += lengths[index] ?? 0;
    const leaf = index * HASH_BYTES;
    return {
      seq: Number(seq),
      body: batch.bodies.subarray(start, at),
      leaf_hash: batch.leaves.subarray(leaf, leaf + HASH_BYTES),
    };
  });
}

/** What a stored row turns out to be. */
export type RowState =
  | { kind: 'sound'; event: ReadEvent }
  | { kind: 'altered'; event: null }
  /** An event of the log in the place of another; `whole` unless its hash column is not its own. */
  | { kind: 'moved'; event: ReadEvent; hash: Uint8Array; whole: boolean };

/** Holds a row against its own bytes. The journal and the tree say whether those are the sealed ones. */
export function examineRow(row: EventBytes): RowState {
  const event = eventIn(row.body);
  if (!event) return { kind: 'altered', event };
  const hash = nodeHasher.leaf(row.body);
  const whole = sameBytes(hash, row.leaf_hash);
  if (event.body.seq !== row.seq) return { kind: 'moved', event, hash, whole };
  return whole ? { kind: 'sound', event } : { kind: 'altered', event: null };
}

/** Whether `hash` is the leaf that the event in place `seq` was entered with. */
export async function isLeafOf(db: Kysely<Database>, seq: number, hash: Uint8Array): Promise<boolean> {
  const row = await db
    .selectFrom('ledger_event')
    .select('leaf_hash')
    .where('seq', '=', seq)
    .executeTakeFirst();
  return row !== undefined && sameBytes(row.leaf_hash, hash);
}

function eventIn(bytes: Uint8Array): ReadEvent | null {
  try {
    return readEvent(fromUtf8(bytes));
  } catch (error) {
    if (error instanceof LedgerError || error instanceof TypeError) return null;
    throw error;
  }
}
