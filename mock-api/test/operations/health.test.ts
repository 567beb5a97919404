import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { Database } from '../../src/kernel/db/schema';
import { type TestApp, testApp } from '../support/app';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

async function ready(): Promise<[number, string]> {
  const answer = await t.inject({ url: '/readyz' });
  const { message, status } = answer.json<{ message?: string; status?: string }>();
  return [answer.statusCode, message ?? status ?? ''];
}

test('/readyz says why it is not ready: starting, draining, the database away', async () => {
  expect(await ready()).toEqual([200, 'ready']);

  t.app.serving.now = false;
  t.app.serving.because = 'The server is starting and loading its data. Try again in a minute.';
  expect(await ready()).toEqual([
    503,
    'Not ready: The server is starting and loading its data. Try again in a minute.',
  ]);
  t.app.serving.now = true;

  t.app.serving.draining = true;
  expect(await ready()).toEqual([
    503,
    'Not ready: The server is about to stop; what it has been sent is still answered.',
  ]);
  expect((await t.inject({ url: '/api/config' })).statusCode).toBe(200);
  t.app.serving.draining = false;
  expect(await ready()).toEqual([200, 'ready']);
});

test('without its database the server lives on, is not ready, and says so', async () => {
  const { database } = t.app;
  const there = database.db;
  // Nobody listens on port 1.
  const pool = new Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/none' });
  database.db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  expect((await t.inject({ url: '/healthz' })).statusCode).toBe(200);
  expect(await ready()).toEqual([503, 'Not ready: The database does not answer.']);
  await database.db.destroy();
  database.db = there;
  expect(await ready()).toEqual([200, 'ready']);
});
