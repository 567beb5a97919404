import { sql } from 'kysely';
import { isUniqueViolation } from '../../src/kernel/db/errors';
import type { OpenDatabase } from '../../src/kernel/db/open-database';
import { testDatabase } from '../support/database';

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
});

const unit = (id: string) => ({ id, name: `Unit ${id}`, kind: 'squad' as const, parent_id: null });

describe('the database, whichever engine runs it', () => {
  test('shows nobody the middle of a transaction', async () => {
    const { db } = database;
    let read: Promise<unknown[]> = Promise.resolve([]);
    await db.transaction().execute(async (trx) => {
      await trx.insertInto('units').values(unit('A')).execute();
      read = db.selectFrom('units').selectAll().execute();
      await trx.selectFrom('units').selectAll().execute();
      await trx.deleteFrom('units').where('id', '=', 'A').execute();
    });
    expect(await read).toEqual([]);
  });

  test('rolls back whole, and the next query works', async () => {
    const { db } = database;
    await expect(
      db.transaction().execute(async (trx) => {
        await trx.insertInto('units').values(unit('B')).execute();
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await db.selectFrom('units').selectAll().where('id', '=', 'B').execute()).toEqual([]);
  });

  test('tells a unique violation by its constraint', async () => {
    const { db } = database;
    await db.insertInto('units').values(unit('C')).execute();
    const error: unknown = await db
      .insertInto('units')
      .values({ ...unit('D'), name: 'UNIT c' })
      .execute()
      .catch((reason: unknown) => reason);
    expect(isUniqueViolation(error)).toBe(true);
    expect(isUniqueViolation(error, 'units_name_unique')).toBe(true);
    expect(isUniqueViolation(error, 'units_pkey')).toBe(false);
  });

  test('gives days as text, counts as numbers, bytes as bytes, times as dates', async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select date '2026-11-21' as day, count(*) as n, '\\x00ff'::bytea as bytes,
        timestamptz '2026-11-21T06:04:18Z' as time, '{"a":[1]}'::jsonb as json, 12.50::numeric(12,2) as money
      from generate_series(1, 3)`.execute(database.db);
    expect(rows[0]).toEqual({
      day: '2026-11-21',
      n: 3,
      bytes: new Uint8Array([0, 255]),
      time: new Date('2026-11-21T06:04:18Z'),
      json: { a: [1] },
      money: '12.50',
    });
  });

  test('hands on what NOTIFY says once its transaction has committed', async () => {
    const heard: string[] = [];
    await database.listen('test_channel', (payload) => heard.push(payload));
    const say = (text: string) => sql`select pg_notify('test_channel', ${text})`;
    await database.db.transaction().execute(async (trx) => {
      await say('kept').execute(trx);
      expect(heard).toEqual([]);
    });
    await database.db
      .transaction()
      .execute(async (trx) => {
        await say('dropped').execute(trx);
        throw new Error('roll back');
      })
      .catch(() => undefined);
    await say('last').execute(database.db);
    while (!heard.includes('last')) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(heard).toEqual(['kept', 'last']);
  });
});
