import type { AssertionOptionsDto, RecoveryCodesDto, TotpOptionsDto, UserDto } from '@hand-receipt/contracts';
import { type RouteContract, routes } from '@hand-receipt/contracts/routes';
import type { InjectOptions } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { type Household, call, household } from '../people/people-fixture';
import { TEST_PASSWORD, addUser, cookieOf } from '../support/app';
import { Authenticator } from '../support/authenticator';

const PROOF = { password: TEST_PASSWORD };
const NEEDED =
  'Your role needs a second factor. Set up an authenticator app or a passkey, or sign in with the one that you have.';

let t: Household;
beforeAll(async () => {
  t = await household({ secondFactor: ['Admin', 'Commander'] });
});

let made = 0;
/** A Commander of their own for each test, signed in by password. */
async function commander() {
  made += 1;
  const username = `commander-${made}`;
  const id = await addUser(t.database, {
    username,
    role: 'Commander',
    unit_id: 'B',
    last_name: `Com${made}`,
  });
  return { id, username, send: await t.signIn(username) };
}
type Person = Awaited<ReturnType<typeof commander>>;

const me = async ({ send }: Pick<Person, 'send'>) => (await call<UserDto>(send, 'GET', '/api/auth/me')).json;
const isLocked = async (who: Pick<Person, 'send'>) => {
  const { status, json } = await call(who.send, 'GET', '/api/property');
  if (status === 200) return false;
  expect([status, json]).toMatchObject([403, { error: 'second-factor-needed', message: NEEDED }]);
  return true;
};

async function setUpApp({ send }: Pick<Person, 'send'>) {
  const begun = await call<TotpOptionsDto>(send, 'POST', '/api/settings/totp/options', PROOF);
  if (begun.status !== 200) return { status: begun.status, secret: '' };
  const { secret } = begun.json;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const { status } = await call<RecoveryCodesDto>(send, 'POST', '/api/settings/totp', { code });
  return { status, secret };
}

async function addKey({ send }: Pick<Person, 'send'>) {
  const key = new Authenticator();
  const begun = await call<{ challenge: string }>(send, 'POST', '/api/settings/passkeys/options', PROOF);
  if (begun.status !== 200) return { status: begun.status, key, id: '' };
  const body = { name: 'Blue key', registration: key.register(begun.json) };
  const added = await call<{ id: string }>(send, 'POST', '/api/settings/passkeys', body);
  return { status: added.status, key, id: added.json.id };
}

test('a person of the role gets in to set one up, and is told so; a person of another role notices nothing', async () => {
  const who = await commander();
  expect((await me(who)).secondFactorNeeded).toBe(true);
  expect(await isLocked(who)).toBe(true);
  expect((await me({ send: t.as.whitaker })).secondFactorNeeded).toBeUndefined();
  expect(await isLocked({ send: t.as.whitaker })).toBe(false);
  const signedIn = await t.inject({
    method: 'POST',
    url: '/api/auth/login',
    body: { username: who.username, password: TEST_PASSWORD },
  });
  expect(signedIn.json<UserDto>().secondFactorNeeded).toBe(true);
});

const all = Object.entries(routes) as [string, RouteContract][];
test('every call but those that show or set up a second factor is refused', async () => {
  const { send } = await commander();
  const open: string[] = [];
  for (const [key, contract] of all.filter(([, { public: isPublic }]) => !isPublic)) {
    const [method = '', path = ''] = key.split(' ');
    const answer = await send({
      method: method as InjectOptions['method'],
      url: path.replace(/:\w+/g, 'x'),
    });
    const { error } = answer.statusCode >= 400 ? answer.json<{ error: string }>() : { error: '' };
    if (error !== 'second-factor-needed') open.push(key);
    expect([key, open.includes(key)]).toEqual([key, contract.beforeSecondFactor !== undefined]);
  }
  expect(open.sort()).toEqual([
    'GET /api/auth/me',
    'GET /api/settings/second-factor',
    'POST /api/auth/reauthenticate',
    'POST /api/auth/reauthenticate/options',
    'POST /api/settings/passkeys',
    'POST /api/settings/passkeys/options',
    'POST /api/settings/totp',
    'POST /api/settings/totp/options',
  ]);
});

test('an authenticator app that is set up opens the session; the next sign-in asks for its code', async () => {
  const who = await commander();
  expect((await setUpApp(who)).status).toBe(201);
  expect(await isLocked(who)).toBe(false);
  expect((await me(who)).secondFactorNeeded).toBeUndefined();
  const again = await t.inject({
    method: 'POST',
    url: '/api/auth/login',
    body: { username: who.username, password: TEST_PASSWORD },
  });
  expect(again.json()).toMatchObject({ error: 'code-needed' });
});

test('a passkey that is added opens the session; the password alone opens nothing from then on', async () => {
  const who = await commander();
  const { status, key } = await addKey(who);
  expect(status).toBe(201);
  expect(await isLocked(who)).toBe(false);

  // Somebody who knows the password alone.
  const thief = { send: await t.signIn(who.username) };
  expect(await isLocked(thief)).toBe(true);
  expect((await setUpApp(thief)).status).toBe(403);
  expect((await addKey(thief)).status).toBe(403);
  const byPassword = await call(thief.send, 'POST', '/api/auth/reauthenticate', PROOF);
  expect(byPassword.status).toBe(200);
  expect(await isLocked(thief)).toBe(true);

  // The owner shows the passkey in such a session.
  const options = await call<AssertionOptionsDto>(thief.send, 'POST', '/api/auth/reauthenticate/options');
  const assertion = key.answer(options.json);
  expect((await call(thief.send, 'POST', '/api/auth/reauthenticate', { assertion })).status).toBe(200);
  expect(await isLocked(thief)).toBe(false);
});

test('signing in with a passkey is two factors by itself', async () => {
  const who = await commander();
  const { key } = await addKey(who);
  const { json } = await call<AssertionOptionsDto>(t.inject, 'POST', '/api/auth/passkey/options');
  const answer = await t.inject({
    method: 'POST',
    url: '/api/auth/passkey',
    body: { assertion: key.answer(json) },
  });
  const headers = { cookie: cookieOf(answer) };
  expect(answer.json<UserDto>().secondFactorNeeded).toBeUndefined();
  expect((await t.inject({ url: '/api/property', headers })).statusCode).toBe(200);
});

test('the last one cannot be removed; one of two can', async () => {
  const LAST = 'Your role needs a second factor, and this is your last one. Set up another one first.';
  const who = await commander();
  const { id } = await addKey(who);
  const removeKey = () => call(who.send, 'POST', `/api/settings/passkeys/${id}/remove`, PROOF);
  const removeApp = () => call(who.send, 'POST', '/api/settings/totp/remove', PROOF);
  expect(await removeKey()).toMatchObject({ status: 409, json: { message: LAST } });
  expect((await setUpApp(who)).status).toBe(201);
  const both = await Promise.all([removeKey(), removeApp()]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.json.message).toBe(LAST);
});

test('a role that needs one, once it is given, locks the sessions of that person', async () => {
  const id = await addUser(t.database, { username: 'promoted', unit_id: 'B' });
  const send = await t.signIn('promoted');
  expect(await isLocked({ send })).toBe(false);
  await t.database.db.updateTable('users').set({ role: 'Commander' }).where('id', '=', id).execute();
  expect(await isLocked({ send })).toBe(true);
});

test('an API token that was made before goes on, and a locked session makes none', async () => {
  const id = await addUser(t.database, { username: 'scripted', unit_id: 'B' });
  const send = await t.signIn('scripted');
  const { json } = await call<{ token: string }>(send, 'POST', '/api/tokens', { name: 'Report' });
  await t.database.db.updateTable('users').set({ role: 'Commander' }).where('id', '=', id).execute();
  const headers = { authorization: `Bearer ${json.token}` };
  expect((await t.app.inject({ url: '/api/property', headers })).statusCode).toBe(200);
  expect((await call(send, 'POST', '/api/tokens', { name: 'Another' })).status).toBe(403);
});

test('a session by a provider or a certificate needs none: they have asked for one', async () => {
  const who = await commander();
  for (const method of ['provider', 'certificate'] as const) {
    await t.database.db.updateTable('sessions').set({ method }).where('user_id', '=', who.id).execute();
    expect([method, await isLocked(who)]).toEqual([method, false]);
  }
});

test('after an Admin removed a lost one, its owner signs in by password and sets another one up', async () => {
  const who = await commander();
  await addKey(who);
  const admin = { send: t.admin };
  await setUpApp(admin);
  const reason = 'The key was lost.';
  const removed = await call(t.admin, 'POST', `/api/users/${who.id}/remove-second-factor`, { reason });
  expect(removed.status).toBe(200);
  const again = { send: await t.signIn(who.username) };
  expect(await isLocked(again)).toBe(true);
  expect((await setUpApp(again)).status).toBe(201);
  expect(await isLocked(again)).toBe(false);
});
