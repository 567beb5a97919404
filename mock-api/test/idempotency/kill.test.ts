import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PropertyDto } from '@hand-receipt/contracts';
import { sql } from 'kysely';
import { openDatabase } from '../../src/kernel/db/open';
import type { OpenDatabase } from '../../src/kernel/db/open-database';
import { signIn } from '../process/client';
import { startServer } from '../process/server-process';
import { tryWrite } from '../process/writes';
import { TEST_PASSWORD, addUser } from '../support/app';
import { TEST_DATABASE_URL } from '../support/database';
import { createDatabase } from '../support/postgres-database';

let dataDir: string;
let databaseUrl: string | null;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'hand-receipt-kill-'));
  databaseUrl = TEST_DATABASE_URL && (await createDatabase(TEST_DATABASE_URL)).url;
}, 60_000);
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const start = () =>
  startServer({ DATA_DIR: dataDir, DEMO: 'off', ...(databaseUrl && { DATABASE_URL: databaseUrl }) });

/** Does something to the database while no server has it. */
async function between<T>(act: (db: OpenDatabase['db']) => Promise<T>): Promise<T> {
  const database = await openDatabase({ dataDir, databaseUrl });
  try {
    return await act(database.db);
  } finally {
    await database.close();
  }
}

const SERIAL = 'KILLED-1';

/** From now on, a stored response is followed by a pause before the commit. */
const pauseAfterStore = (db: OpenDatabase['db']) =>
  sql`create function pause_for_test() returns trigger language plpgsql as
    $$ begin perform pg_sleep(3); return null; end $$`
    .execute(db)
    .then(() =>
      sql`create trigger pause_for_test after insert on idempotency_key
        for each row execute function pause_for_test()`.execute(db),
    );

test('a server killed after it stored the response and before the commit has done nothing, and does it once when asked again', async () => {
  await between(async (db) => {
    await db
      .insertInto('units')
      .values({ id: 'B', parent_id: null, name: 'B Co', kind: 'company' })
      .execute();
    await addUser({ db }, { username: 'brandt', role: 'Supply Sergeant', unit_id: 'B' });
    await pauseAfterStore(db);
  });
  const killed = start();
  const base = await killed.ready;
  const client = await signIn(base, 'brandt', TEST_PASSWORD);
  const write = { serial: SERIAL, key: 'killed-before-commit' };
  const answered = tryWrite(client, base, write);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  killed.child.kill('SIGKILL');
  expect([await answered, await killed.exit]).toEqual([false, 'SIGKILL']);
  const left = await between(async (db) => {
    await sql`drop trigger pause_for_test on idempotency_key`.execute(db);
    const items = db.selectFrom('property').select('id').where('serial_number', '=', SERIAL);
    return [await items.execute(), await db.selectFrom('idempotency_key').select('status').execute()];
  });
  expect(left).toEqual([[], []]);

  const again = start();
  const there = await again.ready;
  expect([await tryWrite(client, there, write), await tryWrite(client, there, write)]).toEqual([true, true]);
  const found = await client.send(there, 'GET', `/api/property?scope=visible&q=${SERIAL}`);
  expect(((await found.json()) as PropertyDto[]).map(({ serial_number }) => serial_number)).toEqual([SERIAL]);
  again.child.kill('SIGTERM');
  await again.exit;
}, 300_000);
