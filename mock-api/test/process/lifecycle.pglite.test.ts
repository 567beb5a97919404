import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startServer } from './server-process';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'hand-receipt-process-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const json = { 'content-type': 'application/json' };
const credentials = JSON.stringify({ username: 'halloran', password: 'demo-0600' });

/** Signs in and answers the cookie. */
async function signIn(base: string): Promise<string> {
  const answer = await fetch(`${base}/api/auth/login`, { method: 'POST', headers: json, body: credentials });
  expect(answer.status).toBe(200);
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

test('check 25 first run, second process, SIGTERM and kill -9 on one data folder', async () => {
  const first = startServer({ DATA_DIR: dataDir });
  const base = await first.ready;
  expect(first.output()).toContain('sign in as halloran or whitaker, password demo-0600');
  expect((await fetch(`${base}/readyz`)).status).toBe(200);
  const cookie = await signIn(base);

  // The demo company's ledger begins with its key, and its check finds nothing odd.
  const check = await fetch(`${base}/api/verification/database`, { headers: { cookie } });
  expect(await check.json()).toMatchObject({ is_verified: true, findings: [], warnings: [] });

  // A second process is refused at once, with a sentence and a code of its own, and harms nothing.
  const second = startServer({ DATA_DIR: dataDir });
  expect(await second.exit).toBe(3);
  expect(second.output()).toContain(
    `Another Hand Receipt (process ${first.child.pid}) is using ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
  );
  expect((await fetch(`${base}/api/auth/me`, { headers: { cookie } })).status).toBe(200);

  // An open stream does not hold up the end, nor does a connection that a browser only keeps ready.
  const stream = await fetch(`${base}/api/events`, { headers: { cookie } });
  const ready = connect(Number(new URL(base).port), '127.0.0.1').on('error', () => undefined);
  await once(ready, 'connect');
  const started = Date.now();
  first.child.kill('SIGTERM');
  expect(await first.exit).toBe(0);
  expect(Date.now() - started).toBeLessThan(8000);
  await stream.body?.cancel().catch(() => undefined);

  // What was there is there again, session included; then the power goes, so to speak.
  const third = startServer({ DATA_DIR: dataDir });
  const again = await third.ready;
  expect((await fetch(`${again}/api/auth/me`, { headers: { cookie } })).status).toBe(200);
  const late = await signIn(again);
  third.child.kill('SIGKILL');
  expect(await third.exit).toBe('SIGKILL');

  const fourth = startServer({ DATA_DIR: dataDir });
  const reopened = await fourth.ready;
  expect((await fetch(`${reopened}/api/auth/me`, { headers: { cookie: late } })).status).toBe(200);
  fourth.child.kill('SIGINT');
  expect(await fourth.exit).toBe(0);
}, 400_000);

test('a configuration that cannot be is refused with a sentence for each mistake', async () => {
  const server = startServer({
    DATA_DIR: dataDir,
    PORT: 'eighty',
    DATABASE_URL: 'mysql://x',
    LOG_LEVEL: 'loud',
  });
  expect(await server.exit).toBe(1);
  expect(server.output()).toContain("PORT is 'eighty'; it must be a whole number from 0 to 65535.");
  expect(server.output()).toContain('DATABASE_URL must begin with postgres:// or postgresql://.');
  expect(server.output()).toContain(
    "LOG_LEVEL is 'loud'; it must be one of fatal, error, warn, info, debug, trace, silent.",
  );
});

test('a server that is told to stop while it loads its first data stops, and never says that it is ready', async () => {
  const folder = path.join(dataDir, 'stopped-early');
  const server = startServer({ DATA_DIR: folder });
  const loading = async () => {
    while (!server.output().includes('Demo company: units and people')) await setTimeout(20);
  };
  await Promise.race([loading(), server.exit]);
  server.child.kill('SIGTERM');
  // On a slow machine the deadline for a good end may come before the data is loaded; then it is 1.
  expect([0, 1]).toContain(await server.exit);
  expect(server.output()).not.toMatch(/is ready|"level":50/);
});
