import { type EventBody, sameBytes, tryReadEvent } from '@hand-receipt/ledger';
import { nodeHasher } from '@hand-receipt/ledger/node';
import type { Kysely } from 'kysely';
import type { Database } from '../kernel';
import type { EventRow } from '../ledger';

/** What a stored row turns out to be. */
export type RowState =
  | { kind: 'sound'; event: EventBody }
  /** A whole event of the log in the place of another. */
  | { kind: 'moved'; event: EventBody }
  /** `event` is what its bytes say now; null where they are none. */
  | { kind: 'altered'; event: EventBody | null };

/** Holds a row against its own bytes. The journal and the tree say whether those are the sealed ones. */
export async function classifyRow(
  db: Kysely<Database>,
  { seq, body, leaf_hash }: Pick<EventRow, 'seq' | 'body' | 'leaf_hash'>,
): Promise<RowState> {
  const event = tryReadEvent(body);
  if (!event) return { kind: 'altered', event };
  const hash = nodeHasher.leaf(body);
  const hasOwnHash = sameBytes(hash, leaf_hash);
  if (event.seq !== seq && (hasOwnHash || (await isLeafOf(db, event.seq, hash)))) {
    return { kind: 'moved', event };
  }
  return { kind: event.seq === seq && hasOwnHash ? 'sound' : 'altered', event };
}

/** Whether the event in place `seq` was entered with this hash: its bytes alone were moved then. */
async function isLeafOf(db: Kysely<Database>, seq: number, hash: Uint8Array): Promise<boolean> {
  const row = await db
    .selectFrom('ledger_event')
    .select('leaf_hash')
    .where('seq', '=', seq)
    .executeTakeFirst();
  return row !== undefined && sameBytes(row.leaf_hash, hash);
}
