import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { NotificationDto, VerificationDto } from '@hand-receipt/contracts/routes';
import type { OpenDatabase } from '../../src/kernel/db/open-database';
import { openPostgres } from '../../src/kernel/db/postgres/open';
import { listenTo } from '../events/listener';
import { TEST_PASSWORD, addUser } from '../support/app';
import { TEST_DATABASE_URL } from '../support/database';
import { createDatabase } from '../support/postgres-database';
import { type RemoteClient, logIn, signIn } from './client';
import { type ServerProcess, startServer } from './server-process';
import { writeAll, writesOf } from './writes';

let folder: string;
let made: Awaited<ReturnType<typeof createDatabase>>;
let database: OpenDatabase;
let supply: RemoteClient;
const servers: ServerProcess[] = [];
const bases: string[] = [];

/** One more process on the same PostgreSQL, with a data folder of its own and the shared key. */
async function startProcess(): Promise<string> {
  const server = startServer({
    DATABASE_URL: made.url,
    DATA_DIR: path.join(folder, `data-${servers.length}`),
    LEDGER_KEY_FILE: path.join(folder, 'ledger-key'),
  });
  servers.push(server);
  const base = await server.ready;
  bases.push(base);
  return base;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hand-receipt-two-'));
  made = await createDatabase(TEST_DATABASE_URL ?? '');
  database = await openPostgres(made.url);
  await database.db.insertInto('units').values({ id: 'B', name: 'B Co', kind: 'company' }).execute();
  await addUser(database, { username: 'brandt', role: 'Supply Sergeant', unit_id: 'B' });
  await addUser(database, { username: 'whitaker', unit_id: 'B' });
  await startProcess();
  await startProcess();
  supply = await signIn(bases[0] ?? '', 'brandt', TEST_PASSWORD);
}, 300_000);

afterAll(async () => {
  for (const { child, exit } of servers) {
    child.kill('SIGTERM');
    await exit;
  }
  await database.close();
  await made.drop();
  await rm(folder, { recursive: true, force: true });
}, 60_000);

const [first, second] = [() => bases[0] ?? '', () => bases[1] ?? ''];

test('what is done at one process is told to the browsers of both, once each and in order', async () => {
  const whitaker = await signIn(second(), 'whitaker', TEST_PASSWORD);
  const me = (await (await whitaker.send(first(), 'GET', '/api/auth/me')).json()) as { id: string };
  const streams = await Promise.all(
    bases.map((base) => listenTo(`${base}/api/events?since=0`, { cookie: whitaker.cookie })),
  );
  const sent: string[] = [];
  for (const [index, { serial }] of writesOf('OFFER', 6).entries()) {
    const base = index % 2 ? first() : second();
    const body = { name: 'M249', serial_number: serial };
    const item = (await (await supply.send(base, 'POST', '/api/property', { body })).json()) as {
      id: string;
    };
    const offer = { propertyId: item.id, toUserId: me.id, includeComponents: false };
    const offered = await supply.send(base, 'POST', '/api/transfers', { body: offer });
    expect(offered.status).toBe(201);
    sent.push(serial);
  }
  for (const stream of streams) {
    const told = () => stream.of<NotificationDto>('notification').map(({ data }) => data.message);
    await stream.until(() => told().length >= sent.length);
    expect(told().map((message) => sent.find((serial) => message.includes(serial)))).toEqual(sent);
    expect(stream.of('changed').length).toBeGreaterThanOrEqual(sent.length);
    stream.stop();
  }
}, 120_000);

test('a session holds at every process, and ends at every process', async () => {
  const whitaker = await signIn(first(), 'whitaker', TEST_PASSWORD);
  const status = async (base: string) => (await whitaker.send(base, 'GET', '/api/auth/me')).status;
  expect(await status(second())).toBe(200);
  expect((await whitaker.send(second(), 'POST', '/api/auth/logout', {})).status).toBeLessThan(300);
  expect(await status(first())).toBe(401);
  expect(await status(second())).toBe(401);
});

test('wrong passwords count together, whichever process they are tried at', async () => {
  const statuses: number[] = [];
  for (let tries = 0; tries < 14; tries++) {
    statuses.push((await logIn(tries % 2 ? first() : second(), 'whitaker', 'wrong')).status);
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.slice(10)).toEqual([429, 429, 429, 429]);
}, 120_000);

test('check 23 one of two processes killed in the middle of writes: none is lost, none done twice', async () => {
  const writes = writesOf('KILL', 120);
  let turn = 0;
  const next = () => bases[turn++ % bases.length] ?? '';
  await writeAll(supply, writes, next, (acknowledged) => {
    if (acknowledged === 40) servers[0]?.child.kill('SIGKILL');
  });
  expect(await servers[0]?.exit).toBe('SIGKILL');

  const rows = await database.db
    .selectFrom('property')
    .innerJoin('ledger_event', 'ledger_event.item_id', 'property.id')
    .select(['serial_number', 'event_type'])
    .where('serial_number', 'like', 'KILL-%')
    .orderBy('serial_number')
    .execute();
  expect(rows).toEqual(writes.map(({ serial }) => ({ serial_number: serial, event_type: 'ITEM CREATED' })));
  const answer = await supply.send(second(), 'GET', '/api/verification/database');
  const verification = (await answer.json()) as VerificationDto;
  expect({ findings: verification.findings, ok: verification.is_verified }).toEqual({
    findings: [],
    ok: true,
  });
  // One more takes the place of the dead one, and goes on with the same ledger.
  const third = await startProcess();
  await writeAll(supply, writesOf('AFTER', 5), () => third);
  expect(servers[1]?.output() ?? '').not.toContain('the ledger could not be sealed');
}, 400_000);
