import type { SessionDto } from '@hand-receipt/contracts';
import { type Listener, listenTo } from '../events/listener';
import { call, cookieFor, household, type Household } from '../people/people-fixture';
import { OWN_PAGE, TEST_PASSWORD } from '../support/app';
import { runJobs } from '../support/jobs';

let t: Household;
let base: string;
const listeners: Listener[] = [];
beforeAll(async () => {
  t = await household();
  base = await t.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => listeners.forEach((listener) => listener.stop()));

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

/** Signs in with a browser and answers what sends its requests. */
async function browser(username: string, userAgent = FIREFOX, password = TEST_PASSWORD) {
  const answer = await t.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'user-agent': userAgent },
    body: { username, password },
  });
  expect(answer.statusCode).toBe(200);
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const send: Household['admin'] = (options) =>
    t.inject({ ...options, headers: { cookie, ...options.headers } });
  const isIn = async () => (await send({ url: '/api/auth/me' })).statusCode === 200;
  return { cookie, send, isIn };
}

const sessionsOf = async (send: Household['admin']) =>
  (await call<SessionDto[]>(send, 'GET', '/api/auth/sessions')).json;

async function listen(cookie: string): Promise<Listener> {
  const listener = await listenTo(`${base}/api/events`, { cookie, ...OWN_PAGE });
  listeners.push(listener);
  return listener;
}

test('my sessions show device and time, this one first, and no sessions of other people', async () => {
  const phone = await browser('petrov', PHONE);
  const desktop = await browser('petrov', FIREFOX);
  const sessions = await sessionsOf(desktop.send);
  expect(sessions[0]).toMatchObject({ device: 'Firefox on Windows', current: true });
  expect(sessions.map(({ device }) => device)).toContain('Safari on iPhone');
  expect(sessions.filter(({ current }) => current)).toHaveLength(1);
  expect((await sessionsOf(phone.send))[0]).toMatchObject({ device: 'Safari on iPhone', current: true });
  const others = await sessionsOf(t.as.voss);
  expect(others).toHaveLength(1);
});

test('ending one session signs that browser out and closes its stream; the others go on', async () => {
  const phone = await browser('whitaker', PHONE);
  const desktop = await browser('whitaker');
  const [onPhone, onDesktop] = [await listen(phone.cookie), await listen(desktop.cookie)];
  const ended = (await sessionsOf(desktop.send)).find(({ device }) => device === 'Safari on iPhone');
  expect((await call(t.as.petrov, 'DELETE', `/api/auth/sessions/${ended?.id}`)).status).toBe(404);
  expect(await phone.isIn()).toBe(true);

  expect((await call(desktop.send, 'DELETE', `/api/auth/sessions/${ended?.id}`)).status).toBe(200);
  await onPhone.ended;
  expect([await phone.isIn(), await desktop.isIn()]).toEqual([false, true]);
  await onDesktop.until(() => onDesktop.of('changed').length > 0);
});

test('ending all others leaves this one; ending this one takes its cookie away', async () => {
  const [one, two, three] = [await browser('tanaka'), await browser('tanaka'), await browser('tanaka')];
  expect((await call(one.send, 'DELETE', '/api/auth/sessions')).json.message).toBe(
    '3 other browsers were signed out.',
  );
  expect([await one.isIn(), await two.isIn(), await three.isIn()]).toEqual([true, false, false]);
  const [own] = await sessionsOf(one.send);
  const out = await one.send({ method: 'DELETE', url: `/api/auth/sessions/${own?.id}` });
  expect(out.cookies[0]).toMatchObject({ name: 'hr_session', value: '' });
  expect(await one.isIn()).toBe(false);
});

test('a new password asks for the old one and signs out everywhere else', async () => {
  const [here, there] = [await browser('voss'), await browser('voss')];
  const stream = await listen(there.cookie);
  const change = (currentPassword: string, newPassword: string) =>
    call(here.send, 'PUT', '/api/auth/password', { currentPassword, newPassword });

  const wrong = await change('not-the-one', 'new-password-1');
  expect([wrong.status, wrong.json.fields]).toEqual([403, { currentPassword: 'The password is wrong.' }]);
  expect((await change(TEST_PASSWORD, 'short')).status).toBe(400);
  expect(await there.isIn()).toBe(true);

  expect((await change(TEST_PASSWORD, 'new-password-1')).status).toBe(200);
  await stream.ended;
  expect([await here.isIn(), await there.isIn()]).toEqual([true, false]);
  await expect(cookieFor(t, 'voss')).rejects.toThrow('Invalid username or password');
  await browser('voss', FIREFOX, 'new-password-1');
});

test('a person who finds an open browser cannot guess the old password', async () => {
  const found = await browser('brandt');
  const statuses = [];
  for (let guess = 0; guess < 12; guess++) {
    const body = { currentPassword: `guess-${guess}`, newPassword: 'stolen-password' };
    statuses.push((await call(found.send, 'PUT', '/api/auth/password', body)).status);
  }
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(403));
  expect(statuses.slice(10)).toEqual([429, 429]);
});

test('check 2 signing out and deactivation end sessions and open streams at once: every replay answers 401', async () => {
  const [phone, desktop] = [await browser('halloran', PHONE), await browser('halloran')];
  await call(phone.send, 'POST', '/api/auth/logout');
  expect([await phone.isIn(), await desktop.isIn()]).toEqual([false, true]);

  const streams = [await listen(desktop.cookie)];
  const deactivated = await call(t.admin, 'POST', `/api/users/${t.ids.halloran}/deactivate`);
  expect(deactivated.status).toBe(200);
  await Promise.all(streams.map((stream) => stream.ended));
  for (const url of ['/api/auth/me', '/api/property', '/api/events', '/api/profile/export']) {
    expect([url, (await desktop.send({ url })).statusCode]).toEqual([url, 401]);
  }
  // Activated again, the old cookie is still worth nothing.
  await call(t.admin, 'POST', `/api/users/${t.ids.halloran}/activate`);
  expect(await desktop.isIn()).toBe(false);
});

test('a changed role holds from the next request on, and the open browser is told to look again', async () => {
  const soldier = await browser('stranger');
  const stream = await listen(soldier.cookie);
  const body = { name: 'M17', serial_number: 'M000017' };
  await call(t.admin, 'PUT', `/api/users/${t.ids.stranger}/role`, { role: 'Soldier' });
  expect((await call(soldier.send, 'POST', '/api/property', body)).status).toBe(403);
  await stream.until(() =>
    stream.of<{ scopes: string[] }>('changed').some(({ data }) => data.scopes.includes('auth')),
  );
  expect((await soldier.send({ url: '/api/auth/me' })).json()).toMatchObject({ role: 'Soldier' });
});

test('what opens nothing any more is deleted: ended sessions, old links and attempts', async () => {
  const { db } = t.database;
  await call(t.admin, 'POST', `/api/users/${t.ids.petrov}/password-link`);
  await browser('petrov');
  const left = async () => {
    const tables = ['sessions', 'password_link', 'login_throttle'] as const;
    return Promise.all(
      tables.map(async (table) => (await db.selectFrom(table).selectAll().execute()).length),
    );
  };
  await runJobs(t.app, 'delete expired sessions and links');
  const [sessions = 0, links = 0] = await left();
  expect([sessions > 0, links]).toEqual([true, 1]);
  t.clock.set(new Date(Date.now() + 8 * 24 * 60 * 60 * 1000));
  await runJobs(t.app, 'delete expired sessions and links');
  t.clock.set(new Date());
  expect(await left()).toEqual([0, 0, 0]);
});
