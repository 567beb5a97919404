import { sql } from 'kysely';
import type { OpenDatabase } from '../../src/kernel/db/open-database';
import { inSharedTransaction } from '../../src/kernel/db/shared-transaction';
import { testDatabase } from '../support/database';

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  await database.db.deleteFrom('units').execute();
});

const add = (name: string, db = database.db) =>
  db.insertInto('units').values({ id: name, parent_id: null, name, kind: 'company' }).execute();

const names = async () =>
  (await database.db.selectFrom('units').select('id').orderBy('id').execute()).map(({ id }) => id);

test('statements and transactions join it, and are seen inside and committed together', async () => {
  await inSharedTransaction(database.db, async (shared) => {
    await add('A');
    await database.db.transaction().execute((trx) => add('B', trx));
    expect(await names()).toEqual(['A', 'B']);
    expect(shared.acts).toBe(1);
  });
  expect(await names()).toEqual(['A', 'B']);
});

test('thrown out of, it leaves nothing, of the transactions that had committed neither', async () => {
  const thrown = inSharedTransaction(database.db, async () => {
    await add('A');
    await database.db.transaction().execute((trx) => add('B', trx));
    throw new Error('after all');
  });
  await expect(thrown).rejects.toThrow('after all');
  expect(await names()).toEqual([]);
});

test('a statement or a transaction that fails takes itself back, and nothing else', async () => {
  await inSharedTransaction(database.db, async (shared) => {
    await add('A');
    await expect(add('A')).rejects.toThrow(/duplicate key/);
    const refused = database.db.transaction().execute(async (trx) => {
      await add('B', trx);
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    const failed = database.db.transaction().execute(async (trx) => {
      await add('C', trx);
      await add('A', trx);
    });
    await expect(failed).rejects.toThrow(/duplicate key/);
    await add('D');
    expect(shared.acts).toBe(0);
  });
  expect(await names()).toEqual(['A', 'D']);
});

test('transactions at the same time take turns', async () => {
  await inSharedTransaction(database.db, async () => {
    const acts = Array.from({ length: 20 }, (_, n) =>
      database.db.transaction().execute(async (trx) => {
        await add(`U${n}`, trx);
        await sql`select 1`.execute(trx);
        if (n % 2) throw new Error('odd');
      }),
    );
    const ended = await Promise.allSettled(acts);
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  });
  expect(await names()).toHaveLength(10);
});

test('work that outlives the call goes on in transactions of its own', async () => {
  let goOn = () => {};
  const called = new Promise<void>((resolve) => (goOn = resolve));
  let late: Promise<unknown> = Promise.resolve();
  await inSharedTransaction(database.db, async () => {
    late = called.then(() => database.db.transaction().execute((trx) => add('LATE', trx)));
    await add('A');
  });
  expect(await names()).toEqual(['A']);
  goOn();
  await late;
  expect(await names()).toEqual(['A', 'LATE']);
});

test('outside of it, and in another call at the same time, nothing joins', async () => {
  const inside = inSharedTransaction(database.db, async () => {
    await add('A');
    throw new Error('after all');
  });
  await Promise.all([expect(inside).rejects.toThrow('after all'), add('B')]);
  expect(await names()).toEqual(['B']);
});
