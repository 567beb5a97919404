import type { LightMyRequestResponse } from 'fastify';
import { type Company, messageOf, testCompany } from '../custody/company';

const LIMIT = 40;

let company: Company;
beforeAll(async () => {
  company = await testCompany({ rateLimit: LIMIT });
});

const remaining = ({ headers }: LightMyRequestResponse) => Number(headers['ratelimit-remaining']);
const call = () => company.as.whitaker({ url: '/api/property/counts' });

test('each response says how many calls are left, and the one too many answers 429 with when to try again', async () => {
  const first = await call();
  expect([
    first.statusCode,
    first.headers['ratelimit-limit'],
    Number(first.headers['ratelimit-reset']),
  ]).toEqual([200, String(LIMIT), expect.any(Number)]);
  let last = first;
  for (let left = remaining(first); left >= 0; left -= 1) last = await call();
  expect(last.statusCode).toBe(429);
  const seconds = Number(last.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(last.json<object>()).toEqual({
    error: 'too-many-requests',
    message: `Too many calls: at most ${LIMIT} are taken in a minute. Try again in ${seconds} s.`,
    requestId: expect.any(String) as string,
  });
  expect(remaining(last)).toBe(0);
});

test('each person and each token is counted by itself, and a token does not lock its person out', async () => {
  const made = await company.as.halloran({
    method: 'POST',
    url: '/api/tokens',
    body: { name: 'Script', scope: 'read' },
  });
  const { token } = made.json<{ token: string }>();
  const byToken = () =>
    company.app.inject({ url: '/api/property/counts', headers: { authorization: `Bearer ${token}` } });
  expect(remaining(await byToken())).toBe(LIMIT - 1);
  for (let left = LIMIT; left > 0; left -= 1) await byToken();
  expect((await byToken()).statusCode).toBe(429);
  expect((await company.as.halloran({ url: '/api/property/counts' })).statusCode).toBe(200);
});

test('strangers are counted by their address, and what is not of the API is not counted', async () => {
  const health = await company.app.inject({ url: '/readyz' });
  expect(health.headers['ratelimit-limit']).toBeUndefined();
  const unknown = await company.inject({ url: '/api/property' });
  expect([unknown.statusCode, unknown.headers['ratelimit-limit']]).toEqual([401, String(LIMIT)]);
});

test('without a limit there are no headers', async () => {
  const free = await testCompany({ rateLimit: 0 });
  const answer = await free.as.whitaker({ url: '/api/property/counts' });
  expect([answer.statusCode, 'ratelimit-limit' in answer.headers]).toEqual([200, false]);
});

test('a refused call says what is wrong in the one shape of errors', async () => {
  expect(messageOf(await call())).toMatch(/^Too many calls/);
});
