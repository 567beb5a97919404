import { testCompany, type Company, type Username } from '../custody/company';
import { call } from '../people/household';
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

test('a PIN is set by who knows the password, changed by who knows the PIN, and kept as a hash', async () => {
  expect((await setPin('whitaker', { pin: '4612' })).json.fields).toEqual({
    password: 'Enter your password, or the PIN that you have.',
  });
  expect((await setPin('whitaker', { pin: '4612', password: 'wrong' })).status).toBe(403);
  expect((await setPin('whitaker', { pin: '4612', currentPin: '1234' })).status).toBe(409);
  expect((await setPin('whitaker', { pin: '4612', password: TEST_PASSWORD })).status).toBe(200);
  expect((await setPin('whitaker', { pin: '775533', currentPin: '9999' })).json.fields).toEqual({
    currentPin: 'The PIN is wrong.',
  });
  expect((await setPin('whitaker', { pin: '775533', currentPin: '4612' })).status).toBe(200);
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
  // The other doors to the same PIN are shut too.
  expect((await setPin('tanaka', { pin: '9999', currentPin: '4612' })).status).toBe(429);

  t.clock.set(new Date(Date.now() + 16 * 60 * 1000));
  expect((await verify('tanaka', '4612')).status).toBe(200);
  t.clock.set(new Date());
});
