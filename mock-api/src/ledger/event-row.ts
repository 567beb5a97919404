import { isAscii } from 'node:buffer';
import { LedgerError, type ReadEvent, fromUtf8, readEvent, toHex } from '@hand-receipt/ledger';
import { leafHex } from '@hand-receipt/ledger/node';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../kernel';
import type { LedgerEventTable } from './tables';

// Of this module: looked up in another one for each event, it takes longer.
const read = readEvent;

export type EventRow = Selectable<LedgerEventTable>;

/** What a walk reads of each row; the other columns are checked by the batch. */
export interface EventBytes {
  seq: number;
  /** The event as text where that is ASCII and came for nothing, else its bytes. */
  body: string | Uint8Array;
  /** What the body hashes to, in hex. */
  hash: string;
  /** What its column says. */
  leafHash: Uint8Array;
  /** The same once more: comparing text is quicker than comparing bytes. */
  leafHex: string;
}

export const bytesOf = ({
  seq,
  body,
  leaf_hash,
}: Pick<EventRow, 'seq' | 'body' | 'leaf_hash'>): EventBytes => ({
  seq,
  body,
  hash: leafHex(body),
  leafHash: leaf_hash,
  leafHex: toHex(leaf_hash),
});

/** What a stored row turns out to be. */
export type RowState =
  | { kind: 'sound'; event: ReadEvent }
  | { kind: 'altered'; event: null }
  /** An event of the log in the place of another; `whole` unless its hash column is not its own. */
  | { kind: 'moved'; event: ReadEvent; hash: string; whole: boolean };

/** Holds a row against its own bytes. The journal and the tree say whether those are the sealed ones. */
export function examineRow(row: EventBytes): RowState {
  const event = eventIn(row);
  if (!event) return { kind: 'altered', event };
  const { hash } = row;
  const whole = hash === row.leafHex;
  if (event.body.seq !== row.seq) return { kind: 'moved', event, hash, whole };
  return whole ? { kind: 'sound', event } : { kind: 'altered', event: null };
}

/** Whether `hash`, in hex, is the leaf that the event in place `seq` was entered with. */
export async function isLeafOf(db: Kysely<Database>, seq: number, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('ledger_event')
    .select('leaf_hash')
    .where('seq', '=', seq)
    .executeTakeFirst();
  return row !== undefined && toHex(row.leaf_hash) === hash;
}

/** Most events are ASCII, where every byte is a character. @throws LedgerError where they are not UTF-8. */
const textOf = (bytes: Uint8Array): string =>
  Buffer.isBuffer(bytes) && isAscii(bytes) ? bytes.toString('latin1') : fromUtf8(bytes);

function eventIn({ body }: EventBytes): ReadEvent | null {
  try {
    return read(typeof body === 'string' ? body : textOf(body));
  } catch (error) {
    if (error instanceof LedgerError || error instanceof TypeError) return null;
    throw error;
  }
}
