import type { AssertionOptionsDto, UserDto } from '@hand-receipt/contracts';
import { type Company, testCompany } from '../custody/company';
import { call } from '../people/people-fixture';
import { TEST_PASSWORD, addUser, cookieOf } from '../support/app';
import { Authenticator } from '../support/authenticator';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let t: Company;
beforeAll(async () => {
  t = await testCompany();
});
afterEach(() => t.clock.set(new Date()));

type Who = keyof Company['as'];
const handleOf = (who: Who) => Buffer.from(t.ids[who]).toString('base64url');

async function addKey(who: Who, name = 'Blue key') {
  const key = new Authenticator();
  const proof = { password: TEST_PASSWORD };
  const began = await call<{ challenge: string }>(t.as[who], 'POST', '/api/settings/passkeys/options', proof);
  const registration = key.register(began.json);
  const added = await call<{ id: string }>(t.as[who], 'POST', '/api/settings/passkeys', {
    name,
    registration,
  });
  expect(added.status).toBe(201);
  return { key, id: added.json.id };
}

const begin = async () =>
  (await call<AssertionOptionsDto>(t.inject, 'POST', '/api/auth/passkey/options')).json;
const signIn = (assertion: object, options: { address?: string; cookie?: string } = {}) =>
  t.inject({
    method: 'POST',
    url: '/api/auth/passkey',
    remoteAddress: options.address ?? '127.0.0.1',
    headers: options.cookie ? { cookie: options.cookie } : {},
    body: { assertion },
  });
const refusalOf = async (assertion: object, options?: { address?: string }) => {
  const answer = await signIn(assertion, options);
  const { error, message } = answer.json<{ error: string; message: string }>();
  expect(answer.headers['set-cookie']).toBeUndefined();
  return [answer.statusCode, error, message];
};

const UNKNOWN = [401, 'unknown-passkey', 'This passkey is not known here. It may have been removed.'];
const EXPIRED = [401, 'passkey-expired', 'Signing in took too long. Use your passkey again.'];
const WRONG = [401, 'wrong-passkey', 'The passkey was not accepted. Use another one, or your password.'];

test('a passkey signs its owner in, without a name and a password, and its use is noted', async () => {
  const { key, id } = await addKey('whitaker');
  const options = await begin();
  expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required', allowCredentials: [] });
  const answer = await signIn(key.answer(options, handleOf('whitaker')));
  expect(answer.statusCode).toBe(200);
  expect(answer.json<UserDto>()).toMatchObject({ id: t.ids.whitaker });
  const headers = { cookie: cookieOf(answer) };
  expect((await t.inject({ url: '/api/auth/me', headers })).statusCode).toBe(200);
  const mine = (await t.inject({ url: '/api/settings/passkeys', headers })).json<
    { id: string; lastUsedAt: string | null }[]
  >();
  expect(mine.find((one) => one.id === id)?.lastUsedAt).not.toBeNull();
  const session = await t.database.db
    .selectFrom('sessions')
    .select('method')
    .where('user_id', '=', t.ids.whitaker)
    .where('method', '=', 'passkey')
    .execute();
  expect(session).toHaveLength(1);
});

test('a challenge is good for one signature within 5 minutes, whatever came of it', async () => {
  const { key } = await addKey('whitaker');
  const once = key.answer(await begin());
  expect((await signIn(once)).statusCode).toBe(200);
  expect(await refusalOf(once)).toEqual(EXPIRED);

  const failed = await begin();
  expect(await refusalOf(new Authenticator().answer(failed))).toEqual(UNKNOWN);
  expect(await refusalOf(key.answer(failed))).toEqual(EXPIRED);

  const late = key.answer(await begin());
  t.clock.set(new Date(Date.now() + 5 * MINUTE_MS + 1000));
  expect(await refusalOf(late)).toEqual(EXPIRED);
  expect(await refusalOf(key.answer({ challenge: 'A'.repeat(43) }))).toEqual(EXPIRED);
});

test('a passkey that was removed, at a device that still has it, is told so', async () => {
  const { key, id } = await addKey('whitaker');
  await call(t.as.whitaker, 'POST', `/api/settings/passkeys/${id}/remove`, { password: TEST_PASSWORD });
  expect(await refusalOf(key.answer(await begin()))).toEqual(UNKNOWN);
});

test.each<[string, (key: Authenticator, options: AssertionOptionsDto) => object]>([
  ['from another site', (key, options) => key.answer({ ...options, origin: 'https://receipts.example' })],
  ['for another site', (key, options) => key.answer({ ...options, rpId: 'receipts.example' })],
  [
    'by a touch alone',
    (key, options) => {
      key.verifiesUser = false;
      return key.answer(options);
    },
  ],
  [
    'by a copy whose count went back',
    (key, options) => {
      key.signCount = 0;
      return key.answer(options);
    },
  ],
  ['in the name of another person', (key, options) => key.answer(options, handleOf('tanaka'))],
  [
    'that is no JSON inside',
    (key, options) => {
      const { response, ...rest } = key.answer(options);
      return { ...rest, response: { ...response, clientDataJSON: 'AAAA' } };
    },
  ],
])('a signature %s signs nobody in', async (what, sign) => {
  const { key } = await addKey('voss', what);
  expect((await signIn(key.answer(await begin()))).statusCode).toBe(200);
  expect(await refusalOf(sign(key, await begin()))).toEqual(what.includes('JSON') ? EXPIRED : WRONG);
  // Up to ten of one person.
  await t.database.db.deleteFrom('passkey').where('user_id', '=', t.ids.voss).execute();
});

test('a person who is not active, or whose sign-in is blocked, is refused in the words of the password', async () => {
  const { key } = await addKey('tanaka');
  const set = (user: object) =>
    t.database.db.updateTable('users').set(user).where('id', '=', t.ids.tanaka).execute();
  await set({ status: 'Pending' });
  expect(await refusalOf(key.answer(await begin()))).toEqual([
    403,
    'forbidden',
    'Your account is waiting for a leader of your unit to activate it.',
  ]);
  await set({ status: 'Inactive' });
  expect((await refusalOf(key.answer(await begin())))[2]).toBe(
    'Your account has been deactivated. Ask your commander or supply sergeant.',
  );
  await set({ status: 'Active', sign_in_blocked_at: new Date(), sign_in_block_reason: 'Stolen.' });
  expect((await refusalOf(key.answer(await begin())))[2]).toBe('Your sign-in is blocked. Ask an Admin.');
  await set({ sign_in_blocked_at: null, sign_in_block_reason: null });
  expect((await signIn(key.answer(await begin()))).statusCode).toBe(200);
});

test('a passkey that was added after a password was set by link waits for a day; an older one does not', async () => {
  const { key: before } = await addKey('petrov', 'Before');
  const link = new Date(Date.now() + 1000);
  await t.database.db
    .updateTable('users')
    .set({ password_by_link_at: link })
    .where('id', '=', t.ids.petrov)
    .execute();
  t.clock.set(new Date(link.getTime() + MINUTE_MS));
  const { key: after } = await addKey('petrov', 'After');
  expect((await signIn(before.answer(await begin()))).statusCode).toBe(200);
  const [status, , message] = await refusalOf(after.answer(await begin()));
  expect(status).toBe(403);
  expect(message).toMatch(
    /^This passkey signs nobody in until .+, because your password was set by link\. Sign in with your password\.$/,
  );
  t.clock.set(new Date(link.getTime() + 24 * HOUR_MS + 1000));
  expect((await signIn(after.answer(await begin()))).statusCode).toBe(200);
});

test('wrong passkeys count like wrong passwords; a browser that is known still gets in', async () => {
  const address = '203.0.113.90';
  const { key } = await addKey('brandt');
  const known = cookieOf(await signIn(key.answer(await begin())));
  for (let attempt = 0; attempt < 100; attempt++) {
    const answer = await signIn(new Authenticator().answer({ challenge: 'A'.repeat(43) }), { address });
    expect(answer.statusCode).toBe(401);
  }
  expect((await refusalOf(key.answer(await begin()), { address }))[0]).toBe(429);
  expect((await signIn(key.answer(await begin()), { address, cookie: known })).statusCode).toBe(200);
  const password = await t.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: address,
    body: { username: 'voss', password: TEST_PASSWORD },
  });
  expect(password.statusCode).toBe(429);
});

describe('confirming an act with a passkey', () => {
  const proofOf = (who: Who) =>
    call<AssertionOptionsDto>(t.as[who], 'POST', '/api/auth/reauthenticate/options');
  const confirm = (who: Who, body: object) => call(t.as[who], 'POST', '/api/auth/reauthenticate', body);

  test('it takes the place of the password, for one act, in the own session alone', async () => {
    const { key } = await addKey('halloran');
    t.clock.set(new Date(Date.now() + 11 * MINUTE_MS));
    const make = () => call(t.as.halloran, 'POST', '/api/tokens', { name: 'Report' });
    expect((await make()).json.error).toBe('password-needed');
    const { json: options } = await proofOf('halloran');
    expect(options.allowCredentials).toEqual([
      { id: key.id.toString('base64url'), transports: ['usb'], type: 'public-key' },
    ]);
    const assertion = key.answer(options);
    expect(await confirm('voss', { assertion })).toMatchObject({
      status: 403,
      json: { error: 'wrong-passkey' },
    });
    // Another person's try does not use it up: the challenge is not theirs.
    expect((await confirm('halloran', { assertion })).status).toBe(200);
    expect((await make()).status).toBe(201);
    expect(await confirm('halloran', { assertion })).toMatchObject({
      status: 403,
      json: { message: 'That took too long. Use your passkey again.' },
    });
  });

  test('neither or both is refused, and so is a person without a passkey', async () => {
    const neither = {
      status: 400,
      json: { fields: { password: 'Enter your password, or use a passkey.' } },
    };
    expect(await confirm('halloran', {})).toMatchObject(neither);
    const { key } = await addKey('halloran', 'Second');
    const { json: options } = await proofOf('halloran');
    const both = { password: TEST_PASSWORD, assertion: key.answer(options) };
    expect(await confirm('halloran', both)).toMatchObject(neither);
    expect(await proofOf('stranger')).toMatchObject({
      status: 409,
      json: { message: 'You have no passkey. Enter your password.' },
    });
  });

  test('a sign-in’s challenge confirms nothing, and an act’s signs nobody in', async () => {
    const { key } = await addKey('halloran', 'Third');
    expect((await confirm('halloran', { assertion: key.answer(await begin()) })).status).toBe(403);
    const { json: options } = await proofOf('halloran');
    expect(await refusalOf(key.answer(options))).toEqual(EXPIRED);
  });

  test('a passkey adds and removes passkeys', async () => {
    await addUser(t.database, { username: 'keyed', unit_id: 'B' });
    const send = await t.signIn('keyed');
    const key = new Authenticator();
    const start = await call<{ challenge: string }>(send, 'POST', '/api/settings/passkeys/options', {
      password: TEST_PASSWORD,
    });
    const registration = key.register(start.json);
    const { json: first } = await call<{ id: string }>(send, 'POST', '/api/settings/passkeys', {
      name: 'First',
      registration,
    });
    const proof = async () => ({
      assertion: key.answer(
        (await call<AssertionOptionsDto>(send, 'POST', '/api/auth/reauthenticate/options')).json,
      ),
    });
    const second = new Authenticator();
    const next = await call<{ challenge: string }>(
      send,
      'POST',
      '/api/settings/passkeys/options',
      await proof(),
    );
    expect(next.status).toBe(200);
    await call(send, 'POST', '/api/settings/passkeys', {
      name: 'Second',
      registration: second.register(next.json),
    });
    const removed = await call(send, 'POST', `/api/settings/passkeys/${first.id}/remove`, await proof());
    expect(removed.status).toBe(200);
    expect(await call(send, 'POST', '/api/auth/reauthenticate', await proof())).toMatchObject({
      status: 403,
      json: { message: UNKNOWN[2] },
    });
  });
});
