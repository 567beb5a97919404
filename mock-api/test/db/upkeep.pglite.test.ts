import { sql } from 'kysely';
import { openPglite } from '../../src/db/pglite/open';
import { databaseDump } from '../support/database';

test('tables that changed much are vacuumed and analysed, once, and others left alone', async () => {
  const database = await openPglite({ folder: null, dump: await databaseDump() });
  // What a statement changed is counted within a second; here it is wanted at once.
  const keepUp = async () => {
    await sql`select pg_stat_force_next_flush()`.execute(database.db);
    return database.keepUp();
  };
  await keepUp();
  await sql`insert into units (id, name, kind) select 'S-' || n, 'Squad ' || n, 'squad'
    from generate_series(1, 500) n`.execute(database.db);
  expect(await keepUp()).toEqual(['units']);
  expect(await keepUp()).toEqual([]);
  await sql`update units set name = name || ' again'`.execute(database.db);
  expect(await keepUp()).toEqual(['units']);

  const { rows } = await sql<{ dead: number; rows: number }>`
    select n_dead_tup as dead, reltuples::int as rows
    from pg_stat_user_tables join pg_class on pg_class.oid = relid where pg_class.relname = 'units'`.execute(
    database.db,
  );
  expect(rows).toEqual([{ dead: 0, rows: 500 }]);
  await database.close();
});
