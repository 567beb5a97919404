import { types } from 'node:util';
import { type Json, LedgerError, canonicalBytes } from '@hand-receipt/ledger';
import { type Kysely, sql } from 'kysely';
import { type Database, inArray } from '../../kernel';
import { ledgerEvents } from '../../ledger';
import type { RecordedRow, RecordedTable, RowName, RowsWanted, Values } from './recorded-table';

/** Rows from before are hashed so many at a time. */
export const PAGE = 200;

type Named = Pick<
  RecordedTable,
  'table' | 'timeColumn' | 'itemColumn' | 'rowName' | 'doneColumn' | 'eventTypes'
>;

const nameColumns = ({ itemColumn, rowName }: Named) =>
  sql`id, ${itemColumn === null ? sql`null::text` : sql.ref(itemColumn)} as "itemId",
    ${rowName ?? sql`id`} as name`;

/** How many rows name an event. */
export async function countRecorded(db: Kysely<Database>, { table }: Named): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(event_id)::int as count from ${sql.table(table)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Rows that name no event and came after `foundAt`; all that name none where there were none from before. */
export async function withoutEvent(
  db: Kysely<Database>,
  table: Named,
  foundAt: Date | null,
  limit: number,
): Promise<RowName[]> {
  const late = foundAt === null ? sql`true` : sql`${sql.ref(table.timeColumn)} > ${foundAt}`;
  const done = table.doneColumn === undefined ? sql`true` : sql`${sql.ref(table.doneColumn)} is not null`;
  const { rows } = await sql<RowName>`
    select ${nameColumns(table)} from ${sql.table(table.table)}
    where event_id is null and ${late} and ${done} order by id collate "C" limit ${limit}`.execute(db);
  return rows;
}

/** Rows that name an event which the ledger does not have, or one of another kind. */
export async function withWrongEvent(db: Kysely<Database>, table: Named, limit: number): Promise<RowName[]> {
  const own = ledgerEvents(db)
    .select('seq')
    .where('event_id', '=', sql.ref<string>(`${table.table}.event_id`))
    .where('event_type', 'in', table.eventTypes);
  const { rows } = await sql<RowName>`
    select ${nameColumns(table)} from ${sql.table(table.table)}
    where event_id is not null and not exists (${own})
    order by id collate "C" limit ${limit}`.execute(db);
  return rows;
}

/** Whether a row is one of those that are wanted. */
export const isOneOf = ({ ids, eventIds }: RowsWanted) =>
  sql<boolean>`(event_id = ${inArray(eventIds)} or id = ${inArray(ids)})`;

/** The reading itself failed, as of a list that is stored as something else. What the database refused is another matter. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof RangeError || error instanceof LedgerError;

/**
 * The rows of a table that are wanted. One of which the values cannot be read comes without them: it does not hide the
 * others.
 */
export async function readRows(
  db: Kysely<Database>,
  table: RecordedTable,
  of: RowsWanted,
): Promise<RecordedRow[]> {
  try {
    return await table.rowsOf(db, of);
  } catch (error) {
    if (!isUnreadable(error)) throw error;
  }
  const { rows } = await sql<RowName & { eventId: string | null }>`
    select ${nameColumns(table)}, event_id as "eventId" from ${sql.table(table.table)}
    where ${isOneOf(of)}`.execute(db);
  const read: RecordedRow[] = [];
  for (const row of rows) {
    try {
      read.push(...(await table.rowsOf(db, { ids: [row.id], eventIds: [] })));
    } catch (error) {
      if (!isUnreadable(error)) throw error;
      read.push({ ...row, values: {}, isUnreadable: true });
    }
  }
  return read;
}

/** A row of a table about items, with what it shows. */
export const recordedRow = (
  row: { id: string; event_id: string | null; item_id: string | null },
  values: Values,
): RecordedRow => ({ id: row.id, eventId: row.event_id, itemId: row.item_id, values });

const wordOf = (value: unknown): Json => (types.isDate(value) ? value.toISOString() : (value as Json));

/**
 * The next rows that name no event, in order of their ids, each as the canonical text of these columns.
 *
 * @param columns every one that is hashed; listed, so that a new column changes no hash of the ledger.
 */
export async function plainRows(
  db: Kysely<Database>,
  { table, timeColumn }: Pick<RecordedTable, 'table' | 'timeColumn'>,
  columns: readonly string[],
  { after, until }: { after: string; until: Date },
): Promise<{ id: string; bytes: Uint8Array }[]> {
  const { rows } = await sql<Record<string, unknown> & { id: string }>`
    select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
    where event_id is null and id collate "C" > ${after} and ${sql.ref(timeColumn)} <= ${until}
    order by id collate "C" limit ${PAGE}`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    bytes: canonicalBytes(
      Object.fromEntries(Object.entries(row).map(([column, value]) => [column, wordOf(value)])),
    ),
  }));
}
