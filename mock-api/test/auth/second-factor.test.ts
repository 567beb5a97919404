import { readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { RecoveryCodesDto, SecondFactorDto, TotpOptionsDto } from '@hand-receipt/contracts';
import { Secret, TOTP } from 'otpauth';
import { type Household, call, household, newestEvents, noticesOf } from '../people/people-fixture';
import { TEST_PASSWORD, addUser, cookieOf } from '../support/app';

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
const PROOF = { password: TEST_PASSWORD };

let t: Household;
beforeAll(async () => {
  t = await household();
});

let made = 0;
/** A person of their own for each test, with their session. */
async function somebody() {
  made += 1;
  const username = `somebody-${made}`;
  const id = await addUser(t.database, { username, last_name: `Some${made}`, unit_id: 'B' });
  return { id, username, send: await t.signIn(username) };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;

/** What the app on a phone shows. */
const codeOf = (secret: string, at = t.clock.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

const begin = (who: Somebody) => call<TotpOptionsDto>(who.send, 'POST', '/api/settings/totp/options', PROOF);
const confirm = (who: Somebody, code: string) =>
  call<RecoveryCodesDto & { message: string }>(who.send, 'POST', '/api/settings/totp', { code });
const mine = async (who: Somebody) =>
  (await call<SecondFactorDto>(who.send, 'GET', '/api/settings/second-factor')).json;

/** A person with an authenticator app; the code that set it up is used. */
async function withApp() {
  const who = await somebody();
  const { secret } = (await begin(who)).json;
  const confirmed = await confirm(who, codeOf(secret));
  expect(confirmed.status).toBe(201);
  return { ...who, secret, recoveryCodes: confirmed.json.recoveryCodes };
}

const later = (ms: number) => t.clock.set(new Date(t.clock.now().getTime() + ms));
const signIn = (username: string, code?: string, options: { password?: string; address?: string } = {}) =>
  t.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: options.address ?? '127.0.0.1',
    body: { username, password: options.password ?? TEST_PASSWORD, ...(code !== undefined && { code }) },
  });
const refusal = async (...given: Parameters<typeof signIn>) => {
  const answer = await signIn(...given);
  const { error, message } = answer.json<{ error: string; message: string }>();
  expect(answer.headers['set-cookie']).toBeUndefined();
  return [answer.statusCode, error, message];
};
const NEEDED = [401, 'code-needed', 'Enter the code of your authenticator app.'];
const WRONG = [401, 'wrong-code', 'The code is wrong.'];

beforeEach(() => t.clock.set(new Date('2026-11-21T06:00:00Z')));

test('an authenticator app is set up with the password and its first code, and told to its owner', async () => {
  const who = await somebody();
  expect(await mine(who)).toEqual({
    authenticatorSince: null,
    recoveryCodesLeft: 0,
    passkeys: 0,
    required: false,
  });
  const wrong = await call(who.send, 'POST', '/api/settings/totp/options', { password: 'wrong' });
  expect(wrong).toMatchObject({ status: 403, json: { error: 'wrong-password' } });
  const { secret, address } = (await begin(who)).json;
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(address).toMatch(
    new RegExp(`^otpauth://totp/Hand%20Receipt:${who.username}\\?.*secret=${secret}.*digits=6&period=30`),
  );
  expect(await confirm(who, '000000')).toMatchObject({
    status: 400,
    json: { fields: { code: 'The code is wrong. Enter the newest one, and check the clock of your phone.' } },
  });
  // People type it as the app shows it.
  const code = codeOf(secret);
  const confirmed = await confirm(who, `${code.slice(0, 3)} ${code.slice(3)}`);
  expect(confirmed.status).toBe(201);
  expect(new Set(confirmed.json.recoveryCodes).size).toBe(10);
  for (const one of confirmed.json.recoveryCodes)
    expect(one).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
  expect(await mine(who)).toMatchObject({
    authenticatorSince: t.clock.now().toISOString(),
    recoveryCodesLeft: 10,
  });
  expect((await newestEvents(t, 'USER'))[0]).toMatchObject({
    change: 'authenticator app set up',
    userId: who.id,
  });
  const inbox = await call<{ documents: { title: string; readAt?: string }[] }>(
    who.send,
    'GET',
    '/api/documents?box=inbox',
  );
  expect(inbox.json.documents.map(({ title }) => title)).toEqual(['Your authenticator app was set up']);
});

test('what was begun is for one session, and for 10 minutes', async () => {
  const who = await somebody();
  const late = [409, 'Setting up the authenticator app took too long. Start again.'];
  const tried = async (send: Somebody['send'], code: string) => {
    const { status, json } = await confirm({ ...who, send }, code);
    return [status, json.message];
  };
  expect(await tried(who.send, '123456')).toEqual(late);
  const { secret } = (await begin(who)).json;
  expect(await tried(await t.signIn(who.username), codeOf(secret))).toEqual(late);
  later(10 * MINUTE_MS);
  expect(await tried(who.send, codeOf(secret))).toEqual(late);
});

test('signing in asks for the code after the password, and for nothing before it', async () => {
  const who = await withApp();
  expect(await refusal(who.username, undefined, { password: 'wrong' })).toEqual([
    401,
    'invalid-credentials',
    'Invalid username or password',
  ]);
  expect(await refusal(who.username)).toEqual(NEEDED);
  expect(await refusal(who.username, '000000')).toEqual(WRONG);
  later(30 * SECOND_MS);
  const answer = await signIn(who.username, codeOf(who.secret));
  expect(answer.statusCode).toBe(200);
  const me = await t.inject({ url: '/api/auth/me', headers: { cookie: cookieOf(answer) } });
  expect(me.json()).toEqual(answer.json());
});

test('a code is good once; the one before and the one after are taken, older and later ones are not', async () => {
  const who = await withApp();
  const used = [401, 'wrong-code', 'This code was used already. Wait for the next one.'];
  // The code that set it up.
  expect(await refusal(who.username, codeOf(who.secret))).toEqual(used);
  later(2 * MINUTE_MS);
  const at = (seconds: number) => codeOf(who.secret, new Date(t.clock.now().getTime() + seconds * SECOND_MS));
  expect(await refusal(who.username, at(-60))).toEqual(WRONG);
  expect(await refusal(who.username, at(60))).toEqual(WRONG);
  expect((await signIn(who.username, at(-30))).statusCode).toBe(200);
  expect((await signIn(who.username, at(30))).statusCode).toBe(200);
  // What is older than the last one is used, too.
  expect(await refusal(who.username, at(0))).toEqual(used);
});

test('two sign-ins with one code at the same moment: one gets in', async () => {
  const who = await withApp();
  later(MINUTE_MS);
  const code = codeOf(who.secret);
  const both = await Promise.all([signIn(who.username, code), signIn(who.username, code)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
});

test('a recovery code signs in once, as people type it, and its owner is told', async () => {
  const who = await withApp();
  const [code = '', other = ''] = who.recoveryCodes;
  expect((await signIn(who.username, code.toLowerCase().replaceAll('-', ' '))).statusCode).toBe(200);
  expect(await refusal(who.username, code)).toEqual([
    401,
    'wrong-code',
    'This recovery code was used already. Use another one.',
  ]);
  expect(await refusal(who.username, 'AAAA-AAAA-AAAA-AAAA')).toEqual([
    401,
    'wrong-code',
    'The recovery code is wrong.',
  ]);
  expect((await noticesOf(who.send)).map(({ title, message }) => [title, message])).toContainEqual([
    'A recovery code was used',
    'Somebody signed in as you with a recovery code. 9 are left. If it was not you, change your password and tell an Admin.',
  ]);
  expect((await signIn(who.username, other)).statusCode).toBe(200);
  expect((await mine(who)).recoveryCodesLeft).toBe(8);

  const renewed = await call<RecoveryCodesDto>(who.send, 'POST', '/api/settings/recovery-codes', PROOF);
  expect(renewed.status).toBe(201);
  expect((await refusal(who.username, who.recoveryCodes[2]))[2]).toBe('The recovery code is wrong.');
  expect((await signIn(who.username, renewed.json.recoveryCodes[0])).statusCode).toBe(200);
});

test('wrong codes count: 10 in 15 minutes from one address, and 10 of one person from anywhere', async () => {
  const who = await withApp();
  later(MINUTE_MS);
  const statuses = [];
  for (let attempt = 0; attempt < 11; attempt++)
    statuses.push((await signIn(who.username, '000000', { address: `198.51.100.${attempt}` })).statusCode);
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  // Also with the right one, and from an address of its own.
  expect((await signIn(who.username, codeOf(who.secret), { address: '192.0.2.77' })).statusCode).toBe(429);
  later(16 * MINUTE_MS);
  expect((await signIn(who.username, codeOf(who.secret))).statusCode).toBe(200);

  const other = await withApp();
  for (let attempt = 0; attempt < 10; attempt++)
    await signIn(other.username, '000000', { address: '203.0.113.200' });
  // The right password without a code is refused as well: the address has used up its tries.
  expect((await signIn(other.username, undefined, { address: '203.0.113.200' })).statusCode).toBe(429);
});

test('another app takes the place of the first when its code was entered; the first one holds until then', async () => {
  const who = await withApp();
  later(MINUTE_MS);
  const { secret } = (await begin(who)).json;
  expect((await signIn(who.username, codeOf(who.secret))).statusCode).toBe(200);
  later(MINUTE_MS);
  expect((await confirm(who, codeOf(secret))).status).toBe(201);
  expect((await newestEvents(t, 'USER'))[0]).toMatchObject({ change: 'authenticator app replaced' });
  later(MINUTE_MS);
  expect(await refusal(who.username, codeOf(who.secret))).toEqual(WRONG);
  expect((await refusal(who.username, who.recoveryCodes[0]))[2]).toBe('The recovery code is wrong.');
  expect((await signIn(who.username, codeOf(secret))).statusCode).toBe(200);
});

test('removed with the password it is asked for no more; without one there is nothing to remove', async () => {
  const who = await withApp();
  const remove = (password: string) => call(who.send, 'POST', '/api/settings/totp/remove', { password });
  expect(await remove('wrong')).toMatchObject({ status: 403, json: { message: 'The password is wrong.' } });
  expect((await remove(TEST_PASSWORD)).status).toBe(200);
  expect((await signIn(who.username)).statusCode).toBe(200);
  expect(await remove(TEST_PASSWORD)).toMatchObject({ status: 404 });
  expect(await call(who.send, 'POST', '/api/settings/recovery-codes', PROOF)).toMatchObject({ status: 404 });
});

test('a person without one who sends a code signs in as before', async () => {
  const who = await somebody();
  expect((await signIn(who.username, '123456')).statusCode).toBe(200);
});

describe('an Admin removes what a person lost', () => {
  const remove = (id: string, reason = 'The phone was lost in the field.', send = t.admin) =>
    call(send, 'POST', `/api/users/${id}/remove-second-factor`, { reason });

  test('with a reason; the person is signed out and told, and so are the other Admins', async () => {
    await addUser(t.database, { username: 'second-admin', role: 'Admin', unit_id: 'B' });
    const otherAdmin = await t.signIn('second-admin');
    const who = await withApp();
    const may = async () =>
      (await call<{ may: string[] }>(t.admin, 'GET', `/api/users/${who.id}`)).json.may.includes(
        'remove-second-factor',
      );
    expect(await may()).toBe(true);
    expect((await remove(who.id, ' ')).status).toBe(400);
    expect((await remove(who.id)).status).toBe(200);
    expect(await may()).toBe(false);
    expect((await newestEvents(t, 'USER'))[0]).toMatchObject({
      change: 'second factor removed',
      userId: who.id,
      reason: 'The phone was lost in the field.',
    });
    expect((await who.send({ url: '/api/auth/me' })).statusCode).toBe(401);
    const again = await t.signIn(who.username);
    expect((await noticesOf(again)).map(({ title }) => title)).toContain('Your second factor was removed');
    const inbox = await call<{ documents: { title: string }[] }>(again, 'GET', '/api/documents?box=inbox');
    expect(inbox.json.documents.map(({ title }) => title)).toContain('Your second factor was removed');
    expect((await noticesOf(otherAdmin)).map(({ message }) => message)).toContainEqual(
      expect.stringContaining('The phone was lost in the field.'),
    );
    expect(await remove(who.id)).toMatchObject({ status: 409 });
  });

  test('not by others, and not one’s own', async () => {
    const who = await withApp();
    const byCommander = (options: object) => t.as.halloran(options);
    expect((await remove(who.id, 'x', byCommander as typeof t.admin)).status).toBe(403);
    expect(await remove(t.adminId)).toMatchObject({
      status: 409,
      json: { message: 'Remove your own second factor in Settings.' },
    });
  });
});

describe('the secrets at rest', () => {
  const keyFile = () => path.join(t.app.config.dataDir, 'totp-key');

  test('the database has no secret and no recovery code in the clear; the key is in a file for its owner alone', async () => {
    const who = await withApp();
    const { secret } = await t.database.db
      .selectFrom('totp')
      .select('secret')
      .where('user_id', '=', who.id)
      .executeTakeFirstOrThrow();
    expect(Buffer.from(secret).includes(Buffer.from(Secret.fromBase32(who.secret).bytes))).toBe(false);
    expect((await stat(keyFile())).mode & 0o777).toBe(0o600);
    const codes = await t.database.db.selectFrom('recovery_code').selectAll().execute();
    const [first = ''] = who.recoveryCodes;
    expect(codes.some(({ code_hash: kept }) => Buffer.from(kept).includes(first.replaceAll('-', '')))).toBe(
      false,
    );
  });

  test('a server without the key says so and makes no other; recovery codes still sign in', async () => {
    const { TotpSecrets } = await import('../../src/people/second-factor/totp-secrets');
    const who = await withApp();
    const { secret } = await t.database.db
      .selectFrom('totp')
      .select('secret')
      .where('user_id', '=', who.id)
      .executeTakeFirstOrThrow();
    const key = await readFile(keyFile(), 'utf8');
    const elsewhere = path.join(t.app.config.dataDir, 'other-key');
    const other = new TotpSecrets({ dataDir: t.app.config.dataDir, totpKeyFile: elsewhere });
    const decrypt = () => other.decrypt(t.database.db, who.id, secret);
    await expect(decrypt()).rejects.toMatchObject({
      status: 503,
      message:
        'Codes of authenticator apps cannot be checked now. Use a recovery code or a passkey, and tell an Admin.',
      cause: { message: expect.stringContaining('is missing') },
    });
    await expect(stat(elsewhere)).rejects.toMatchObject({ code: 'ENOENT' });
    const { writeFile } = await import('node:fs/promises');
    await writeFile(elsewhere, Buffer.alloc(32).toString('base64'));
    await expect(decrypt()).rejects.toMatchObject({
      cause: { message: expect.stringContaining('is not the key of this database') },
    });
    await writeFile(elsewhere, key);
    expect(Buffer.from(await decrypt())).toEqual(Buffer.from(Secret.fromBase32(who.secret).bytes));
    await rm(elsewhere);
    // A secret is its owner's: put into another row it opens nothing.
    await expect(other.decrypt(t.database.db, t.adminId, secret)).rejects.toThrow();
  });
});
