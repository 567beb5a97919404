import { createHash } from 'node:crypto';
import type { EventBody } from '@hand-receipt/ledger';
import type { Kysely } from 'kysely';
import type { Database } from '../../kernel';
import { OPERATOR } from '../../people';
import { FOUND, type RecordedTable } from './recorded-table';

/** What an event RECORDS FOUND says of the rows from before. */
export interface Found {
  rows: number;
  hash: string;
  at: Date;
}

/** The number and the hash of the rows of a table that were there before their acts wrote events with them. */
export async function hashFound(
  db: Kysely<Database>,
  table: RecordedTable,
  until: Date,
): Promise<{ rows: number; hash: string }> {
  const hash = createHash('sha256');
  let rows = 0;
  for (let after = ''; ;) {
    const page = await table.foundAfter(db, after, until);
    for (const { bytes } of page) hash.update(bytes).update('\n');
    rows += page.length;
    const last = page.at(-1);
    if (!last) return { rows, hash: hash.digest('hex') };
    after = last.id;
  }
}

/** Whether the details of an event RECORDS FOUND name the table, by its name or by the former one. */
export const namesTable = (
  { table }: EventBody['details'],
  { table: name, formerTable }: RecordedTable,
): boolean => table !== undefined && (table === name || table === formerTable);

/** What the event says of the table's rows from before; null where it says nothing of them. */
export function foundIn({ type, details, ts, actor }: EventBody, table: RecordedTable): Found | null {
  const { rows, hash } = details;
  if (type !== 'RECORDS FOUND' || actor.id !== OPERATOR.id || !namesTable(details, table)) return null;
  return typeof rows === 'number' && typeof hash === 'string' ? { rows, hash, at: new Date(ts) } : null;
}

/** Whether the event says of a row that it was there before, without one. */
export const isFound = ({ actor, details }: EventBody): boolean =>
  actor.id === OPERATOR.id && details.change === FOUND;
