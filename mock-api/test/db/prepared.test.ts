import { sql } from 'kysely';
import { inArray } from '../../src/kernel/db/in-array';
import { isUniqueViolation } from '../../src/kernel/db/errors';
import type { OpenDatabase } from '../../src/kernel/db/open-database';
import { StatementNames } from '../../src/kernel/db/statement-names';
import { testDatabase } from '../support/database';

let db: OpenDatabase['db'];
beforeAll(async () => {
  ({ db } = await testDatabase());
});

const addUnit = (id: string, name = `Unit ${id}`) =>
  db.insertInto('units').values({ id, name, kind: 'squad', parent_id: null }).execute();

/** How many statements the connections that answer this keep. */
const keptStatements = async () =>
  (await sql<{ n: number }>`select count(*) as n from pg_prepared_statements`.execute(db)).rows[0]?.n;

describe('statements that come again', () => {
  test('are kept by the connection, and answer by what they are given each time', async () => {
    const read = (day: string, n: number | null) =>
      sql`select ${day}::date as day, ${n}::int as n, ${Buffer.from([n ?? 0])}::bytea as bytes`.execute(db);
    for (const [day, n] of [
      ['2026-11-21', 1],
      ['2026-11-22', null],
      ['2026-11-23', 3],
    ] as const) {
      expect((await read(day, n)).rows).toEqual([{ day, n, bytes: new Uint8Array([n ?? 0]) }]);
    }
    expect(await keptStatements()).toBeGreaterThan(0);
  });

  test('an error in one leaves it and the connection as they were', async () => {
    for (const id of ['P1', 'P2']) await addUnit(id);
    for (let time = 0; time < 3; time += 1) {
      const error: unknown = await addUnit('P3', 'UNIT p1').catch((reason: unknown) => reason);
      expect(isUniqueViolation(error, 'units_name_unique')).toBe(true);
    }
    await addUnit('P3');
    const ids = await db
      .selectFrom('units')
      .select('id')
      .where('id', '=', inArray(['P1', 'P3']))
      .execute();
    expect(ids.map(({ id }) => id).sort()).toEqual(['P1', 'P3']);
  });

  test('an error in a transaction undoes the transaction, and the statement works in the next', async () => {
    const insertTwice = (id: string) =>
      db.transaction().execute(async (trx) => {
        for (let time = 0; time < 2; time += 1) {
          await trx.insertInto('units').values({ id, name: id, kind: 'squad', parent_id: null }).execute();
        }
      });
    for (const id of ['Q1', 'Q2']) {
      const error: unknown = await insertTwice(id).catch((reason: unknown) => reason);
      expect(isUniqueViolation(error)).toBe(true);
    }
    const left = await db
      .selectFrom('units')
      .select('id')
      .where('id', '=', inArray(['Q1', 'Q2']))
      .execute();
    expect(left).toEqual([]);
  });

  test('a migration of a newer server under way is no matter to them', async () => {
    await sql`create table being_changed (id int primary key, note text)`.execute(db);
    const whole = (id: number) => sql`select * from being_changed where id = ${id}`.execute(db);
    const note = (id: number) => sql`select note from being_changed where id = ${id}`.execute(db);
    await sql`insert into being_changed values (1, 'a')`.execute(db);
    for (let time = 0; time < 3; time += 1) {
      expect((await whole(1)).rows).toEqual([{ id: 1, note: 'a' }]);
      expect((await note(1)).rows).toEqual([{ note: 'a' }]);
    }
    await sql`alter table being_changed add column more int`.execute(db);
    await sql`create index on being_changed (note)`.execute(db);
    expect((await whole(1)).rows).toEqual([{ id: 1, note: 'a', more: null }]);
    expect((await note(1)).rows).toEqual([{ note: 'a' }]);
  });

  test('a list is asked for by one statement, whatever its length', async () => {
    await addUnit('L1');
    await addUnit('L2');
    const count = async (ids: string[]) =>
      (await db.selectFrom('units').select('id').where('id', '=', inArray(ids)).execute()).length;
    expect(await Promise.all([[], ['L1'], ['L1', 'L2', 'nobody'], ['"', '{', "'", ',']].map(count))).toEqual([
      0, 1, 2, 0,
    ]);
  });
});

describe('which statements are kept', () => {
  test('those that come again, each under a name of its own', () => {
    const names = new StatementNames();
    expect(names.nameOf('select $1')).toBeUndefined();
    const name = names.nameOf('select $1');
    expect(name).toBeDefined();
    expect(names.nameOf('select $1')).toBe(name);
    names.nameOf('select $1, $2');
    expect(names.nameOf('select $1, $2')).not.toBe(name);
  });

  test.each([
    'select * from units where id = $1',
    'insert into a values ($1) returning *',
    'select a.* from a',
  ])('none whose columns a migration may add to: %s', (text) => {
    const names = new StatementNames();
    for (let time = 0; time < 5; time += 1) expect(names.nameOf(text)).toBeUndefined();
  });

  test.each(['select count(*) from units where id = $1', 'select quantity * $1 from component'])(
    'but these: %s',
    (text) => {
      const names = new StatementNames();
      names.nameOf(text);
      expect(names.nameOf(text)).toBeDefined();
    },
  );

  test('no more than a connection has room for', () => {
    const names = new StatementNames();
    const named = Array.from({ length: 5000 }, (_, index) => `select ${index}, $1`).filter((text) => {
      names.nameOf(text);
      return names.nameOf(text) !== undefined;
    });
    expect(named.length).toBeGreaterThan(100);
    expect(named.length).toBeLessThan(1000);
  });
});
