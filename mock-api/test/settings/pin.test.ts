import { type RouteContract, routes } from '@hand-receipt/contracts/routes';
import { testCompany, type Company, type Username } from '../custody/company';
import { call } from '../people/people-fixture';
import { TEST_PASSWORD } from '../support/app';

let t: Company;
beforeAll(async () => {
  t = await testCompany();
});

const setPin = (who: Username, body: object) => call(t.as[who], 'PUT', '/api/settings/pin', body);
const verify = (who: Username, pin: string) =>
  call<{ message: string; validUntil: string | null }>(t.as[who], 'POST', '/api/settings/pin/verify', {
    pin,
  });

test('a PIN is set and changed by who knows the password, and kept as a hash', async () => {
  expect((await setPin('whitaker', { pin: '4612' })).json.fields).toEqual({
    password: 'password is required',
  });
  expect((await setPin('whitaker', { pin: '4612', password: 'wrong' })).status).toBe(403);
  expect((await setPin('whitaker', { pin: '4612', password: TEST_PASSWORD })).status).toBe(200);
  expect((await setPin('whitaker', { pin: '775533', currentPin: '4612' })).status).toBe(400);
  expect((await setPin('whitaker', { pin: '775533', password: TEST_PASSWORD })).status).toBe(200);
  expect((await verify('whitaker', '775533')).status).toBe(200);
  expect((await verify('whitaker', '4612')).status).toBe(403);
  const rows = await t.database.db.selectFrom('user_pin').selectAll().execute();
  expect(rows.map(({ pin_hash }) => pin_hash)).toEqual([expect.stringMatching(/^\$argon2id\$/)]);
});

test('a PIN is 4 to 8 digits', async () => {
  for (const pin of ['123', '123456789', 'abcd', '12 4', '١٢٣٤', '']) {
    expect([pin, (await setPin('petrov', { pin, password: TEST_PASSWORD })).status]).toEqual([pin, 400]);
  }
});

test('a right PIN holds as long as the settings say, or for this once', async () => {
  t.clock.set(new Date('2026-11-21T06:00:00Z'));
  const send = await t.signIn('voss');
  const post = (body: object, url: string, method: 'POST' | 'PUT' = 'POST') =>
    call<{ validUntil: string | null }>(send, method, url, body);
  await post({ pin: '1122', password: TEST_PASSWORD }, '/api/settings/pin', 'PUT');
  const valid = async (pinTimeout: number) => {
    await post({ settings: { security: { pinTimeout } } }, '/api/settings', 'PUT');
    return (await post({ pin: '1122' }, '/api/settings/pin/verify')).json.validUntil;
  };
  expect(await valid(15)).toBe('2026-11-21T06:15:00.000Z');
  expect(await valid(0)).toBeNull();
  t.clock.set(new Date());
});

test('a PIN tried a hundred times is refused after five, also the right one, from every browser; later it works', async () => {
  await setPin('tanaka', { pin: '4612', password: TEST_PASSWORD });
  const other = await t.signIn('tanaka');
  const statuses: number[] = [];
  for (let guess = 0; guess < 100; guess++) {
    const pin = String(1000 + guess);
    const send = guess % 2 ? other : t.as.tanaka;
    statuses.push((await call(send, 'POST', '/api/settings/pin/verify', { pin })).status);
  }
  expect(statuses.slice(0, 5)).toEqual([403, 403, 403, 403, 403]);
  expect(new Set(statuses.slice(5))).toEqual(new Set([429]));
  expect((await verify('tanaka', '4612')).status).toBe(429);

  t.clock.set(new Date(Date.now() + 16 * 60 * 1000));
  expect((await verify('tanaka', '4612')).status).toBe(200);
  t.clock.set(new Date());
});

describe('while sensitive items are locked', () => {
  const asking = async (who: Username) => {
    await setPin(who, { pin: '4612', password: TEST_PASSWORD });
    const send = await t.signIn(who);
    await call(send, 'PUT', '/api/settings', { settings: { security: { requirePinForSensitive: true } } });
    return send;
  };
  const LOCKED = [403, 'pin-needed', 'Enter your PIN to see sensitive items.'];
  const read = async (send: Awaited<ReturnType<typeof asking>>, url: string) => {
    const answer = await send({ url });
    const { error, message } = answer.json<{ error: string; message: string }>();
    return answer.statusCode === 200 ? 200 : [answer.statusCode, error, message];
  };

  test('every call that shows them one by one is refused, and counts are not', async () => {
    const send = await asking('brandt');
    const showing = (Object.entries(routes) as [string, RouteContract][]).filter(
      ([key, { showsSensitive }]) => showsSensitive === true && key.startsWith('GET'),
    );
    const keys = showing.map(([key]) => key);
    expect(keys).toEqual(expect.arrayContaining(['GET /api/sensitive-items', 'GET /api/property/export']));
    for (const key of keys) {
      const url = (key.split(' ')[1] ?? '').replace(':id', 'P-0001');
      expect([key, await read(send, url)]).toEqual([key, LOCKED]);
    }
    expect(await read(send, '/api/sensitive-items/summary')).toBe(200);
    expect(await read(send, '/api/sensitive-items/categories')).toBe(200);
  });

  test.each([{ pin: '4612' }, { password: TEST_PASSWORD }])(
    'the PIN or the password unlocks that browser, for the time of the settings: %o',
    async (shown) => {
      const start = Date.now();
      t.clock.set(new Date(start));
      const send = await asking('halloran');
      const other = await t.signIn('halloran');
      expect(await read(send, '/api/sensitive-items')).toEqual(LOCKED);
      expect((await call(send, 'POST', '/api/settings/pin/verify', shown)).status).toBe(200);
      expect(await read(send, '/api/sensitive-items')).toBe(200);
      expect(await read(other, '/api/sensitive-items')).toEqual(LOCKED);
      t.clock.set(new Date(start + 5 * 60_000));
      expect(await read(send, '/api/sensitive-items')).toEqual(LOCKED);
      t.clock.set(new Date());
    },
  );

  test('locking ends the hold of that browser at once, and of no other', async () => {
    const send = await asking('whitaker');
    const other = await t.signIn('whitaker');
    for (const browser of [send, other]) {
      await call(browser, 'POST', '/api/settings/pin/verify', { pin: '4612' });
    }
    expect((await call(send, 'POST', '/api/settings/pin/lock')).status).toBe(200);
    expect(await read(send, '/api/sensitive-items')).toEqual(LOCKED);
    expect(await read(other, '/api/sensitive-items')).toBe(200);
  });

  test('a shorter time ends every hold that was given for a longer one', async () => {
    const send = await asking('voss');
    const choose = (pinTimeout: number) =>
      call(send, 'PUT', '/api/settings', { settings: { security: { pinTimeout } }, pin: '4612' });
    await choose(15);
    await call(send, 'POST', '/api/settings/pin/verify', { pin: '4612' });
    await choose(30);
    expect(await read(send, '/api/sensitive-items')).toBe(200);
    await choose(0);
    expect(await read(send, '/api/sensitive-items')).toEqual(LOCKED);
  });

  test('a longer PIN timeout needs the PIN, locked or not; a shorter one and other settings need none', async () => {
    const send = await asking('tanaka');
    const choose = (security: object, more: object = {}) =>
      call<{ message: string; settings?: { security: object } }>(send, 'PUT', '/api/settings', {
        settings: { security },
        ...more,
      });
    const NEEDED = [403, 'Enter your PIN to make its timeout longer.'];
    const refused = async (...given: Parameters<typeof choose>) => {
      const { status, json } = await choose(...given);
      return [status, json.message];
    };
    expect(await refused({ pinTimeout: 30 })).toEqual(NEEDED);
    expect(await refused({ pinTimeout: 30 }, { pin: '9999' })).toEqual([403, 'The PIN is wrong.']);
    await call(send, 'POST', '/api/settings/pin/verify', { pin: '4612' });
    expect(await refused({ pinTimeout: 30 })).toEqual(NEEDED);
    expect((await choose({ pinTimeout: 0, autoLogout: 60 })).status).toBe(200);
    expect(await refused({ pinTimeout: 1 })).toEqual(NEEDED);
    const longer = await choose({ pinTimeout: 30 }, { pin: '4612' });
    expect([longer.status, longer.json.settings?.security]).toEqual([
      200,
      expect.objectContaining({ pinTimeout: 30, requirePinForSensitive: true }),
    ]);
  });

  test('a wrong password and an empty body unlock nothing', async () => {
    const send = await asking('petrov');
    const verifyBy = (body: object) => call(send, 'POST', '/api/settings/pin/verify', body);
    expect((await verifyBy({ password: 'wrong' })).status).toBe(403);
    expect((await verifyBy({})).json.fields).toEqual({ pin: 'Enter your PIN or your password.' });
    expect(await read(send, '/api/sensitive-items')).toEqual(LOCKED);
  });
});
