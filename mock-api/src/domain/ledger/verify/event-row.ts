import { type EventBody, parseEvent, sameBytes } from '@hand-receipt/ledger';
import { nodeHasher } from '@hand-receipt/ledger/node';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../../db/schema';
import { columnsOf } from '../event-columns';
import type { LedgerEventTable } from '../tables';

export type EventRow = Selectable<LedgerEventTable>;

/** The next `limit` rows from place `from` on. */
export const readRows = (db: Kysely<Database>, from: number, limit: number): Promise<EventRow[]> =>
  db.selectFrom('ledger_event').selectAll().where('seq', '>=', from).orderBy('seq').limit(limit).execute();

/** What a stored row turns out to be. */
export type RowState =
  | { kind: 'sound'; body: EventBody }
  | { kind: 'altered' }
  /** A whole event of the log, in the place of another. */
  | { kind: 'moved'; from: number };

/** Holds a row against its own bytes. The journal and the tree say whether those are the sealed ones. */
export async function examineRow(db: Kysely<Database>, row: EventRow): Promise<RowState> {
  const body = bodyOf(row.body);
  const hash = nodeHasher.leaf(row.body);
  const hashed = sameBytes(hash, row.leaf_hash);
  if (!body) return { kind: 'altered' };
  if (body.seq !== row.seq) {
    const whole = hashed || (await isLeafOf(db, body.seq, hash));
    return whole ? { kind: 'moved', from: body.seq } : { kind: 'altered' };
  }
  return hashed && hasColumnsOf(row, body) ? { kind: 'sound', body } : { kind: 'altered' };
}

/** The event in `bytes`; null where they are not one. */
export function bodyOf(bytes: Uint8Array): EventBody | null {
  try {
    return parseEvent(bytes);
  } catch {
    return null;
  }
}

async function isLeafOf(db: Kysely<Database>, seq: number, hash: Uint8Array): Promise<boolean> {
  const row = await db
    .selectFrom('ledger_event')
    .select('leaf_hash')
    .where('seq', '=', seq)
    .executeTakeFirst();
  return row !== undefined && sameBytes(row.leaf_hash, hash);
}

/** Searches and lists read the columns, so a column that differs from the sealed bytes is a lie too. */
function hasColumnsOf(row: EventRow, body: EventBody): boolean {
  const { ts, ...expected } = columnsOf(body);
  const same = Object.entries(expected).every(
    ([name, value]) => row[name as keyof typeof expected] === value,
  );
  return same && row.ts.getTime() === ts.getTime();
}
