import type { ApiTokenDto, OneTimeLinkDto } from '@hand-receipt/contracts';
import { call, cookieFor, household, type Household } from '../people/people-fixture';
import { TEST_PASSWORD } from '../support/app';

let t: Household;
beforeAll(async () => {
  t = await household();
});

const SHORT = 'This password is too weak. It is shorter than 12 characters.';
const COMMON = 'This password is too weak. It is a common word with digits or signs around it.';
const containing = (name: string) => `This password is too weak. It contains '${name}'.`;

const change = (who: 'halloran' | 'brandt' | 'whitaker' | 'petrov', newPassword: string, more: object = {}) =>
  call(t.as[who], 'PUT', '/api/auth/password', { currentPassword: TEST_PASSWORD, newPassword, ...more });
const makeLink = async (id: string) =>
  (await call<OneTimeLinkDto>(t.admin, 'POST', `/api/users/${id}/password-link`)).json.path.split('#')[1] ??
  '';
const use = (token: string, password: string) =>
  call(t.inject, 'POST', '/api/auth/set-password', { token, password });
const look = (token: string) =>
  call<{ passwordMin: number; message: string }>(t.inject, 'POST', '/api/auth/password-link', { token });

test.each([
  ['halloran', 'eleven-char', SHORT],
  ['brandt', 'eleven-char', SHORT],
  ['whitaker', 'Summer2026', COMMON],
  ['whitaker', 'my-whitaker-1', containing('whitaker')],
] as const)('%s may not change the password to %s', async (who, password, why) => {
  expect(await change(who, password)).toMatchObject({
    status: 400,
    json: { message: why, fields: { newPassword: why } },
  });
});

test('registration takes neither a common password nor the own name, and makes nobody', async () => {
  const form = {
    username: 'ortiz',
    email: 'ortiz@example.mil',
    first_name: 'Ana',
    last_name: 'Ortiz',
    rank: 'PFC',
    unit: 'B Co',
    role: 'user',
  };
  const register = (password: string) => call(t.inject, 'POST', '/api/auth/register', { ...form, password });
  expect(await register('P@ssw0rd!')).toMatchObject({ status: 400, json: { fields: { password: COMMON } } });
  expect(await register('ortiz-2026')).toMatchObject({
    status: 400,
    json: { fields: { password: containing('ortiz') } },
  });
  expect((await register('copper-kettle')).status).toBe(201);
});

test('a one-time link asks a Supply Sergeant for twelve characters, and a weak password does not use it up', async () => {
  const token = await makeLink(t.ids.brandt);
  expect(await look(token)).toMatchObject({ status: 200, json: { passwordMin: 12 } });
  expect(await use(token, 'eleven-char')).toMatchObject({
    status: 400,
    json: { fields: { password: SHORT } },
  });
  expect((await use(token, 'seven-lanterns')).status).toBe(200);
  await cookieFor(t, 'brandt', 'seven-lanterns');
});

test('a one-time link that was used says so when it is opened, and opening it does not use it', async () => {
  const token = await makeLink(t.ids.tanaka);
  expect(await look(token)).toMatchObject({ status: 200, json: { passwordMin: 8 } });
  expect((await look(token)).status).toBe(200);
  expect((await use(token, 'river-stone-1')).status).toBe(200);
  for (const gone of [token, 'never-made']) {
    expect(await look(gone)).toMatchObject({
      status: 410,
      json: { message: 'This link was used or has expired. Ask an Admin for a new one.' },
    });
  }
});

test('who becomes a leader still signs in with the password that they have', async () => {
  const put = await call(t.admin, 'PUT', `/api/users/${t.ids.voss}/role`, { role: 'Commander' });
  expect(put.status).toBe(200);
  await cookieFor(t, 'voss');
});

test('a change of password leaves API tokens alone unless it is asked to revoke them', async () => {
  await call(t.as.petrov, 'POST', '/api/tokens', { name: 'Scanner' });
  await call(t.as.petrov, 'POST', '/api/tokens', { name: 'Report' });
  const names = async () =>
    (await call<ApiTokenDto[]>(t.as.petrov, 'GET', '/api/tokens')).json.map(({ name }) => name);
  expect((await change('petrov', 'river-stone-1')).json.message).toBe(
    'Your password was changed. Every other browser was signed out.',
  );
  expect(await names()).toHaveLength(2);
  const body = { currentPassword: 'river-stone-1', newPassword: 'river-stone-2', revokeTokens: true };
  expect((await call(t.as.petrov, 'PUT', '/api/auth/password', body)).json.message).toBe(
    'Your password was changed. Every other browser was signed out. 2 API tokens were revoked.',
  );
  expect(await names()).toEqual([]);
});

test('the new password is not the present one, which is said on its field', async () => {
  const message = 'This is the password that you have now. Choose a different one.';
  expect(await change('whitaker', TEST_PASSWORD)).toMatchObject({
    status: 400,
    json: { message, fields: { newPassword: message } },
  });
  // Only the person themselves learns whether it is.
  const wrong = await change('whitaker', 'not-the-present-1', { currentPassword: 'not-the-present-1' });
  expect(wrong.status).not.toBe(200);
  expect(Object.keys((wrong.json as { fields?: object }).fields ?? {})).toEqual(['currentPassword']);
});
