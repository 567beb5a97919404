import { startSession } from '../../src/people/auth/session';
import { addUser } from '../support/app';
import { bareApp } from '../support/bare-app';
import { testDatabase } from '../support/database';
import { type RemoteClient, clientWith, signIn } from './client';
import { startServer } from './server-process';
import { type SmallDisk, smallDisk } from './small-disk';

const MEBIBYTE = 1024 * 1024;
/** Longer than this is taken for a hang. */
const ANSWER_LIMIT_MS = 60_000;

/** What writing an item is answered; a hang is an error. */
async function write(client: RemoteClient, base: string, serial: string): Promise<number> {
  const body = { name: 'M4A1 Carbine', serial_number: serial };
  let timer: NodeJS.Timeout | undefined;
  const hang = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${serial} was not answered`)), ANSWER_LIMIT_MS);
  });
  const answer = client.send(base, 'POST', '/api/property', { body });
  return Promise.race([answer.then(({ status }) => status), hang]).finally(() => clearTimeout(timer));
}

/** Soon after there is room again. */
async function untilWritten(client: RemoteClient, base: string, serial: string): Promise<void> {
  for (const end = Date.now() + ANSWER_LIMIT_MS; Date.now() < end;) {
    if ((await write(client, base, serial)) === 201) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${serial} was not written`);
}

const read = async (client: RemoteClient, base: string) =>
  (await client.send(base, 'GET', '/api/property?limit=5')).status;

/** Whatever the machine lets us do: the free space is what the test says it is. */
async function nearlyFull(): Promise<void> {
  let free = Number.MAX_SAFE_INTEGER;
  const database = { ...(await testDatabase()), freeBytes: async () => free };
  await database.db.insertInto('units').values({ id: 'B', name: 'B Co', kind: 'company' }).execute();
  const userId = await addUser(database, { username: 'brandt', role: 'Supply Sergeant', unit_id: 'B' });
  const app = await bareApp(database);
  const base = await app.listen({ host: '127.0.0.1', port: 0 });
  const token = await startSession(database.db, { userId, at: new Date(), userAgent: null });
  const client = clientWith(`hr_session=${token}`);

  expect(await write(client, base, 'BEFORE')).toBe(201);
  free = 10 * MEBIBYTE;
  expect(await write(client, base, 'FULL')).toBe(507);
  expect(await read(client, base)).toBe(200);
  free = Number.MAX_SAFE_INTEGER;
  expect(await write(client, base, 'AFTER')).toBe(201);
}

/**
 * A server on a file system that is filled to the last byte under it. What it was writing at that moment may end it with
 * code 4; it is started again when there is room, as a process manager does.
 */
async function reallyFull(disk: SmallDisk): Promise<void> {
  const env = { DATA_DIR: disk.folder };
  let server = startServer(env);
  let base = await server.ready;
  const client = await signIn(base, 'brandt', 'demo-0600');
  await untilWritten(client, base, 'BEFORE');

  for (const [round, leave] of [20 * MEBIBYTE, 0].entries()) {
    await disk.fill(leave);
    const refused = async () => {
      for (let tries = 0; tries < 10; tries++) {
        expect([503, 507]).toContain(await write(client, base, `FULL-${round}-${tries}`));
      }
      expect([200, 503]).toContain(await read(client, base));
    };
    const hasEnded = await refused().then(
      () => false,
      async (error: Error) => {
        if (leave > 0 || error.message !== 'fetch failed') throw error;
        expect(await server.exit).toBe(4);
        return true;
      },
    );
    await disk.empty();
    if (hasEnded) {
      server = startServer(env);
      base = await server.ready;
    }
    await untilWritten(client, base, `AFTER-${round}`);
  }
  server.child.kill('SIGTERM');
  expect(await server.exit).toBe(0);

  const again = startServer(env);
  const reopened = await again.ready;
  for (const serial of ['BEFORE', 'AFTER-0', 'AFTER-1']) {
    const answer = await client.send(reopened, 'GET', `/api/property?scope=visible&q=${serial}`);
    expect(await answer.json()).toHaveLength(1);
  }
  again.child.kill('SIGTERM');
  expect(await again.exit).toBe(0);
}

test('check 24 a full disk: 507 or 503, reads and no hang, and it recovers with all that was acknowledged', async () => {
  await nearlyFull();
  // Only root may mount a file system; elsewhere the threshold above stands for it.
  const disk = await smallDisk(400);
  if (disk) await reallyFull(disk);
}, 600_000);
