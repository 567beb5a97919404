import type { InjectOptions } from 'fastify';
import { type TestApp, addUser, cookieOf, testApp, TEST_PASSWORD } from '../support/app';

let t: TestApp;
let cookie: string;
beforeAll(async () => {
  t = await testApp({ allowedHosts: ['hr.example', 'localhost'] });
  await addUser(t.database, { username: 'whitaker' });
  cookie = cookieOf(
    await t.inject({
      method: 'POST',
      url: '/api/auth/login',
      body: { username: 'whitaker', password: TEST_PASSWORD },
    }),
  );
});

/** Sends with exactly these headers; what a request changes shows in whether the session is still there. */
const logout = (headers: Record<string, string>, options: InjectOptions = {}) =>
  t.app.inject({
    method: 'POST',
    url: '/api/auth/logout',
    headers: { host: 'hr.example', cookie, ...headers },
    ...options,
  });
const stillSignedIn = async () =>
  (await t.app.inject({ url: '/api/auth/me', headers: { cookie } })).statusCode === 200;

test('check 4 CSRF: a page of another origin posts a form, JSON or text: 403, and nothing is changed', async () => {
  const origins = [
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { 'sec-fetch-site': 'same-site', origin: 'https://other.hr.example' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://evil.example' },
    { origin: 'http://hr.example.evil.example' },
    { origin: 'http://hr.example:8080' },
    { origin: 'null' },
    { origin: 'not an address' },
    {},
  ];
  const bodies = [
    { type: 'application/x-www-form-urlencoded', payload: 'a=b' },
    { type: 'application/json', payload: '{}' },
    { type: 'text/plain', payload: '{}' },
  ];
  for (const headers of origins) {
    for (const { type, payload } of bodies) {
      const answer = await logout(
        { ...(headers as Record<string, string>), 'content-type': type },
        { payload },
      );
      expect([headers, type, answer.statusCode]).toEqual([headers, type, 403]);
      expect(answer.json()).toMatchObject({
        error: 'forbidden',
        message: 'This request did not come from this site.',
      });
    }
  }
  expect(await stillSignedIn()).toBe(true);
});

test('a page cannot pass by asking for a session of its own (login CSRF)', async () => {
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    body: { username: 'whitaker', password: TEST_PASSWORD },
  });
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined]);
});

test('curl signs in without either header', async () => {
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    body: { username: 'whitaker', password: TEST_PASSWORD },
  });
  expect(answer.statusCode).toBe(200);
});

test('behind TLS a page of the same host on plain HTTP is another origin', async () => {
  const tls = await testApp({ trustProxy: 'loopback' });
  const post = (origin: string) =>
    tls.app.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { host: 'hr.example', 'x-forwarded-proto': 'https', origin },
    });
  expect((await post('http://hr.example')).statusCode).toBe(403);
  expect((await post('https://hr.example')).statusCode).toBe(200);
});

test('our own pages may, by Sec-Fetch-Site, and by Origin where a browser leaves that out', async () => {
  expect((await logout({ origin: 'http://hr.example' })).statusCode).toBe(200);
  expect(await stillSignedIn()).toBe(false);
  expect(
    (await logout({ 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1:3100' })).statusCode,
  ).toBe(200);
});
