import type { OperationKey, OperationLineDto, OperationsDto } from '@hand-receipt/contracts';
import { sql } from 'kysely';
import { readLastBackup, recordBackup } from '../../src/kernel';
import { CHECK_FAILED } from '../../src/ledger';
import { append } from '../ledger/support';
import { type TestApp, addUser, testApp } from '../support/app';

const HOUR_MS = 60 * 60 * 1000;

let t: TestApp;
let ask: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  t = await testApp({ demo: false });
  await addUser(t.database, { username: 'admin', role: 'Admin' });
  await addUser(t.database, { username: 'leader', role: 'Commander' });
  ask = await t.signIn('admin');
});

const read = async (): Promise<OperationsDto> => (await ask({ url: '/api/operations' })).json();
const lineOf = async (key: OperationKey): Promise<OperationLineDto> => {
  const found = (await read()).lines.find((line) => line.key === key);
  if (!found) throw new Error(`There is no line ${key}.`);
  return found;
};
const hoursAgo = (hours: number): string => new Date(Date.now() - hours * HOUR_MS).toISOString();
const record = (outcome: Parameters<typeof recordBackup>[1]) => recordBackup(t.app.config.dataDir, outcome);

test('an Admin sees a line for each thing that is watched, each with a state; a Commander does not', async () => {
  const answer = await ask({ url: '/api/operations' });
  expect(answer.statusCode).toBe(200);
  const { lines, processes, readAt } = answer.json<OperationsDto>();
  expect(lines.map(({ key }) => key)).toEqual([
    'version',
    'processes',
    'database',
    'backup',
    'disk',
    'sealed',
    'checked',
    'witnesses',
    'jobs',
    'search',
    'mail',
    'webhooks',
    'people',
  ]);
  for (const line of lines) if (line.state !== 'good') expect(line.todo).toMatch(/\.$/);
  expect(processes).toEqual([expect.objectContaining({ pid: process.pid, alive: true, streams: 0 })]);
  expect(Math.abs(Date.parse(readAt) - Date.now())).toBeLessThan(60_000);
  const refused = await (await t.signIn('leader'))({ url: '/api/operations' });
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    403,
    'Only an Admin sees how the server runs.',
  ]);
  expect((await t.inject({ url: '/api/operations' })).statusCode).toBe(401);
});

test('version, database, disk and people say how it is', async () => {
  expect((await lineOf('version')).value).toMatch(/^\d+\.\d+\.\d+/);
  expect((await lineOf('database')).value).toMatch(
    /^(PostgreSQL|PGlite, PostgreSQL) \d+.* MB, \d+ connections? busy$/,
  );
  expect((await lineOf('disk')).value).toMatch(/^[\d.]+ [MG]B free of [\d.]+ [MG]B$/);
  expect((await lineOf('people')).value).toMatch(/^2 people in the last 15 minutes, 0 event streams open$/);
});

describe('the last backup', () => {
  test('is missing: make one', async () => {
    expect(await lineOf('backup')).toMatchObject({ state: 'act', value: 'No backup was made' });
  });

  test('was made today: good', async () => {
    await record({ at: hoursAgo(2), size: 41_300_000, withKey: true });
    const line = await lineOf('backup');
    expect(line).toMatchObject({ state: 'good', value: '41.3 MB, 2 h 0 min ago', todo: null });
    expect(Date.parse(line.at ?? '')).toBeLessThan(Date.now() - HOUR_MS);
  });

  test.each([
    ['two days ago: look', 48, 'look'],
    ['four days ago: act', 96, 'act'],
  ])('was made %s', async (_when, hours, state) => {
    await record({ at: hoursAgo(hours), size: 41_300_000, withKey: true });
    expect(await lineOf('backup')).toMatchObject({
      state,
      todo: expect.stringContaining('pnpm backup') as string,
    });
  });

  test('has no signing key: say how', async () => {
    await record({ at: hoursAgo(1), size: 41_300_000, withKey: false });
    expect(await lineOf('backup')).toMatchObject({
      state: 'look',
      todo: expect.stringContaining('BACKUP_PASSPHRASE') as string,
    });
  });

  test('failed: the reason, and what is known of the last good one stays', async () => {
    await record({ at: hoursAgo(1), size: 41_300_000, withKey: true });
    await record({ at: hoursAgo(0), reason: 'The folder /backups does not exist. Create it first.' });
    expect(await lineOf('backup')).toMatchObject({
      state: 'look',
      value: 'The last backup failed: The folder /backups does not exist. Create it first.',
    });
    expect((await readLastBackup(t.app.config.dataDir)).made?.size).toBe(41_300_000);
  });
});

test('a process that ended without stopping is named for an hour, and one of another release too', async () => {
  const { db } = t.database;
  await record({ at: hoursAgo(20), size: 41_300_000, withKey: true });
  const row = {
    host: 'server-2',
    pid: 4711,
    version: '0.0.1',
    release: null,
    started_at: new Date(),
    streams: 3,
    backup: JSON.stringify({ made: { at: hoursAgo(0.1), size: 9_000_000, withKey: true }, failed: null }),
    disk_free: 50 * 1024 * 1024,
    disk_size: 100_000_000_000,
  };
  await db
    .insertInto('server_process')
    .values({ id: 'other', ...row, seen_at: sql<Date>`now()` })
    .execute();
  expect(await lineOf('processes')).toMatchObject({
    state: 'good',
    value: expect.stringMatching(/^2 processes,/) as string,
  });
  expect(await lineOf('version')).toMatchObject({
    state: 'look',
    value: expect.stringContaining('2 releases run at once') as string,
  });
  expect((await lineOf('people')).value).toContain('3 event streams');
  expect(await lineOf('disk')).toMatchObject({
    state: 'act',
    value: expect.stringContaining('on server-2') as string,
  });
  expect(await lineOf('backup')).toMatchObject({
    state: 'good',
    value: expect.stringContaining('9.0 MB') as string,
  });

  await db
    .updateTable('server_process')
    .set({ seen_at: sql<Date>`now() - interval '5 minutes'` })
    .execute();
  expect(await lineOf('processes')).toMatchObject({
    state: 'look',
    value: expect.stringContaining('process 4711 on server-2 ended without stopping') as string,
  });
  expect(await lineOf('version')).toMatchObject({ state: 'good' });
  await db.deleteFrom('server_process').execute();
});

test('a check that fails asks for action; one that is old asks for a look', async () => {
  expect(await lineOf('checked')).toMatchObject({ state: 'good' });
  await append(t.database.db, 'USER', null, { username: 'whitaker' });
  await t.app.sealer.sealNow();
  await ask({ url: '/api/verification/database' });
  expect(await lineOf('checked')).toMatchObject({ state: 'good', value: 'Verified' });
  const set = (change: ReturnType<typeof sql>) =>
    sql`update ledger_check set ${change}`.execute(t.database.db);
  await set(sql`finished_at = finished_at - interval '3 days'`);
  expect(await lineOf('checked')).toMatchObject({ state: 'look' });
  await set(sql`result = jsonb_set(result, '{is_verified}', 'false')`);
  expect(await lineOf('checked')).toMatchObject({ state: 'act', value: 'The last check failed' });
  await set(sql`result = null, failure = ${CHECK_FAILED}`);
  expect(await lineOf('checked')).toMatchObject({ state: 'act', value: 'The last check could not be made' });
  expect((await ask({ url: '/api/verification/last' })).json()).toEqual({ last: null });
  expect((await t.inject({ url: '/metrics' })).body).toContain('hand_receipt_ledger_verified 0');
});

test('an event that nothing seals asks for action after a minute', async () => {
  await t.app.sealer.sealNow();
  await t.app.sealer.stop();
  await append(t.database.db, 'USER', null, { username: 'whitaker' });
  expect(await lineOf('sealed')).toMatchObject({ state: 'good' });
  t.clock.set(new Date(Date.now() + 30_000));
  expect(await lineOf('sealed')).toMatchObject({ state: 'look' });
  t.clock.set(new Date(Date.now() + 120_000));
  expect(await lineOf('sealed')).toMatchObject({ state: 'act', value: '1 event unsealed for 2 min' });
  t.clock.set(new Date());
  await t.app.sealer.sealNow();
  expect(await lineOf('sealed')).toMatchObject({ state: 'good' });
});

test('a job has its last run; a job that fails has the reason, and asks for action after an hour', async () => {
  await t.app.scheduler.run('delete old reminders');
  const jobOf = async () => (await read()).jobs.find(({ job }) => job === 'delete old reminders');
  expect(await jobOf()).toMatchObject({ state: 'good', failure: null, ranAt: expect.any(String) as string });
  const set = (change: ReturnType<typeof sql>) =>
    sql`update scheduled_job set ${change} where name = 'delete old reminders'`.execute(t.database.db);
  await set(sql`due_at = now() - interval '10 minutes'`);
  expect(await lineOf('jobs')).toMatchObject({
    state: 'look',
    value: '"delete old reminders" is 10 min late',
  });
  await set(sql`due_at = now(), failing_since = now(), failure = 'The disk is full.'`);
  expect(await jobOf()).toMatchObject({ state: 'look', failure: { reason: 'The disk is full.' } });
  await set(sql`failing_since = now() - interval '2 hours'`);
  expect(await lineOf('jobs')).toMatchObject({ state: 'act', value: '"delete old reminders" fails' });
  await t.app.scheduler.run('delete old reminders');
  expect(await lineOf('jobs')).toMatchObject({ state: 'good' });
});

test('a job of another release counts for nothing', async () => {
  await sql`insert into scheduled_job (name, due_at) values ('gone', now() - interval '9 days')`.execute(
    t.database.db,
  );
  expect((await read()).jobs.map(({ job }) => job)).not.toContain('gone');
});
