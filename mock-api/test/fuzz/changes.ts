import { sql } from 'kysely';
import type { OpenDatabase } from '../../src/kernel/db/open-database';

/** What the server writes by itself, whatever is asked: uses of sessions, attempts that it counts, seals, the search index. */
const NOT_DATA = [
  'sessions',
  'scheduled_job',
  'login_throttle',
  'wrong_pin',
  'passkey_challenge',
  'ledger_checkpoint',
  'ledger_check',
  'ledger_search',
  'fuzz_change',
];

/**
 * Counts committed changes of rows of every table from now on, without reading the tables.
 *
 * @returns asks for the changes so far, by table.
 */
export async function watchChanges({ db }: OpenDatabase): Promise<() => Promise<Record<string, number>>> {
  await sql`create table fuzz_change (table_name text not null)`.execute(db);
  await sql`create function fuzz_note_change() returns trigger language plpgsql as $$
    begin insert into fuzz_change values (tg_table_name); return null; end $$`.execute(db);
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  for (const { name } of tables.rows.filter(({ name }) => !NOT_DATA.includes(name))) {
    await sql`create trigger fuzz_watch after insert or update or delete on ${sql.table(name)}
      for each row execute function fuzz_note_change()`.execute(db);
  }
  return async () => {
    const { rows } = await sql<{ name: string; changes: number }>`
      select table_name as name, count(*)::int as changes from fuzz_change group by table_name`.execute(db);
    return Object.fromEntries(rows.map(({ name, changes }) => [name, changes]));
  };
}
