import { sql } from 'kysely';
import type { OpenDatabase } from '../../src/kernel/db/open-database';

/** Who was seen when, and what the server does by itself: a request that is refused may leave that. */
const NOT_DATA = [
  'sessions',
  'scheduled_job',
  'login_throttle',
  'kysely_migration',
  'kysely_migration_lock',
  'ledger_checkpoint',
  'ledger_check',
  // A copy of the events' words, which the server makes in the background.
  'ledger_search',
];

/**
 * The state of each table, to tell what was changed; `except` leaves tables out. It is the number of rows and the newest
 * transaction that wrote one of them, so a row that was written as it was before counts as changed too. To hash the rows
 * takes a hundred times as long.
 */
export async function tableDigest(
  { db }: OpenDatabase,
  except: readonly string[] = [],
): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`.execute(db);
  const read = tables.rows.filter(({ name }) => ![...NOT_DATA, ...except].includes(name));
  const parts = read.map(
    ({ name }) => sql`select ${sql.lit(name)} as name,
      count(*) || ' rows, written until ' || coalesce(max(xmin::text::bigint), 0) as state
      from ${sql.table(name)}`,
  );
  const { rows } = await sql<{
    name: string;
    state: string;
  }>`${sql.join(parts, sql` union all `)} order by name`.execute(db);
  return Object.fromEntries(rows.map((table) => [table.name, table.state]));
}
