import { type RouteContract, routes } from '@hand-receipt/contracts/routes';
import type { InjectOptions } from 'fastify';
import { call, cookieFor, household, type Household } from '../people/people-fixture';
import { TEST_PASSWORD } from '../support/app';

/** Accounts, roles, one-time links, sessions, tokens, the PIN, passkeys, second factors, units, sections, webhooks and sign-ins elsewhere. */
const FAMILIES = [
  '/api/users',
  '/api/units',
  '/api/tokens',
  '/api/auth',
  '/api/profile',
  '/api/settings/pin',
  '/api/settings/passkeys',
  '/api/settings/second-factor',
  '/api/settings/totp',
  '/api/settings/recovery-codes',
  '/api/sections',
  '/api/webhooks',
  '/api/webhook-deliveries',
  '/api/sign-in',
];

/** Routes below those paths that administer nothing, each with the reason. */
const ACTS: Record<string, string> = {
  'GET /api/users/recipients': 'names the people that an item may be offered to',
  'GET /api/connections': 'connections decide who gets a maintenance form',
  'POST /api/connections': 'as above',
  'PATCH /api/connections/:id': 'as above',
  'DELETE /api/connections/:id': 'as above',
  'GET /api/auth/me': 'tells a program whose token it has',
  'GET /api/profile': 'figures of the own records',
  'GET /api/auth/units': 'names the units that a person may register for',
  'GET /api/sections': 'shows what of the product is loaded',
  'POST /api/auth/login': 'refuses a token itself, with 400',
  'POST /api/auth/passkey': 'as above',
  'POST /api/auth/passkey/options': 'begins what a token is refused',
  'POST /api/auth/dev-login': 'as above; demo only',
  'POST /api/auth/logout': 'ends no session of a token',
};

const all = Object.entries(routes) as [string, RouteContract][];
const pathOf = (key: string) => key.split(' ')[1] ?? '';
const isInFamily = (key: string) => FAMILIES.some((path) => `${pathOf(key)}/`.startsWith(`${path}/`));
const administering = all.filter(([, { administers }]) => administers);
const unsafe = all.filter(([key]) => !key.startsWith('GET'));

let t: Household;
let tokens: Record<'read' | 'read-write', string>;
beforeAll(async () => {
  t = await household();
  const make = async (scope: string) =>
    (await call<{ token: string }>(t.admin, 'POST', '/api/tokens', { name: scope, scope })).json.token;
  tokens = { read: await make('read'), 'read-write': await make('read-write') };
});

const requestOf = (key: string): InjectOptions => ({
  method: key.split(' ')[0] as InjectOptions['method'],
  url: pathOf(key).replace(/:\w+/g, t.ids.whitaker),
});
const bearing = async (scope: keyof typeof tokens, key: string) => {
  const headers = { authorization: `Bearer ${tokens[scope]}` };
  const answer = await t.app.inject({ ...requestOf(key), headers });
  return [answer.statusCode, answer.json<{ message: string }>().message];
};

test('check 31 every route about accounts, roles, links, sessions, tokens, the PIN, units, sections and webhooks is declared so', () => {
  const undeclared = all.filter(([key, { administers }]) => isInFamily(key) && !administers && !ACTS[key]);
  expect(undeclared.map(([key]) => key)).toEqual([]);
  expect(administering.map(([key]) => key).filter((key) => ACTS[key] || !isInFamily(key))).toEqual([]);
  expect(administering.length).toBeGreaterThan(25);
});

test.each(administering.map(([key]) => key))('check 31 %s refuses a token that may write', async (key) => {
  expect(await bearing('read-write', key)).toEqual([
    403,
    'An API token cannot do this. Sign in with your password.',
  ]);
});

test.each(unsafe.filter(([, { administers }]) => !administers).map(([key]) => key))(
  'check 31 %s refuses a token that only reads',
  async (key) => {
    expect(await bearing('read', key)).toEqual([
      403,
      'This API token can only read. Make one that can also write.',
    ]);
  },
);

test('a token of either scope reads what does not administer', async () => {
  for (const url of ['/api/auth/me', '/api/property', '/api/transfers', '/api/profile']) {
    for (const token of Object.values(tokens)) {
      const answer = await t.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
      expect([url, answer.statusCode]).toEqual([url, 200]);
    }
  }
});

describe('ten minutes after the password was entered', () => {
  const needed = [403, 'password-needed', 'Enter your password again to do this.'];
  const MINUTE_MS = 60_000;
  let cookie: string;
  let signedInAt: number;
  beforeAll(async () => {
    signedInAt = Date.now();
    t.clock.set(new Date(signedInAt));
    cookie = await cookieFor(t, 'okonkwo');
  });
  afterAll(() => t.clock.set(new Date()));

  const send = (options: InjectOptions) => t.inject({ ...options, headers: { cookie } });
  const refusalOf = async (options: InjectOptions) => {
    const answer = await send(options);
    const { error, message } = answer.json<{ error: string; message: string }>();
    return [answer.statusCode, error, message];
  };
  const later = (minutes: number) => t.clock.set(new Date(signedInAt + minutes * MINUTE_MS));

  test.each(unsafe.filter(([, { administers }]) => administers === true).map(([key]) => key))(
    '%s asks for it again',
    async (key) => {
      later(11);
      expect(await refusalOf(requestOf(key))).toEqual(needed);
    },
  );

  test.each(all.filter(([key, c]) => key.startsWith('GET') && c.administers).map(([key]) => key))(
    '%s does not, for it only reads',
    async (key) => {
      later(11);
      expect((await send(requestOf(key))).statusCode).toBe(200);
    },
  );

  test('entered again it holds for ten minutes, in that browser alone; a wrong one opens nothing', async () => {
    later(11);
    const other = await cookieFor(t, 'okonkwo');
    later(22);
    const make: InjectOptions = { method: 'POST', url: '/api/tokens', body: { name: 'Report' } };
    const enter = (password: string) => call(send, 'POST', '/api/auth/reauthenticate', { password });
    expect(await enter('wrong')).toMatchObject({
      status: 403,
      json: { error: 'wrong-password', fields: { password: 'The password is wrong.' } },
    });
    expect(await refusalOf(make)).toEqual(needed);
    expect((await enter(TEST_PASSWORD)).status).toBe(200);
    expect((await send(make)).statusCode).toBe(201);
    expect((await t.inject({ ...make, headers: { cookie: other } })).statusCode).toBe(403);
    later(31.9);
    expect((await send(make)).statusCode).toBe(201);
    later(32.1);
    expect(await refusalOf(make)).toEqual(needed);
  });

  test('a refused act keeps its Idempotency-Key for the next try', async () => {
    later(60);
    const headers = { cookie, 'idempotency-key': crypto.randomUUID() };
    const make = () =>
      t.inject({
        method: 'POST',
        url: '/api/units',
        headers,
        body: { name: 'Weapons Platoon', kind: 'platoon', parentId: 'B' },
      });
    expect((await make()).statusCode).toBe(403);
    await call(send, 'POST', '/api/auth/reauthenticate', { password: TEST_PASSWORD });
    expect((await make()).statusCode).toBe(201);
  });
});

test('an administrator’s stolen token takes over nobody: no link, no role, no account', async () => {
  const headers = { authorization: `Bearer ${tokens['read-write']}` };
  const steal = (options: InjectOptions) => t.app.inject({ ...options, headers });
  const id = t.ids.whitaker;
  const link = await steal({ method: 'POST', url: `/api/users/${t.adminId}/password-link` });
  const role = await steal({ method: 'PUT', url: `/api/users/${id}/role`, body: { role: 'Admin' } });
  expect([link.statusCode, role.statusCode]).toEqual([403, 403]);
  expect(await t.database.db.selectFrom('password_link').selectAll().execute()).toEqual([]);
});
