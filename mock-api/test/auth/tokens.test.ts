import type { ApiTokenDto, PropertyDto } from '@hand-receipt/contracts';
import { deleteExpiredSessions } from '../../src/people/auth/delete-expired-sessions';
import { overrideClearance } from '../clearance/override';
import { call, cookieFor, household, type Household } from '../people/people-fixture';

let t: Household;
beforeAll(async () => {
  t = await household();
});

const makeToken = async (who: 'whitaker' | 'petrov', name = 'Hand scanner', more: object = {}) =>
  (await call<ApiTokenDto & { token: string }>(t.as[who], 'POST', '/api/tokens', { name, ...more })).json;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A request as a program sends it: no cookie, and none of a browser's headers. */
const bearing = (token: string, options: { method?: 'GET' | 'POST' | 'PUT'; url: string; body?: object }) =>
  t.app.inject({ ...options, headers: { authorization: `Bearer ${token}` } });

test('API-04 API-42 GET /api/property with a bearer token answers an array of the user’s property', async () => {
  const item = await t.createItem();
  await t.signDown(item.id, 'whitaker');
  const { token } = await makeToken('whitaker');
  const answer = await bearing(token, { url: '/api/property' });
  expect(answer.statusCode).toBe(200);
  expect(answer.json<PropertyDto[]>().map(({ id }) => id)).toEqual([item.id]);
  expect(answer.json()).toEqual((await t.as.whitaker({ url: '/api/property' })).json());
  expect((await bearing('hr_not-a-token', { url: '/api/property' })).statusCode).toBe(401);
  expect((await t.app.inject({ url: '/api/property' })).statusCode).toBe(401);
});

test('a token writes without a page of ours, and sets no cookie', async () => {
  const { token } = await makeToken('whitaker', 'Inventory', { scope: 'read-write' });
  const item = await t.createItem();
  await t.signDown(item.id, 'whitaker');
  const answer = await bearing(token, {
    method: 'POST',
    url: `/api/property/${item.id}/verify`,
    body: { verificationType: 'Visual' },
  });
  expect(answer.statusCode).toBeLessThan(300);
  expect(answer.headers['set-cookie']).toBeUndefined();
  const out = await bearing(token, { method: 'POST', url: '/api/auth/logout' });
  expect([out.statusCode, out.headers['set-cookie']]).toEqual([200, undefined]);
  expect((await bearing(token, { url: '/api/auth/me' })).statusCode).toBe(200);
});

test('a token makes no other token', async () => {
  const { token } = await makeToken('petrov', 'Export');
  const asked = await bearing(token, { method: 'POST', url: '/api/tokens', body: { name: 'Spare' } });
  expect([asked.statusCode, asked.json()]).toEqual([
    403,
    expect.objectContaining({ message: 'An API token cannot do this. Sign in with your password.' }),
  ]);
  const { json: tokens } = await call<ApiTokenDto[]>(t.as.petrov, 'GET', '/api/tokens');
  expect(tokens.filter(({ name }) => name === 'Spare')).toEqual([]);
  await call(t.as.petrov, 'DELETE', `/api/tokens/${tokens[0]?.id}`);
});

test('beside a token the cookie is not looked at: a wrong token is nobody, the right one is its owner', async () => {
  const cookie = await cookieFor(t, 'petrov');
  const { token } = await makeToken('whitaker');
  const me = (authorization: string) =>
    t.app.inject({ url: '/api/auth/me', headers: { cookie, authorization } });
  expect((await me('Bearer hr_wrong')).statusCode).toBe(401);
  expect((await me(`Bearer ${token}`)).json()).toMatchObject({ username: 'whitaker' });
  // Without a token the same write from another site is refused.
  const forged = (headers: Record<string, string>) =>
    t.app.inject({
      method: 'PUT',
      url: '/api/profile',
      headers: { cookie, 'sec-fetch-site': 'cross-site', ...headers },
      body: { phone: '555-0100-999' },
    });
  expect((await forged({})).statusCode).toBe(403);
  expect((await forged({ authorization: 'Bearer hr_wrong' })).statusCode).toBe(401);
});

test('the secret is shown once and kept as a hash; the list names tokens and says when they were used', async () => {
  const made = await makeToken('petrov', '  Nightly export  ');
  expect(made).toMatchObject({ name: 'Nightly export', scope: 'read', lastUsedAt: null });
  expect(made.token).toMatch(/^hr_[\w-]{43}$/);
  const list = async () => (await call<ApiTokenDto[]>(t.as.petrov, 'GET', '/api/tokens')).json;
  expect(await list()).toEqual([
    {
      id: made.id,
      name: 'Nightly export',
      scope: 'read',
      createdAt: made.createdAt,
      expiresAt: made.expiresAt,
      lastUsedAt: null,
    },
  ]);
  const rows = await t.database.db.selectFrom('api_token').selectAll().execute();
  expect(rows.every((row) => row.token_hash.length === 32)).toBe(true);
  expect(JSON.stringify(rows)).not.toContain(made.token.slice(3));

  await bearing(made.token, { url: '/api/auth/me' });
  expect((await list())[0]?.lastUsedAt).toEqual(expect.any(String));
});

test('a revoked token answers 401; somebody else’s cannot be revoked', async () => {
  const { id, token } = await makeToken('petrov');
  expect((await call(t.as.whitaker, 'DELETE', `/api/tokens/${id}`)).status).toBe(404);
  expect((await bearing(token, { url: '/api/auth/me' })).statusCode).toBe(200);
  expect((await call(t.as.petrov, 'DELETE', `/api/tokens/${id}`)).status).toBe(200);
  expect((await bearing(token, { url: '/api/auth/me' })).statusCode).toBe(401);
  expect((await call(t.as.petrov, 'DELETE', `/api/tokens/${id}`)).status).toBe(404);
});

test('a token needs a name, and a person has 20 at most', async () => {
  expect((await call(t.as.tanaka, 'POST', '/api/tokens', { name: '   ' })).json.fields).toEqual({
    name: 'name must not be empty',
  });
  const made = [];
  for (let n = 0; n < 21; n++) {
    made.push((await call(t.as.tanaka, 'POST', '/api/tokens', { name: `t${n}` })).status);
  }
  expect(made.filter((status) => status === 201)).toHaveLength(20);
  expect(made.at(-1)).toBe(409);
});

test('the tokens of a deactivated person answer 401, also after they are activated again', async () => {
  const { token } = await makeToken('whitaker');
  await overrideClearance(t, t.ids.whitaker);
  await call(t.admin, 'POST', `/api/users/${t.ids.whitaker}/deactivate`);
  expect((await bearing(token, { url: '/api/auth/me' })).statusCode).toBe(401);
  await call(t.admin, 'POST', `/api/users/${t.ids.whitaker}/activate`);
  expect((await bearing(token, { url: '/api/auth/me' })).statusCode).toBe(401);
});

test('a token expires after 90 days unless its person chose another time, from a week to a year', async () => {
  t.clock.set(new Date('2026-11-21T06:00:00Z'));
  const send = await t.signIn('brandt');
  const make = (body: object) => call<ApiTokenDto & { token: string }>(send, 'POST', '/api/tokens', body);
  const { json: usual } = await make({ name: 'Usual' });
  const { json: week } = await make({ name: 'Week', expiresInDays: 7 });
  expect(usual.expiresAt).toBe('2027-02-19T06:00:00.000Z');
  for (const expiresInDays of [0, 1, 6, 366])
    expect((await make({ name: 'Other', expiresInDays })).status).toBe(400);

  const me = async (token: string) => (await bearing(token, { url: '/api/auth/me' })).statusCode;
  t.clock.set(new Date(Date.parse(week.expiresAt) - 1));
  expect([await me(week.token), await me(usual.token)]).toEqual([200, 200]);
  t.clock.set(new Date(Date.parse(week.expiresAt)));
  expect([await me(week.token), await me(usual.token)]).toEqual([401, 200]);
  t.clock.set(new Date());
});

test('an expired token stays on its person’s list for 30 days', async () => {
  const { id, expiresAt } = await makeToken('petrov', 'Old', { expiresInDays: 7 });
  const remains = async (now: number) => {
    await deleteExpiredSessions(t.database.db, new Date(now));
    const rows = await t.database.db.selectFrom('api_token').select('id').where('id', '=', id).execute();
    return rows.length === 1;
  };
  expect(await remains(Date.parse(expiresAt) + 29 * DAY_MS)).toBe(true);
  expect(await remains(Date.parse(expiresAt) + 30 * DAY_MS)).toBe(false);
});
