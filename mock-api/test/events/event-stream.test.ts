import type { QueryScope } from '@hand-receipt/contracts';
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
  options: { since?: string; lastEventId?: string; clientId?: string; pageAgeMs?: number } = {},
): Promise<Listener> {
  const { since, clientId, pageAgeMs } = options;
  const query = new URLSearchParams({
    ...(since && { since }),
    ...(clientId && { client_id: clientId }),
    ...(pageAgeMs !== undefined && { page_age_ms: String(pageAgeMs) }),
  });
  const listener = await listenTo(`${base}/api/events?${query}`, {
    cookie: cookies[who],
    ...(options.lastEventId && { 'last-event-id': options.lastEventId }),
  });
  listeners.push(listener);
  return listener;
}

const raise = (title: string, userIds: string[], scopes: QueryScope[] = []) =>
  t.database.db.transaction().execute((trx) =>
    t.app.events.publishUpdate(trx, {
      userIds,
      scopes,
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

test('after the commit a notification reaches its recipients and no one else', async () => {
  const [halloran, whitaker] = [await listen('halloran'), await listen('whitaker')];
  await raise('Transfer requested', [ids.halloran], ['transfers']);
  await halloran.until(() => titles(halloran).length === 1);
  const [event] = halloran.of<NotificationDto>('notification');
  expect(event?.data).toEqual({
    id: event?.id,
    timestamp: expect.any(Number),
    type: 'info',
    title: 'Transfer requested',
    message: 'Transfer requested happened.',
    action: { label: 'View', path: '/transfers/T-0001' },
  });
  expect(halloran.of('changed')).toEqual([{ id: undefined, data: { scopes: ['transfers'] } }]);

  await t.database.db
    .transaction()
    .execute((trx) =>
      t.app.events.publishUpdate(trx, { audience: 'everybody', scopes: ['property', 'ledger'] }),
    );
  await whitaker.until(() => whitaker.of('changed').length === 1);
  expect(whitaker.of('changed')).toEqual([{ id: undefined, data: { scopes: ['property', 'ledger'] } }]);
  expect(titles(whitaker)).toEqual([]);
});

/** Changes a setting of Halloran as one of their clients. */
const changeSetting = (clientId: string) =>
  t.inject({
    method: 'PUT',
    url: '/api/settings',
    headers: { cookie: cookies.halloran, 'x-client-id': clientId },
    body: { settings: {} },
  });

test('a write is told once to the other clients of its person, and not to the client that sent it', async () => {
  const writing = await listen('halloran', { clientId: 'tab-number-1' });
  const other = await listen('halloran', { clientId: 'tab-number-2' });
  const whitaker = await listen('whitaker', { clientId: 'tab-number-1' });
  expect((await changeSetting('tab-number-1')).statusCode).toBe(200);
  await t.database.db
    .transaction()
    .execute((trx) => t.app.events.publishUpdate(trx, { audience: 'everybody', scopes: ['config'] }));
  const heard = (listener: Listener) =>
    listener.of<{ scopes: string[] }>('changed').map(({ data }) => data.scopes);
  for (const listener of [writing, other, whitaker]) {
    await listener.until(() => heard(listener).some((scopes) => scopes.includes('config')));
  }
  expect(heard(writing)).toEqual([['config']]);
  expect(heard(other)).toEqual([['settings'], ['config']]);
  expect(heard(whitaker)).toEqual([['config']]);
});

test('what changes while a page loads is named when its stream opens, to the people it concerns', async () => {
  const change = (userIds: string[], scopes: QueryScope[]) =>
    t.database.db.transaction().execute((trx) => t.app.events.publishUpdate(trx, { userIds, scopes }));
  const scopesOf = (listener: Listener) =>
    listener.of<{ scopes: string[] }>('changed').flatMap(({ data }) => data.scopes);
  const open = await listen('halloran');
  await change([ids.halloran], ['maintenance']);
  await open.until(() => scopesOf(open).includes('maintenance'));
  const loading = await listen('halloran', { pageAgeMs: 1_000 });
  await loading.until(() => scopesOf(loading).includes('maintenance'));
  const whitaker = await listen('whitaker', { pageAgeMs: 1_000 });
  await change([ids.whitaker], ['documents']);
  await whitaker.until(() => scopesOf(whitaker).includes('documents'));
  expect(scopesOf(whitaker)).not.toContain('maintenance');
});

test('somebody else who calls their client the same is told all the same', async () => {
  const whitaker = await listen('whitaker', { clientId: 'tab-number-1' });
  const writer = { userId: ids.halloran, clientId: 'tab-number-1' };
  await t.database.db
    .transaction()
    .execute((trx) => t.app.events.publishUpdate(trx, { audience: 'everybody', scopes: ['ledger'], writer }));
  await whitaker.until(() => whitaker.of('changed').length === 1);
});

test.each(['short', 'x'.repeat(65), 'not an id!'])('a client id must be one: %s', async (clientId) => {
  expect((await changeSetting(clientId)).statusCode).toBe(400);
  const query = new URLSearchParams({ client_id: clientId });
  const answer = await fetch(`${base}/api/events?${query}`, { headers: { cookie: cookies.halloran } });
  expect(answer.status).toBe(400);
});

test('an act that is rolled back tells nobody', async () => {
  const halloran = await listen('halloran');
  await t.database.db
    .transaction()
    .execute(async (trx) => {
      await t.app.events.publishUpdate(trx, {
        userIds: [ids.halloran],
        scopes: ['property'],
        notification: { type: 'info', title: 'No', message: 'No', action: null },
      });
      throw new Error('rolled back');
    })
    .catch(() => undefined);
  await raise('Yes', [ids.halloran]);
  await halloran.until(() => titles(halloran).length === 1);
  expect(titles(halloran)).toEqual(['Yes']);
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

test('notifications raised all at once arrive once each, in order', async () => {
  const halloran = await listen('halloran');
  await Promise.all(Array.from({ length: 40 }, (_, n) => raise(`Burst ${n}`, [ids.halloran, ids.whitaker])));
  await halloran.until(() => titles(halloran).length === 40);
  const numbers = halloran.of('notification').map(({ id }) => Number(id));
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  expect(new Set(titles(halloran)).size).toBe(40);
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

test('GET /api/notifications refuses a since that is no number of a notification', async () => {
  const asWhitaker = await t.signIn('whitaker');
  for (const since of ['zzz', '-1', '1.5', '']) {
    const answer = await asWhitaker({ url: `/api/notifications?since=${since}` });
    expect([since, answer.statusCode]).toEqual([since, 400]);
  }
});

test('without a session there is no stream', async () => {
  expect((await fetch(`${base}/api/events`)).status).toBe(401);
  const answer = await fetch(`${base}/api/events`, { headers: { cookie: cookies.halloran } });
  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
  await answer.body?.cancel();
});

test('while sensitive items are locked, the stream hides their serial numbers as the list does', async () => {
  const send = await t.signIn('halloran');
  const unit = { id: 'B', name: 'B Co', kind: 'company' as const, parent_id: null };
  await t.database.db.insertInto('units').values(unit).execute();
  await t.database.db
    .insertInto('property')
    .values({
      id: 'P-1',
      name: 'M4A1 CARBINE',
      serial_number: 'W123456',
      category: 'weapons',
      is_sensitive: true,
      unit_id: 'B',
      assigned_to_user_id: ids.halloran,
      assigned_date: new Date(),
      created_at: new Date(),
    })
    .execute();
  for (const [position, user_id] of [null, ids.halloran].entries()) {
    const link = { item_id: 'P-1', position, user_id, since: new Date() };
    await t.database.db.insertInto('custody_link').values(link).execute();
  }
  await send({ method: 'PUT', url: '/api/settings/pin', body: { pin: '4612', password: TEST_PASSWORD } });
  const security = { requirePinForSensitive: true };
  await send({ method: 'PUT', url: '/api/settings', body: { settings: { security } } });
  const halloran = await listen('halloran');
  await raise('W123456 moved', [ids.halloran]);
  await halloran.until(() => titles(halloran).length > 0);
  expect(titles(halloran)).toEqual(['•••••• moved']);
});

test('a parameter that the stream does not have is refused by its name', async () => {
  const answer = await fetch(`${base}/api/events?snce=4`, { headers: { cookie: cookies.halloran } });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ fields: { snce: 'snce is not a parameter of this call' } });
  expect((await fetch(`${base}/api/events?snce=4`)).status).toBe(401);
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
  const whitaker = await listen('whitaker');
  const halloran = await listen('halloran');
  const begun = Date.now();
  await t.inject({ method: 'POST', url: '/api/auth/logout', headers: { cookie: cookies.whitaker } });
  await whitaker.ended;
  expect(Date.now() - begun).toBeLessThan(5000);
  expect((await elsewhere({ url: '/api/auth/me' })).statusCode).toBe(200);
  await raise('Still here', [ids.halloran]);
  await halloran.until(() => titles(halloran).includes('Still here'));
});

test('check 2 a stream lives while its session does: the next heartbeat ends it', async () => {
  t.app.events.heartbeatMs = 50;
  const halloran = await listen('halloran');
  await raise('Alive', [ids.halloran]);
  await halloran.until(() => titles(halloran).includes('Alive'));
  await t.database.db.deleteFrom('sessions').where('user_id', '=', ids.halloran).execute();
  await halloran.ended;
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
  const halloran = await listen('halloran');
  expect(t.app.events.hub.size).toBeGreaterThan(0);
  await t.app.close();
  await halloran.ended;
});
