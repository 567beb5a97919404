import type { Config } from '../../src/kernel/config/config';
import { type Household, call, household, newestEvents, noticesOf } from '../people/people-fixture';
import { ProviderBrowser, type TestProvider, startProvider } from '../support/test-provider';

const CLAIMS = {
  reyes: {
    given_name: 'Ana',
    family_name: 'Reyes',
    email: 'reyes@unit.example',
    preferred_username: 'reyes',
  },
  baker: { name: 'Tom Baker', email: 'baker@unit.example', groups: ['hand-receipt', 'armorers'] },
  navarro: { given_name: 'Luz', family_name: 'Navarro', realm_access: { roles: ['leader'] } },
  torn: { name: 'Kim Torn', email: 'torn@unit.example', groups: ['squad-1', 'squad-2', 'hand-receipt'] },
  imposter: { name: 'Alex Whitaker', email: 'WHITAKER@example.mil' },
};

let provider: TestProvider;
let t: Household;
const signInOf = (settings = provider.settings): Partial<Config> => ({
  trustProxy: 'loopback',
  signIn: { password: true, provider: settings, certificate: null },
});
const browser = (company: Household = t) => new ProviderBrowser((options) => company.app.inject(options));

beforeAll(async () => {
  provider = await startProvider({ claims: CLAIMS });
  t = await household(signInOf());
});
afterAll(() => provider.stop());
afterEach(() => t.clock.set(new Date()));

const personOf = async (subject: string) =>
  t.database.db
    .selectFrom('sign_in_identity')
    .leftJoin('users', 'users.id', 'sign_in_identity.user_id')
    .selectAll('users')
    .select(['sign_in_identity.id as identity'])
    .where('subject', '=', subject)
    .executeTakeFirst();

/** Signs a person in for the first time and lets them in. */
async function activated(username: string) {
  await browser().signIn(username);
  const id = (await personOf(username))?.id ?? '';
  await call(t.admin, 'PATCH', `/api/users/${id}`, { unitId: 'B-1' });
  await call(t.admin, 'POST', `/api/users/${id}/activate`);
  return id;
}

test('the sign-in screen knows what the provider is called', async () => {
  const config = await t.inject({ url: '/api/config' });
  expect(config.json()).toMatchObject({
    signIn: { password: true, provider: 'Unit Login', certificate: false },
  });
});

test('a first sign-in makes an account that waits; once a leader has activated it, its person comes in', async () => {
  const mine = browser();
  expect(await mine.signIn('reyes', '/api/auth/provider/start?to=/transfers')).toBe('/login?refused=pending');
  const person = await personOf('reyes');
  expect(person).toMatchObject({
    username: 'reyes',
    first_name: 'Ana',
    last_name: 'Reyes',
    email: 'reyes@unit.example',
    status: 'Pending',
    role: 'Soldier',
    unit_id: null,
    password_hash: null,
  });
  expect((await newestEvents(t, 'USER'))[0]).toMatchObject({
    change: 'registered',
    provider: provider.issuer,
    rules: [],
  });
  expect((await noticesOf(t.admin))[0]).toMatchObject({
    title: 'Account to activate',
    message: 'PVT Reyes signed in with Unit Login for the first time.',
  });
  expect((await mine.open('/api/auth/me')).statusCode).toBe(401);

  await call(t.admin, 'PATCH', `/api/users/${person?.id}`, { unitId: 'B-1' });
  await call(t.admin, 'POST', `/api/users/${person?.id}/activate`);
  expect(await mine.signIn('reyes', '/api/auth/provider/start?to=/transfers%3Fview=history')).toBe(
    '/transfers?view=history',
  );
  expect((await mine.open('/api/auth/me')).json()).toMatchObject({ id: person?.id, username: 'reyes' });
  const [session] = await t.database.db
    .selectFrom('sessions')
    .select('method')
    .where('user_id', '=', person?.id ?? '')
    .execute();
  expect(session).toEqual({ method: 'provider' });
});

test('the session cookie is new, and only for this site', async () => {
  await activated('reyes');
  const mine = browser();
  const begun = await mine.open('/api/auth/provider/start');
  expect(begun.headers['set-cookie']).toMatch(
    /^__Host-hr_provider=\S+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  const back = await mine.open(await mine.signInThere(begun.headers.location ?? '', 'reyes'));
  expect([back.headers['set-cookie']].flat().find((line) => line?.startsWith('__Host-hr_session'))).toMatch(
    /HttpOnly; Secure; SameSite=Lax/,
  );
});

describe('rules of an Admin', () => {
  const add = (rule: object) =>
    call(t.admin, 'POST', '/api/sign-in/rules', { unitId: null, role: null, activates: false, ...rule });

  test('give a new account its unit and role, and activate it; the ledger says by which', async () => {
    expect((await add({ claim: 'groups', value: 'armorers', unitId: 'B-1' })).status).toBe(201);
    expect((await add({ claim: 'groups', value: 'hand-receipt', activates: true })).status).toBe(201);
    const mine = browser();
    expect(await mine.signIn('baker')).toBe('/dashboard');
    expect(await personOf('baker')).toMatchObject({
      first_name: 'Tom',
      last_name: 'Baker',
      username: 'baker',
      status: 'Active',
      unit_id: 'B-1',
    });
    expect((await newestEvents(t, 'USER'))[0]).toMatchObject({
      change: 'registered',
      rules: ['groups = armorers', 'groups = hand-receipt'],
      role: 'Soldier',
      unitId: 'B-1',
    });
  });

  test('read a claim by its path; without one that activates, the account waits for a leader of its unit', async () => {
    await add({ claim: 'realm_access.roles', value: 'leader', role: 'Squad Leader', unitId: 'B-2' });
    expect(await browser().signIn('navarro')).toBe('/login?refused=pending');
    expect(await personOf('navarro')).toMatchObject({
      role: 'Squad Leader',
      unit_id: 'B-2',
      status: 'Pending',
    });
  });

  test('that contradict each other decide nothing', async () => {
    await add({ claim: 'groups', value: 'squad-1', unitId: 'B-1' });
    await add({ claim: 'groups', value: 'squad-2', unitId: 'B-2' });
    expect(await browser().signIn('torn')).toBe('/login?refused=pending');
    expect(await personOf('torn')).toMatchObject({ unit_id: null, status: 'Pending' });
  });

  test('are only for an Admin, once each, and make no Admin', async () => {
    const rule = { claim: 'groups', value: 'x', unitId: null, role: 'Soldier', activates: false };
    expect((await call(t.as.halloran, 'POST', '/api/sign-in/rules', rule)).status).toBe(403);
    expect((await call(t.as.halloran, 'GET', '/api/sign-in/rules')).status).toBe(403);
    expect((await add({ claim: 'groups', value: 'armorers', role: 'Soldier' })).json.message).toBe(
      'There is a rule for this claim and value. Remove it first.',
    );
    expect((await add({ claim: 'groups', value: 'y', role: 'Admin' })).status).toBe(400);
    expect((await add({ claim: 'groups', value: 'y' })).json.message).toBe(
      'Say what the rule does: choose a unit, a role, or that it activates the account.',
    );
    expect((await add({ claim: 'groups', value: 'y', unitId: 'none' })).json.message).toBe(
      'There is no such unit.',
    );
    const { json } = await call<{ id: string; claim: string; unit: object }[]>(
      t.admin,
      'GET',
      '/api/sign-in/rules',
    );
    expect(json[0]).toMatchObject({
      claim: 'groups',
      value: 'armorers',
      unit: { id: 'B-1' },
      by: { lastName: 'Okonkwo' },
    });
    expect((await call(t.admin, 'DELETE', `/api/sign-in/rules/${json[0]?.id}`)).status).toBe(200);
    expect((await call(t.admin, 'DELETE', `/api/sign-in/rules/${json[0]?.id}`)).status).toBe(404);
  });
});

describe('two accounts with one email address', () => {
  test('are never linked by it: the sign-in waits until an Admin links it', async () => {
    const mine = browser();
    const before = await t.database.db
      .selectFrom('users')
      .select(({ fn }) => fn.countAll().as('n'))
      .executeTakeFirst();
    expect(await mine.signIn('imposter')).toBe('/login?refused=email-taken');
    expect(await mine.signIn('imposter')).toBe('/login?refused=email-taken');
    const after = await t.database.db
      .selectFrom('users')
      .select(({ fn }) => fn.countAll().as('n'))
      .executeTakeFirst();
    expect(after).toEqual(before);
    const notices = (await noticesOf(t.admin)).filter(({ title }) => title === 'Sign-in without an account');
    expect(notices.map(({ message }) => message)).toEqual([
      'Alex Whitaker signed in and has no account yet. Link the sign-in to one.',
    ]);

    const { json: waiting } = await call<{ id: string }[]>(t.admin, 'GET', '/api/sign-in/waiting');
    expect(waiting).toMatchObject([{ kind: 'provider', subject: 'imposter', email: 'WHITAKER@example.mil' }]);
    const link = { identityId: waiting[0]?.id };
    expect((await call(t.as.halloran, 'POST', `/api/users/${t.ids.whitaker}/sign-in`, link)).status).toBe(
      403,
    );
    expect((await call(t.admin, 'POST', `/api/users/${t.ids.whitaker}/sign-in`, {})).status).toBe(400);
    const linked = await call(t.admin, 'POST', `/api/users/${t.ids.whitaker}/sign-in`, link);
    expect(linked).toMatchObject({
      status: 200,
      json: { password: true, identities: [{ subject: 'imposter' }] },
    });
    expect((await newestEvents(t, 'USER'))[0]).toMatchObject({
      change: 'sign-in linked',
      method: 'provider',
    });
    expect((await call(t.admin, 'POST', `/api/users/${t.ids.halloran}/sign-in`, link)).json.message).toBe(
      'This sign-in belongs to another account.',
    );
    expect(await mine.signIn('imposter')).toBe('/dashboard');
    expect((await mine.open('/api/auth/me')).json()).toMatchObject({ id: t.ids.whitaker });

    // Removed again: its session ends, and it opens nothing.
    expect((await call(t.as.halloran, 'DELETE', `/api/sign-in/identities/${waiting[0]?.id}`)).status).toBe(
      404,
    );
    expect((await call(t.admin, 'DELETE', `/api/sign-in/identities/${waiting[0]?.id}`)).status).toBe(200);
    expect((await mine.open('/api/auth/me')).statusCode).toBe(401);
    expect((await newestEvents(t, 'USER'))[0]).toMatchObject({ change: 'sign-in unlinked' });
  });

  test('their person links the sign-in after their password', async () => {
    const mine = browser();
    await mine.signIn('imposter');
    const login = await t.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'x-forwarded-proto': 'https', 'sec-fetch-site': 'same-origin' },
      body: { username: 'whitaker', password: 'demo-0600' },
    });
    mine.here.keep([login.headers['set-cookie'] ?? []].flat());
    const begun = await t.app.inject({
      method: 'POST',
      url: '/api/auth/provider/link',
      headers: { cookie: mine.here.header, 'x-forwarded-proto': 'https', 'sec-fetch-site': 'same-origin' },
    });
    expect(begun.statusCode).toBe(200);
    mine.here.keep([begun.headers['set-cookie'] ?? []].flat());
    const back = await mine.open(await mine.signInThere(begun.json<{ url: string }>().url, 'imposter'));
    expect(back.headers.location).toBe('/settings?tab=security&linked=yes');
    expect(await browser().signIn('imposter')).toBe('/dashboard');
    const ways = (await mine.open(`/api/users/${t.ids.whitaker}/sign-in`)).json();
    expect(ways).toMatchObject({
      password: true,
      identities: [{ kind: 'provider', issuer: provider.issuer }],
    });
  });
});

describe('what is refused', () => {
  test.each([
    ['//evil.example/', '/dashboard'],
    ['https://evil.example/', '/dashboard'],
    ['/\\evil.example', '/dashboard'],
    ['/%09/evil.example', '/%09/evil.example'],
    ['/\t/evil.example', '/dashboard'],
    ['/api/auth/logout', '/dashboard'],
    ['javascript:alert(1)', '/dashboard'],
    ['/items/P-1?x=1#part', '/items/P-1?x=1#part'],
  ])('to=%s leads to %s', async (to, expected) => {
    await activated('reyes');
    const start = `/api/auth/provider/start?to=${encodeURIComponent(to)}`;
    expect(await browser().signIn('reyes', start)).toBe(expected);
  });

  const begin = async (company = t) => {
    const mine = browser(company);
    const begun = await mine.open('/api/auth/provider/start');
    return { mine, callback: await mine.signInThere(begun.headers.location ?? '', 'reyes') };
  };

  test('a state that is replayed, of another browser, or made up', async () => {
    await activated('reyes');
    const { mine, callback } = await begin();
    const cookie = mine.here.header;
    expect((await browser().open(callback)).headers.location).toBe('/login?refused=used');
    expect((await mine.open(callback)).headers.location).toBe('/dashboard');
    const replay = await t.app.inject({ url: callback, headers: { cookie, 'x-forwarded-proto': 'https' } });
    expect(replay.headers.location).toBe('/login?refused=used');
    expect((await mine.open('/api/auth/provider/callback?code=x&state=made-up')).headers.location).toBe(
      '/login?refused=used',
    );
    expect((await mine.open('/api/auth/provider/callback')).headers.location).toBe('/login?refused=used');
  });

  test('a sign-in that took longer than ten minutes', async () => {
    const { mine, callback } = await begin();
    t.clock.set(new Date(Date.now() + 601_000));
    expect((await mine.open(callback)).headers.location).toBe('/login?refused=used');
  });

  test.each([
    ['2 minutes behind', -118, '/dashboard'],
    ['2 minutes ahead', 118, '/dashboard'],
    ['3 minutes behind', -180, '/login?refused=clock'],
    ['3 minutes ahead', 180, '/login?refused=clock'],
  ])('a clock that is %s', async (_, seconds, expected) => {
    await activated('reyes');
    t.clock.set(new Date(Date.now() + seconds * 1000));
    const { mine, callback } = await begin();
    expect((await mine.open(callback)).headers.location).toBe(expected);
  });

  test('what the provider refuses', async () => {
    const mine = browser();
    const begun = await mine.open('/api/auth/provider/start');
    const state = new URL(begun.headers.location ?? '').searchParams.get('state') ?? '';
    const answer = new URLSearchParams({ error: 'access_denied', state, iss: provider.issuer }).toString();
    expect((await mine.open(`/api/auth/provider/callback?${answer}`)).headers.location).toBe(
      '/login?refused=provider-refused',
    );
  });

  test('a code that has expired', async () => {
    const hasty = await startProvider({ claims: CLAIMS, codeTtl: 1 });
    const company = await household(signInOf(hasty.settings));
    try {
      const { mine, callback } = await begin(company);
      await new Promise((later) => setTimeout(later, 2100));
      expect((await mine.open(callback)).headers.location).toBe('/login?refused=code-expired');
    } finally {
      await hasty.stop();
    }
  });

  test('a provider under another name than the settings say, and one that is down; the server starts without it', async () => {
    const wrong = { ...provider.settings, issuer: provider.issuer.replace('127.0.0.1', 'localhost') };
    const company = await household(signInOf(wrong));
    expect((await browser(company).open('/api/auth/provider/start')).headers.location).toBe(
      '/login?refused=provider-wrong',
    );

    const late = await startProvider({ claims: CLAIMS });
    await late.stop();
    const other = await household(signInOf(late.settings));
    expect((await browser(other).open('/api/auth/provider/start')).headers.location).toBe(
      '/login?refused=provider-down',
    );
    // It is looked up again: nothing has to be restarted.
    const back = await startProvider({ claims: CLAIMS, port: Number(new URL(late.issuer).port) });
    try {
      expect(await browser(other).signIn('reyes')).toBe('/login?refused=pending');
      const { mine, callback } = await begin(other);
      await back.stop();
      expect((await mine.open(callback)).headers.location).toBe('/login?refused=provider-down');
    } finally {
      await back.stop();
    }
  });

  test('a person who is deactivated or blocked', async () => {
    const id = await activated('reyes');
    const set = (change: object) =>
      t.database.db.updateTable('users').set(change).where('id', '=', id).execute();
    await set({ status: 'Inactive' });
    expect(await browser().signIn('reyes')).toBe('/login?refused=inactive');
    await set({ status: 'Active', sign_in_blocked_at: new Date(), sign_in_block_reason: 'Lost phone' });
    expect(await browser().signIn('reyes')).toBe('/login?refused=blocked');
    await set({ sign_in_blocked_at: null, sign_in_block_reason: null });
    expect(await browser().signIn('reyes')).toBe('/dashboard');
  });

  test('nothing of a public client, which has PKCE and no secret', async () => {
    const company = await household(
      signInOf({ ...provider.settings, clientId: 'public-client', clientSecret: null }),
    );
    expect(await browser(company).signIn('reyes')).toBe('/login?refused=pending');
  });

  test('a browser that carries an API token', async () => {
    const { mine, callback } = await begin();
    const answer = await t.app.inject({
      url: callback,
      headers: { cookie: mine.here.header, 'x-forwarded-proto': 'https', authorization: 'Bearer hr_x' },
    });
    expect(answer.headers.location).toBe('/login?refused=used');
  });
});

describe('a person without a password', () => {
  const MINUTE_MS = 60_000;
  const post = (mine: ProviderBrowser, url: string, body?: object) =>
    t.app.inject({
      method: 'POST',
      url,
      headers: { cookie: mine.here.header, 'x-forwarded-proto': 'https', 'sec-fetch-site': 'same-origin' },
      ...(body && { body }),
    });

  test('signs in with no password at all', async () => {
    await activated('reyes');
    for (const password of ['x', 'null', 'nobody']) {
      const answer = await call(t.inject, 'POST', '/api/auth/login', { username: 'reyes', password });
      expect(answer.json.message).toBe('Invalid username or password');
    }
  });

  test('confirms at the provider what needs the password of others', async () => {
    await activated('reyes');
    const began = Date.now() - 60 * MINUTE_MS;
    const mine = browser();
    await mine.signIn('reyes');
    const makeToken = () => post(mine, '/api/tokens', { name: 'Report' });
    expect((await makeToken()).statusCode).toBe(201);
    await t.database.db
      .updateTable('sessions')
      .set({ password_at: new Date(began) })
      .execute();
    expect((await makeToken()).json()).toMatchObject({ error: 'password-needed' });

    const confirm = '/api/auth/provider/start?reauthenticate=1';
    // Another person of the provider confirms nothing.
    expect(await mine.forgetProvider().signIn('baker', confirm)).toBe('/confirmed?refused=not-yours');
    expect((await makeToken()).statusCode).toBe(403);
    expect(await mine.forgetProvider().signIn('reyes', confirm)).toBe('/confirmed');
    expect((await makeToken()).statusCode).toBe(201);
  });

  test('is not asked for one in vain: they hear how to get one', async () => {
    await activated('reyes');
    const mine = browser();
    await mine.signIn('reyes');
    const answer = await post(mine, '/api/settings/pin/remove', { password: 'x' });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      409,
      'You have no password here. Ask an Admin for a link to set one, then confirm with it.',
    ]);
  });

  test('is asked to sign in there again, though they are signed in there', async () => {
    await activated('reyes');
    const mine = browser();
    await mine.signIn('reyes');
    const begun = await mine.open('/api/auth/provider/start?reauthenticate=1');
    const there = new URL(begun.headers.location ?? '').searchParams;
    expect([there.get('prompt'), there.get('max_age')]).toEqual(['login', '0']);
    // Without these two the provider knows them still, and says nothing of when they signed in.
    const url = new URL(begun.headers.location ?? '');
    url.searchParams.delete('prompt');
    url.searchParams.delete('max_age');
    const back = await mine.open(await mine.signInThere(url.href, 'reyes'));
    expect(back.headers.location).toBe('/confirmed?refused=not-again');
    expect((await browser().open('/api/auth/provider/start?reauthenticate=1')).headers.location).toBe(
      '/confirmed?refused=session-ended',
    );
  });

  test('is signed out at the provider too', async () => {
    await activated('reyes');
    const mine = browser();
    await mine.signIn('reyes');
    const { next } = (await post(mine, '/api/auth/logout')).json<{ next: string }>();
    const url = new URL(next);
    expect(url.origin + url.pathname).toBe(`${provider.issuer}/session/end`);
    expect(url.searchParams.get('post_logout_redirect_uri')).toBe('https://hr.unit.example/login');
    expect(url.searchParams.get('id_token_hint')).toMatch(/^eyJ/);
    // A browser that marked itself as signed out has lost its session before the call is answered.
    await mine.signIn('reyes');
    mine.here.keep(['hr_signed_out=owed']);
    expect((await post(mine, '/api/auth/logout')).json()).toMatchObject({
      next: expect.stringContaining('id_token_hint='),
    });
    expect((await post(mine, '/api/auth/logout')).json()).toMatchObject({ next: null });
    // Its sign-in page may ask for something before that.
    await mine.signIn('reyes');
    mine.here.keep(['hr_signed_out=owed']);
    expect((await mine.open('/api/auth/me')).statusCode).toBe(401);
    expect((await post(mine, '/api/auth/logout')).json()).toMatchObject({
      next: expect.stringContaining('id_token_hint='),
    });
  });

  test('cannot remove their only way to sign in', async () => {
    const id = await activated('reyes');
    const mine = browser();
    await mine.signIn('reyes');
    const identity = (await personOf('reyes'))?.identity;
    const answer = await t.app.inject({
      method: 'DELETE',
      url: `/api/sign-in/identities/${identity}`,
      headers: { cookie: mine.here.header, 'x-forwarded-proto': 'https', 'sec-fetch-site': 'same-origin' },
    });
    expect(answer.json()).toMatchObject({
      message: 'This is your only way to sign in. Ask an Admin for a password link first.',
    });
    expect((await mine.open(`/api/users/${id}/sign-in`)).json()).toMatchObject({ password: false });
    expect((await mine.open(`/api/users/${t.ids.whitaker}/sign-in`)).statusCode).not.toBe(200);
  });
});
