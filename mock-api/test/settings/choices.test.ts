import type { Settings } from '@hand-receipt/contracts';
import { sql } from 'kysely';
import { testCompany, type Company, type Username } from '../custody/company';
import { sendDailyDigests } from '../../src/notifications';
import { call, noticesOf } from '../people/people-fixture';
import { addUser } from '../support/app';
import { runJobs } from '../support/jobs';

let t: Company;
beforeAll(async () => {
  t = await testCompany();
});

const choose = (who: Username, notifications: Partial<Settings['notifications']>) =>
  call(t.as[who], 'PUT', '/api/settings', { settings: { notifications } });
const titles = async (who: Username) => (await noticesOf(t.as[who])).map(({ title }) => title);

/** The commander offers a new item to somebody, who rejects it: a request to one, an answer to the other. */
async function offerAndReject(to: Username): Promise<void> {
  const { id } = await t.createItem();
  await t.decide(to, (await t.offer('halloran', id, to)).id, 'Rejected');
}

test('a notification of a kind that is switched off is not raised; the other kinds are', async () => {
  await offerAndReject('whitaker');
  expect([await titles('whitaker'), await titles('halloran')]).toEqual([
    ['Transfer request'],
    ['Transfer rejected'],
  ]);
  await choose('whitaker', { transferRequests: false });
  await choose('halloran', { transferRequests: false });
  await offerAndReject('whitaker');
  expect([await titles('whitaker'), await titles('halloran')]).toEqual([
    ['Transfer request'],
    ['Transfer rejected', 'Transfer rejected'],
  ]);
  await choose('halloran', { statusUpdates: false });
  await offerAndReject('tanaka');
  expect([await titles('tanaka'), (await titles('halloran')).length]).toEqual([['Transfer request'], 2]);
});

test('with the master switch off nothing is raised, and switched on again it is', async () => {
  await choose('petrov', { enableNotifications: false });
  await offerAndReject('petrov');
  expect(await titles('petrov')).toEqual([]);
  await choose('petrov', { enableNotifications: true });
  await offerAndReject('petrov');
  expect(await titles('petrov')).toEqual(['Transfer request']);
});

test('system alerts are a switch of their own', async () => {
  await choose('voss', { systemAlerts: false });
  const raise = (type: 'warning' | 'critical' | 'info') =>
    t.database.db.transaction().execute((trx) =>
      t.app.events.publishUpdate(trx, {
        userIds: [t.ids.voss, t.ids.brandt],
        scopes: [],
        notification: { type, title: type, message: '', action: null },
      }),
    );
  for (const type of ['warning', 'critical', 'info'] as const) await raise(type);
  expect(await titles('voss')).toEqual(['info']);
  expect(await titles('brandt')).toEqual(['warning', 'critical', 'info']);
});

test('the daily digest goes to who asked for one, once a day from 0600, and counts what waits', async () => {
  await choose('brandt', { dailyDigest: true, statusUpdates: false });
  await choose('stranger', { dailyDigest: true, enableNotifications: false });
  await t.offer('halloran', (await t.createItem()).id, 'brandt');
  // What they recalled waits for the holder.
  const { id: recalled } = await t.createItem();
  await t.signDown(recalled, 'brandt');
  const given = await t.offer('brandt', recalled, 'whitaker');
  await t.decide('whitaker', given.id, 'Approved');
  expect(await call(t.as.brandt, 'POST', `/api/property/${recalled}/recall`, {})).toMatchObject({
    status: 201,
  });
  const digests = async (who: Username) =>
    (await noticesOf(t.as[who])).filter(({ title }) => title === 'Daily digest');
  const at = (day: number, hour: number) => {
    const now = new Date();
    t.clock.set(new Date(now.getFullYear(), now.getMonth(), now.getDate() + day, hour, 10));
    return runJobs(t.app, 'daily digest');
  };

  await at(0, 5);
  expect(await digests('brandt')).toEqual([]);
  await at(0, 6);
  await at(0, 16);
  expect(await digests('brandt')).toEqual([
    expect.objectContaining({
      type: 'info',
      message:
        '1 transfer waits for your answer, 0 unread documents, 0 items have maintenance due within 7 days.',
    }),
  ]);
  await at(1, 7);
  t.clock.set(new Date());
  expect(await digests('brandt')).toHaveLength(2);
  expect([await digests('stranger'), await digests('voss')]).toEqual([[], []]);
});

test('the daily digest of many readers goes out in several transactions, once to each', async () => {
  const { db } = t.database;
  await choose('brandt', { dailyDigest: true });
  for (let reader = 0; reader < 60; reader += 1) {
    await addUser(t.database, { username: `reader${reader}`, unit_id: 'C' });
  }
  await sql`insert into user_settings (user_id, version, document, updated_at)
    select users.id, chosen.version, chosen.document, chosen.updated_at
    from users cross join user_settings chosen
    where users.username like 'reader%' and chosen.user_id = ${t.ids.brandt}`.execute(db);
  const digests = async () => {
    const { rows } = await sql<{ people: number; all: number }>`
      select count(distinct user_id)::int as people, count(*)::int as all from notification
      join users on users.id = notification.user_id
      where title = 'Daily digest' and username like 'reader%'`.execute(db);
    return rows[0];
  };
  const now = new Date();
  t.clock.set(new Date(now.getFullYear(), now.getMonth(), now.getDate() + 2, 7));
  await db.transaction().execute((trx) => sendDailyDigests(trx, t.clock.now()));
  expect((await digests())?.people).toBeLessThanOrEqual(50);
  await runJobs(t.app, 'daily digest');
  await runJobs(t.app, 'daily digest');
  t.clock.set(now);
  expect(await digests()).toEqual({ people: 60, all: 60 });
});
