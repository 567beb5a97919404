import type { OneTimeLinkDto } from '@hand-receipt/contracts';
import { call, cookieFor, household, type Household } from '../people/people-fixture';
import { TEST_PASSWORD } from '../support/app';

let t: Household;
beforeAll(async () => {
  t = await household();
});

const makeLink = (id: string, send = t.admin) =>
  call<OneTimeLinkDto & { message: string }>(send, 'POST', `/api/users/${id}/password-link`);
const secretOf = ({ path }: OneTimeLinkDto) => path.split('#')[1] ?? '';
const use = (token: string, password: string, remoteAddress = '127.0.0.1') =>
  call((options) => t.inject({ ...options, remoteAddress }), 'POST', '/api/auth/set-password', {
    token,
    password,
  });

test('a link sets a password once, and ends the sessions with the old password', async () => {
  const { json: link, status } = await makeLink(t.ids.whitaker);
  expect(status).toBe(201);
  expect(Date.parse(link.expiresAt) - Date.now()).toBeGreaterThan(23 * 60 * 60 * 1000);
  await cookieFor(t, 'whitaker');
  expect((await t.as.whitaker({ url: '/api/auth/me' })).statusCode).toBe(200);

  expect((await use(secretOf(link), 'short')).status).toBe(400);
  expect(await use(secretOf(link), 'brand-new-1')).toMatchObject({
    status: 200,
    json: { message: 'Your password is set. Please log in.' },
  });
  expect((await t.as.whitaker({ url: '/api/auth/me' })).statusCode).toBe(401);
  await expect(cookieFor(t, 'whitaker')).rejects.toThrow('Invalid username or password');
  await cookieFor(t, 'whitaker', 'brand-new-1');

  const again = await use(secretOf(link), 'other-one-2');
  expect([again.status, again.json.message]).toEqual([
    410,
    'This link was used or has expired. Ask an Admin for a new one.',
  ]);
  await cookieFor(t, 'whitaker', 'brand-new-1');
});

test('of many uses at the same moment one wins', async () => {
  const { json: link } = await makeLink(t.ids.tanaka);
  const answers = await Promise.all([1, 2, 3, 4].map((n) => use(secretOf(link), `river-stone-${n}`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410]);
});

test('a new link replaces the one before; a changed password ends it; after a day it is over', async () => {
  const [first, second] = [await makeLink(t.ids.voss), await makeLink(t.ids.voss)];
  expect((await use(secretOf(first.json), 'river-stone-1')).status).toBe(410);
  await call(t.as.voss, 'PUT', '/api/auth/password', {
    currentPassword: TEST_PASSWORD,
    newPassword: 'river-stone-2',
  });
  expect((await use(secretOf(second.json), 'river-stone-3')).status).toBe(410);

  const third = await makeLink(t.ids.voss);
  t.clock.set(new Date(Date.now() + 25 * 60 * 60 * 1000));
  expect((await use(secretOf(third.json), 'river-stone-4')).status).toBe(410);
  t.clock.set(new Date());
  await cookieFor(t, 'voss', 'river-stone-2');
});

test('only an Admin makes links, for active accounts; only a hash is kept; a deactivation takes them away', async () => {
  for (const send of [t.as.halloran, t.as.brandt, t.as.petrov]) {
    expect((await makeLink(t.ids.petrov, send)).status).toBe(403);
  }
  expect((await makeLink(t.ids.petrov, t.as.stranger)).status).toBe(404);
  expect((await makeLink(t.pendingId)).status).toBe(409);

  const { json: link } = await makeLink(t.ids.petrov);
  const rows = await t.database.db.selectFrom('password_link').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(secretOf(link));
  await call(t.admin, 'POST', `/api/users/${t.ids.petrov}/deactivate`);
  await call(t.admin, 'POST', `/api/users/${t.ids.petrov}/activate`);
  expect((await use(secretOf(link), 'password-5')).status).toBe(410);
});

test('links cannot be guessed from one address, and guessing does not lock out other people', async () => {
  const statuses = [];
  for (let guess = 0; guess < 22; guess++) {
    statuses.push((await use(`guess-${guess}`, 'password-6', '203.0.113.9')).status);
  }
  expect(statuses).toEqual([...Array(20).fill(410), 429, 429]);
  const { json: link } = await makeLink(t.ids.stranger);
  expect((await use(secretOf(link), 'river-stone-7', '198.51.100.3')).status).toBe(200);
});
