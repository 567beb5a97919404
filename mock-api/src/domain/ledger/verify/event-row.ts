import { isAscii } from 'node:buffer';
import { HASH_BYTES, LedgerError, type ReadEvent, fromUtf8, readEvent, toHex } from '@hand-receipt/ledger';
import { leafHex } from '@hand-receipt/ledger/node';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../../db/schema';
import type { LedgerEventTable } from '../tables';

export type EventRow = Selectable<LedgerEventTable>;
/** What a walk reads of each row; the other columns are checked by the batch. */
export interface EventBytes {
  seq: number;
  body: Uint8Array;
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
  leafHash: leaf_hash,
  leafHex: toHex(leaf_hash),
});

const HEX_DIGITS = 2 * HASH_BYTES;

/** Events that lie side by side in a few large values; each is taken out as it is needed. */
export interface EventBatch {
  /** Places of the first and the last; the batch is not empty. */
  first: number;
  last: number;
  rows(): Iterable<EventBytes>;
}

/**
 * The next `limit` events from place `from` on; null where there is none. They come as one row, for drivers
 * take longer over many small values than over one large one.
 */
export async function readBatch(
  db: Kysely<Database>,
  from: number,
  limit: number,
): Promise<EventBatch | null> {
  // The rows come in order from the subquery: sorting in each aggregate would take as long as all the rest.
  const { rows } = await sql<{ seqs: string; lengths: string; bodies: string; leaves: string }>`
    select string_agg(seq::text, ',') as seqs, string_agg(octet_length(body)::text, ',') as lengths,
      encode(string_agg(body, ''::bytea), 'escape') as bodies, encode(string_agg(leaf_hash, ''::bytea), 'hex') as leaves
    from (select seq, body, leaf_hash from ledger_event where seq >= ${from} order by seq limit ${limit}) events
    having count(*) > 0`.execute(db);
  const [batch] = rows;
  if (!batch) return null;
  const seqs = batch.seqs.split(',').map(Number);
  const lengths = batch.lengths.split(',').map(Number);
  const bodies = unescaped(batch.bodies);
  const leaves = Buffer.from(batch.leaves, 'hex');
  const hexes = batch.leaves;
  return {
    first: seqs[0] ?? from,
    last: seqs.at(-1) ?? from,
    *rows() {
      let at = 0;
      for (let index = 0; index < seqs.length; index += 1) {
        const end = at + (lengths[index] ?? 0);
        yield {
          seq: seqs[index] ?? from,
          body: bodies.subarray(at, end),
          leafHash: leaves.subarray(index * HASH_BYTES, (index + 1) * HASH_BYTES),
          leafHex: hexes.slice(index * HEX_DIGITS, (index + 1) * HEX_DIGITS),
        };
        at = end;
      }
    },
  };
}

/**
 * The bytes of PostgreSQL's `encode(..., 'escape')`. Most of ours are ASCII, which it leaves as it is: half of
 * what `bytea` sends, and nothing to decode.
 */
function unescaped(text: string): Buffer {
  const plain = text.includes('\\')
    ? text.replace(/\\(\\|[0-7]{3})/g, (_, code: string) =>
        code === '\\' ? code : String.fromCharCode(Number.parseInt(code, 8)),
      )
    : text;
  return Buffer.from(plain, 'latin1');
}

/** What a stored row turns out to be. */
export type RowState =
  | { kind: 'sound'; event: ReadEvent }
  | { kind: 'altered'; event: null }
  /** An event of the log in the place of another; `whole` unless its hash column is not its own. */
  | { kind: 'moved'; event: ReadEvent; hash: string; whole: boolean };

/** Holds a row against its own bytes. The journal and the tree say whether those are the sealed ones. */
export function examineRow(row: EventBytes): RowState {
  const event = eventIn(row.body);
  if (!event) return { kind: 'altered', event };
  const hash = leafHex(row.body);
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

function eventIn(bytes: Uint8Array): ReadEvent | null {
  try {
    return readEvent(textOf(bytes));
  } catch (error) {
    if (error instanceof LedgerError || error instanceof TypeError) return null;
    throw error;
  }
}
