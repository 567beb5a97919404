import { sql } from 'kysely';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { readConfig } from '../../src/kernel/config/config';
import { DatabaseUnavailable } from '../../src/kernel/db/errors';
import { PgliteClient } from '../../src/kernel/db/pglite/client';
import { startPglite } from '../../src/kernel/db/pglite/open';
import { PglitePool } from '../../src/kernel/db/pglite/pool';
import { TurnQueue } from '../../src/kernel/db/pglite/turn-queue';
import { databaseDump, testDatabase } from '../support/database';

test('a thread that ends answers what waits with an error, and says why it ended', async () => {
  const client = await PgliteClient.open({ folder: null, dump: await databaseDump() });
  const sleeping = client.query('select pg_sleep(30) from generate_series(1, $1)', [1]);
  const refused = expect(sleeping).rejects.toBeInstanceOf(DatabaseUnavailable);
  client.kill();
  await refused;
  expect((await client.ended)?.message).toBe('The database thread ended with code 1.');
  await expect(client.query('select 1', [])).rejects.toBeInstanceOf(DatabaseUnavailable);
});

test('closing lets the running transaction end, and is no death', async () => {
  const client = await PgliteClient.open({ folder: null, dump: await databaseDump() });
  const pool = new PglitePool(client);
  const connection = await pool.connect();
  await connection.query('begin', []);
  const closing = pool.end();
  expect((await connection.query('select 1 as one', [])).rows).toEqual([{ one: 1 }]);
  await connection.query('commit', []);
  connection.release();
  await closing;
  expect(await client.ended).toBeNull();
});

test('what is asked of a connection behind its beginning waits for it, and the next one gets its turn', async () => {
  const client = await PgliteClient.open({ folder: null, dump: await databaseDump() });
  const pool = new PglitePool(client);
  const [first, second, third] = await Promise.all([pool.connect(), pool.connect(), pool.connect()]);
  await first.query('begin', []);
  const given = [
    second.query('begin', []),
    second.query('select 2 as two', []),
    second.query('rollback', []),
  ];
  await first.query('commit', []);
  first.release();
  expect((await Promise.all(given)).map(({ rows }) => rows)).toEqual([[], [{ two: 2 }], []]);
  second.release();
  expect((await third.query('select 3 as three', [])).rows).toEqual([{ three: 3 }]);
  await pool.end();
});

test('a transaction runs alone: no statement of another comes between', async () => {
  const { db } = await testDatabase();
  const order: string[] = [];
  let other: Promise<unknown> = Promise.resolve();
  await db.transaction().execute(async (trx) => {
    order.push('begin');
    other = db
      .selectFrom('units')
      .execute()
      .then(() => order.push('read'));
    await trx.selectFrom('users').execute();
    order.push('end');
  });
  await other;
  expect(order).toEqual(['begin', 'end', 'read']);
});

test('while the disk is nearly full a transaction only reads, and says why it does not write', async () => {
  let isNearlyFull = false;
  const database = await startPglite({ folder: null, dump: await databaseDump() }, () =>
    Promise.resolve(isNearlyFull),
  );
  const { db, background } = database;
  const add = (to: typeof db, id: string) =>
    to.transaction().execute(async (trx) => {
      await trx.insertInto('units').values({ id, name: id, kind: 'company' }).execute();
    });
  const ids = () =>
    background
      .transaction()
      .execute(async (trx) => (await trx.selectFrom('units').select('id').execute()).map(({ id }) => id));

  await add(db, 'BEFORE');
  isNearlyFull = true;
  const refused = { code: '53100', message: 'The disk that holds the data is nearly full.' };
  await expect(add(db, 'FULL')).rejects.toMatchObject(refused);
  await expect(add(background, 'FULL')).rejects.toMatchObject(refused);
  expect(await ids()).toContain('BEFORE');
  isNearlyFull = false;
  await add(background, 'AFTER');
  expect(await ids()).not.toContain('FULL');
  await database.close();
});

test('statements that stand alone follow each other in order, and one that fails is nothing to the others', async () => {
  const { db } = await testDatabase();
  const numbered = (number: number) =>
    sql<{ number: number }>`select 12 / ${number}::int as number`.execute(db);
  for (let round = 0; round < 3; round += 1) {
    const order: number[] = [];
    const answers = [1, 2, 0, 3, 4, 6].map(async (number) => {
      const { rows } = await numbered(number).finally(() => order.push(number));
      return rows[0]?.number;
    });
    const settled = await Promise.allSettled(answers);
    expect(settled.map((answer) => (answer.status === 'fulfilled' ? answer.value : 'refused'))).toEqual([
      12,
      6,
      'refused',
      4,
      3,
      2,
    ]);
    expect(order).toEqual([1, 2, 0, 3, 4, 6]);
  }
});

test('a request goes before background work that waits, and waits for one statement of it at most', async () => {
  const { db, background } = await testDatabase();
  const order: string[] = [];
  const ask = (database: typeof db, name: string) =>
    sql`select 1 where ${1}::int = 1`.execute(database).then(() => order.push(name));
  await ask(db, 'first');
  await ask(background, 'first');
  const work = [1, 2, 3, 4].map((number) => ask(background, `background ${number}`));
  const transaction = background.transaction().execute(async (trx) => {
    await ask(trx, 'background transaction');
  });
  const requests = [1, 2].map((number) => ask(db, `request ${number}`));
  await Promise.all([...work, ...requests, transaction]);
  expect(order).toEqual([
    'first',
    'first',
    'background 1',
    'request 1',
    'request 2',
    'background 2',
    'background 3',
    'background 4',
    'background transaction',
  ]);
});

test('while requests wait, background work has half of the time at most', async () => {
  const turns = new TurnQueue();
  const LONG_MS = 150;
  const release = await turns.enter({ alone: true, urgency: 'background' });
  await setTimeout(LONG_MS);
  let isDone = false;
  const next = turns.enter({ alone: true, urgency: 'background' }).then((end) => {
    isDone = true;
    end();
  });
  let request = turns.enter({ alone: false, urgency: 'request' });
  const releasedAt = performance.now();
  release();
  while (!isDone) {
    const end = await request;
    await setImmediate();
    end();
    request = turns.enter({ alone: false, urgency: 'request' });
  }
  await next;
  expect(performance.now() - releasedAt).toBeGreaterThanOrEqual(LONG_MS - 5);
});

test('background work goes on while requests never pause', async () => {
  const { db, background } = await testDatabase();
  let isDone = false;
  const work = background.transaction().execute(async (trx) => {
    for (let number = 0; number < 3; number += 1) await trx.selectFrom('users').execute();
    isDone = true;
  });
  const requests = async () => {
    while (!isDone) await db.selectFrom('units').execute();
  };
  await Promise.all([requests(), requests(), requests(), requests(), requests(), requests()]);
  await work;
  expect(isDone).toBe(true);
});

test('JSON comes as what it says, at any depth of a row', async () => {
  const { db } = await testDatabase();
  const { rows } = await sql`select '{"a": [1, null]}'::jsonb as a, '"text"'::json as b, null::jsonb as c,
    '{"plain": "text"}' as d where ${1}::int = 1`.execute(db);
  expect(rows).toEqual([{ a: { a: [1, null] }, b: 'text', c: null, d: '{"plain": "text"}' }]);
});

test('a folder that holds no database is an error when it is opened, not later', async () => {
  await expect(PgliteClient.open({ folder: '/proc/no/database', dump: null })).rejects.toThrow();
});

test("settings have their documented defaults, and demo mode ends where a database of one's own begins", () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    demo: true,
    databaseUrl: null,
    logLevel: 'info',
  });
  expect(readConfig({}).dataDir).toMatch(/\/\.data$/);
  expect(readConfig({}).webRoot).toMatch(/\/dist$/);
  expect(readConfig({ DATABASE_URL: 'postgres://db/hr' }).demo).toBe(false);
});
