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

/** A hash of the rows of each table, to tell what was changed; `except` leaves tables out. */
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
      md5(coalesce(string_agg(line.whole, '|' order by line.whole), '')) as rows
      from (select t::text as whole from ${sql.table(name)} t) line`,
  );
  const { rows } = await sql<{
    name: string;
    rows: string;
  }>`${sql.join(parts, sql` union all `)} order by name`.execute(db);
  return Object.fromEntries(rows.map((table) => [table.name, table.rows]));
}
