import { sql } from 'kysely';
import { type EmbeddedDatabase, openPglite } from '../../src/kernel/db/pglite/open';
import { databaseDump } from '../support/database';

/** What a statement changed is counted within a second; here it is wanted at once. */
async function runAutovacuum({ db, runAutovacuum: run }: EmbeddedDatabase): Promise<string[]> {
  await sql`select pg_stat_force_next_flush()`.execute(db);
  return run();
}

const addSquads = ({ db }: EmbeddedDatabase, count: number) =>
  sql`insert into units (id, name, kind) select 'S-' || n, 'Squad ' || n, 'squad'
    from generate_series(1, ${count}::int) n`.execute(db);

test('tables that changed much are vacuumed and analysed, once, and others left alone', async () => {
  let isDiskNearlyFull = false;
  const database = await openPglite({ folder: null, dump: await databaseDump() }, () =>
    Promise.resolve(isDiskNearlyFull),
  );
  await runAutovacuum(database);
  await addSquads(database, 500);
  isDiskNearlyFull = true;
  expect(await runAutovacuum(database)).toEqual([]);
  isDiskNearlyFull = false;
  expect(await runAutovacuum(database)).toEqual(['unit_ancestor', 'units']);
  expect(await runAutovacuum(database)).toEqual([]);
  await sql`update units set name = name || ' again'`.execute(database.db);
  expect(await runAutovacuum(database)).toEqual(['units']);

  const { rows } = await sql<{ dead: number; rows: number }>`
    select n_dead_tup as dead, reltuples::int as rows
    from pg_stat_user_tables join pg_class on pg_class.oid = relid where pg_class.relname = 'units'`.execute(
    database.db,
  );
  expect(rows).toEqual([{ dead: 0, rows: 500 }]);
  await database.close();
});

test('after a start a few changes in a large table are not taken for many', async () => {
  const before = await openPglite({ folder: null, dump: await databaseDump() });
  await addSquads(before, 2000);
  await runAutovacuum(before);
  const dump = await before.dump();
  await before.close();

  const database = await openPglite({ folder: null, dump });
  await sql`update units set name = name || ' again' where id like 'S-1__'`.execute(database.db);
  expect(await runAutovacuum(database)).toEqual([]);
  await sql`update units set name = name || ' again'`.execute(database.db);
  expect(await runAutovacuum(database)).toEqual(['units']);
  await database.close();
});
