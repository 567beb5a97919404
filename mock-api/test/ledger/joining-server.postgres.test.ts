import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { VerificationDto } from '@hand-receipt/contracts';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../src/app';
import { readConfig } from '../../src/kernel/config/config';
import type { OpenDatabase } from '../../src/kernel/db/open-database';
import { openPostgres } from '../../src/kernel/db/postgres/open';
import { recordLedgerKey } from '../../src/ledger';
import { OWN_PAGE, TEST_PASSWORD, addUser, cookieOf } from '../support/app';
import { TEST_DATABASE_URL } from '../support/database';
import { createDatabase } from '../support/postgres-database';
import { eventLines } from './journal-file';
import { append } from './support';

let made: Awaited<ReturnType<typeof createDatabase>>;
let folder: string;
const running = new Map<FastifyInstance, OpenDatabase>();

beforeEach(async () => {
  made = await createDatabase(TEST_DATABASE_URL ?? '');
  folder = await mkdtemp(path.join(tmpdir(), 'hand-receipt-join-'));
});
afterEach(async () => {
  for (const app of [...running.keys()]) await stop(app);
  await made.drop();
  await rm(folder, { recursive: true, force: true });
});

const dataDir = (name: string) => path.join(folder, name);

/** Starts a server on the database, with a data folder of its own and the key that all share. */
async function start(name: string): Promise<FastifyInstance> {
  const config = readConfig({
    DATABASE_URL: made.url,
    DATA_DIR: dataDir(name),
    LEDGER_KEY_FILE: dataDir('key'),
    LOG_LEVEL: 'silent',
  });
  const database = await openPostgres(made.url);
  const app = await buildApp({ config, database, checkAnswers: true });
  running.set(app, database);
  await recordLedgerKey(database.db, app.sealer, new Date());
  return app;
}

async function stop(app: FastifyInstance): Promise<void> {
  const database = running.get(app);
  running.delete(app);
  await app.close();
  await database?.close();
}

async function act(app: FastifyInstance): Promise<void> {
  await append(app.database.db, 'USER');
  await app.sealer.sealNow();
}

async function findings(app: FastifyInstance): Promise<string[]> {
  const login = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: OWN_PAGE,
    body: { username: 'halloran', password: TEST_PASSWORD },
  });
  const answer = await app.inject({
    url: '/api/verification/database',
    headers: { ...OWN_PAGE, cookie: cookieOf(login) },
  });
  return answer.json<VerificationDto>().findings.map(({ code }) => code);
}

/** A server with a few sealed events, whose check is green. */
async function startFirst(): Promise<FastifyInstance> {
  const first = await start('first');
  await first.database.db.insertInto('units').values({ id: 'B', name: 'B Co', kind: 'company' }).execute();
  await addUser(first.database, { username: 'halloran', role: 'Commander', unit_id: 'B' });
  await act(first);
  return first;
}

const incidents = (codes: string[]) => codes.filter((code) => code.startsWith('journal-'));

test('one more server that joins others fills its journal, and that is no incident', async () => {
  const first = await startFirst();
  const second = await start('second');
  await act(second);
  expect(incidents(await findings(first))).toEqual([]);
  expect(incidents(await findings(second))).toEqual([]);
  expect(await eventLines(dataDir('second'))).toHaveLength(second.sealer.latest?.size ?? 0);
});

test('a server that was away while others went on catches up, and that is no incident', async () => {
  const first = await startFirst();
  const second = await start('second');
  await act(second);
  await stop(first);
  await act(second);
  await act(second);
  const again = await start('first');
  expect(incidents(await findings(again))).toEqual([]);
  await stop(second);
  await stop(again);
  expect(incidents(await findings(await start('first')))).toEqual([]);
});

test('EVID-15 a server that lost its journal leaves an incident, also beside others', async () => {
  const first = await startFirst();
  const second = await start('second');
  await act(second);
  await stop(second);
  await rm(path.join(dataDir('second'), 'ledger/journal'), { recursive: true });
  const again = await start('second');
  await again.sealer.sealNow();
  expect(incidents(await findings(first))).toEqual(['journal-missing']);
});

test('EVID-15 the only server, whose folder was emptied, leaves an incident', async () => {
  await stop(await startFirst());
  await rm(path.join(dataDir('first'), 'ledger'), { recursive: true });
  const again = await start('first');
  await again.sealer.sealNow();
  expect(incidents(await findings(again))).toEqual(['journal-missing']);
});

test('EVID-15 of two servers that start together with empty folders one leaves an incident', async () => {
  await stop(await startFirst());
  const apps = await Promise.all([start('second'), start('third')]);
  for (const app of apps) await app.sealer.sealNow();
  expect(incidents(await findings(apps[0]!))).toEqual(['journal-missing']);
});
