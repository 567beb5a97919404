import type { QueryRoot } from '@hand-receipt/contracts';
import type { NotificationDto } from '@hand-receipt/contracts/routes';
import { type TestApp, addUser, cookieOf, testApp, TEST_PASSWORD } from '../support/app';
import { type Listener, listenTo } from './listener';

let t: TestApp;
let base: string;
let ids: Record<'halloran' | 'whitaker', string>;
let cookies: Record<'halloran' | 'whitaker', string>;
const listeners: Listener[] = [];

beforeAll(async () => {
  t = await testApp();
  base = await t.app.listen({ host: '127.0.0.1', port: 0 });
  ids = {
    halloran: await addUser(t.database, { username: 'halloran' }),
    whitaker: await addUser(t.database, { username: 'whitaker' }),
  };
  cookies = { halloran: await signedIn('halloran'), whitaker: await signedIn('whitaker') };
});
const signedIn = async (username: string) =>
  cookieOf(
    await t.inject({ method: 'POST', url: '/api/auth/login', body: { username, password: TEST_PASSWORD } }),
  );
afterAll(() => listeners.forEach((listener) => listener.stop()));

async function listen(
  who: keyof typeof cookies,
  options: { since?: string; lastEventId?: string } = {},
): Promise<Listener> {
  const listener = await listenTo(`${base}/api/events${options.since ? `?since=${options.since}` : ''}`, {
    cookie: cookies[who],
    ...(options.lastEventId && { 'last-event-id': options.lastEventId }),
  });
  listeners.push(listener);
  return listener;
}

const raise = (title: string, userIds: string[], roots: QueryRoot[] = []) =>
  t.database.db.transaction().execute((trx) =>
    t.app.events.publish(trx, {
      userIds,
      roots,
      notification: {
        type: 'info',
        title,
        message: `${title} happened.`,
        action: { label: 'View', path: '/transfers/T-0001' },
      },
    }),
  );
const titles = (listener: Listener) =>
  listener.of<NotificationDto>('notification').map(({ data }) => data.title);

test('a notice reaches those it is for, once committed, and nobody else', async () => {
  const [hers, his] = [await listen('halloran'), await listen('whitaker')];
  await raise('Transfer requested', [ids.halloran], ['transfers']);
  await hers.until(() => titles(hers).length === 1);
  const [event] = hers.of<NotificationDto>('notification');
  expect(event?.data).toEqual({
    id: event?.id,
    timestamp: expect.any(Number),
    type: 'info',
    title: 'Transfer requested',
    message: 'Transfer requested happened.',
    action: { label: 'View', path: '/transfers/T-0001' },
  });
  expect(hers.of('changed')).toEqual([{ id: undefined, data: { roots: ['transfers'] } }]);

  await t.database.db
    .transaction()
    .execute((trx) => t.app.events.publish(trx, { audience: 'everybody', roots: ['property', 'ledger'] }));
  await his.until(() => his.of('changed').length === 1);
  expect(his.of('changed')).toEqual([{ id: undefined, data: { roots: ['property', 'ledger'] } }]);
  expect(titles(his)).toEqual([]);
});

test('an act that is rolled back tells nobody', async () => {
  const hers = await listen('halloran');
  await t.database.db
    .transaction()
    .execute(async (trx) => {
      await t.app.events.publish(trx, {
        userIds: [ids.halloran],
        roots: ['property'],
        notification: { type: 'info', title: 'No', message: 'No', action: null },
      });
      throw new Error('rolled back');
    })
    .catch(() => undefined);
  await raise('Yes', [ids.halloran]);
  await hers.until(() => titles(hers).length === 1);
  expect(titles(hers)).toEqual(['Yes']);
});

test('reconnecting misses none and shows none twice, by Last-Event-ID or by since', async () => {
  const first = await listen('whitaker');
  await raise('One', [ids.whitaker]);
  await first.until(() => titles(first).length === 1);
  const last = first.of('notification')[0]?.id ?? '';
  first.stop();
  await raise('Two', [ids.whitaker, ids.halloran]);
  await raise('Three', [ids.whitaker]);

  for (const options of [{ lastEventId: last }, { since: last }]) {
    const again = await listen('whitaker', options);
    await raise('Four', [ids.whitaker]);
    await again.until(() => titles(again).includes('Four'));
    expect(titles(again).slice(0, 3)).toEqual(['Two', 'Three', 'Four']);
    expect(new Set(again.of('notification').map(({ id }) => id)).size).toBe(titles(again).length);
    again.stop();
  }
});

test('notices raised all at once arrive once each, in order', async () => {
  const hers = await listen('halloran');
  await Promise.all(Array.from({ length: 40 }, (_, n) => raise(`Burst ${n}`, [ids.halloran, ids.whitaker])));
  await hers.until(() => titles(hers).length === 40);
  const numbers = hers.of('notification').map(({ id }) => Number(id));
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  expect(new Set(titles(hers)).size).toBe(40);
});

test('GET /api/notifications answers what was raised for me after a number, oldest first', async () => {
  const asWhitaker = await t.signIn('whitaker');
  const read = async (query = '') =>
    (await asWhitaker({ url: `/api/notifications${query}` })).json<NotificationDto[]>();
  const all = await read();
  expect(all[0]?.title).toBe('One');
  expect(await read(`?since=${all[1]?.id}`)).toEqual(all.slice(2));
  expect(await read(`?since=${all.at(-1)?.id}`)).toEqual([]);
});

test('without a session there is no stream', async () => {
  expect((await fetch(`${base}/api/events`)).status).toBe(401);
  const answer = await fetch(`${base}/api/events`, { headers: { cookie: cookies.halloran } });
  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
  await answer.body?.cancel();
});

test('who asks for the head of a stream alone is answered, and opens none', async () => {
  const answer = await fetch(`${base}/api/events`, {
    method: 'HEAD',
    headers: { cookie: cookies.halloran },
    signal: AbortSignal.timeout(20_000),
  });
  expect(answer.status).toBe(404);
});

test('check 2 signing out ends the streams of that session at once, and no other', async () => {
  const elsewhere = await t.signIn('whitaker');
  const his = await listen('whitaker');
  const hers = await listen('halloran');
  const begun = Date.now();
  await t.inject({ method: 'POST', url: '/api/auth/logout', headers: { cookie: cookies.whitaker } });
  await his.ended;
  expect(Date.now() - begun).toBeLessThan(5000);
  expect((await elsewhere({ url: '/api/auth/me' })).statusCode).toBe(200);
  await raise('Still here', [ids.halloran]);
  await hers.until(() => titles(hers).includes('Still here'));
});

test('check 2 a stream lives while its session does: the next heartbeat ends it', async () => {
  t.app.events.heartbeatMs = 50;
  const hers = await listen('halloran');
  await raise('Alive', [ids.halloran]);
  await hers.until(() => titles(hers).includes('Alive'));
  await t.database.db.deleteFrom('sessions').where('user_id', '=', ids.halloran).execute();
  await hers.ended;
});

test('check 35 a person has ten streams at most: the oldest is told and closes, and the newest hear everything', async () => {
  cookies.halloran = await signedIn('halloran');
  const first = await listen('halloran');
  const others = [];
  for (let n = 0; n < 30; n += 1) others.push(await listen('halloran'));
  await first.ended;
  expect(first.of('replaced')).toHaveLength(1);
  const newest = others.slice(-10);
  await raise('After thirty', [ids.halloran]);
  for (const listener of newest) await listener.until(() => titles(listener).includes('After thirty'));
  expect(others.slice(0, -10).every((listener) => listener.of('replaced').length === 1)).toBe(true);
  const closed = others.slice(0, 20).map(({ ended }) => ended);
  await Promise.all(closed);
  others.forEach((listener) => listener.stop());
});

test('closing the app ends every stream', async () => {
  cookies.halloran = await signedIn('halloran');
  const hers = await listen('halloran');
  expect(t.app.events.hub.size).toBeGreaterThan(0);
  await t.app.close();
  await hers.ended;
});
