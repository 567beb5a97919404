import { SIGNED_OUT_COOKIE } from '@hand-receipt/contracts';
import { type TestApp, addUser, cookieOf, testApp, TEST_PASSWORD } from '../support/app';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await addUser(t.database, { username: 'whitaker' });
});

const signIn = (cookie = '') =>
  t.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { cookie },
    body: { username: 'whitaker', password: TEST_PASSWORD },
  });
const me = (cookie: string) => t.inject({ url: '/api/auth/me', headers: { cookie } });
const MARK = `${SIGNED_OUT_COOKIE}=owed`;

test('API-12 signing out tells the browser to forget what it cached', async () => {
  const cookie = cookieOf(await signIn());
  const answer = await t.inject({ method: 'POST', url: '/api/auth/logout', headers: { cookie } });
  expect(answer.headers['clear-site-data']).toBe('"cache"');
  expect((await me(cookie)).statusCode).toBe(401);
});

test('a browser that signed out unheard is answered 401, and its session ends with that request', async () => {
  const cookie = cookieOf(await signIn());
  expect((await me(`${cookie}; ${MARK}`)).statusCode).toBe(401);
  expect((await me(cookie)).statusCode).toBe(401);
});

test('signing in takes the mark off', async () => {
  const answer = await signIn(MARK);
  expect(answer.statusCode).toBe(200);
  const mark = answer.cookies.find(({ name }) => name === SIGNED_OUT_COOKIE);
  expect([mark?.value, mark?.path, mark?.expires?.getTime()]).toEqual(['', '/', 0]);
  expect((await me(cookieOf(answer))).statusCode).toBe(200);
});
