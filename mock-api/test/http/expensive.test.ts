import { type RouteContract, routes } from '@hand-receipt/contracts/routes';
import { boundedQueue } from '../../src/kernel/bounded-queue';
import { bodyLimit } from '../../src/http/body-limit';
import { type TestApp, testApp } from '../support/app';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const postTo = (url: string, payload: string, remoteAddress?: string) =>
  t.inject({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload, remoteAddress });

test('a public call takes a body as long as its contract needs: no megabyte of JSON is read for a sign-in', async () => {
  const open = Object.entries(routes as Record<string, RouteContract>).filter(
    ([key, contract]) => contract.public && key.startsWith('POST'),
  );
  expect(open.length).toBeGreaterThan(3);
  for (const [key, { body }] of open) {
    expect([key, bodyLimit(body) <= 16 * 1024]).toEqual([key, true]);
    const answer = await postTo(key.split(' ')[1] ?? '', JSON.stringify({ username: 'x'.repeat(20_000) }));
    expect([key, answer.statusCode]).toEqual([key, 413]);
  }
});

test('the longest body that a contract allows is taken', async () => {
  const longest = { username: '\u0001'.repeat(60), password: '\u0001'.repeat(200) };
  expect((await postTo('/api/auth/login', JSON.stringify(longest, null, 20))).statusCode).toBe(401);
});

test('the first unknown key ends the check of a body, and the first list that is too long', async () => {
  const unknown = Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`k${n}`, n]));
  const answer = await postTo('/api/auth/login', JSON.stringify(unknown));
  expect(answer.json()).toMatchObject({
    message: 'k0 is not known here.',
    fields: { k0: 'k0 is not known here' },
  });
});

test('the queue does its work in order, refuses what is too much with Retry-After, and takes more later', async () => {
  const inTurn = boundedQueue({ atOnce: 2, waiting: 2 });
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (n: number) =>
    inTurn(async () => {
      begun.push(n);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (n === 0) throw new Error('failed');
      return n;
    });
  const results = [0, 1, 2, 3].map(work);
  await expect(work(4)).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
  expect(begun).toEqual([0, 1]);
  for (let n = 0; n < 4; n += 1) {
    ends[n]?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  const settled = await Promise.allSettled(results);
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  const later = work(5);
  await new Promise((resolve) => setImmediate(resolve));
  ends.at(-1)?.();
  expect(await later).toBe(5);
});

test('check 35 500 sign-ins at once: each is answered, those past the queue with 503, and others meanwhile', async () => {
  let answered = 0;
  const body = JSON.stringify({ username: 'nobody', password: 'demo-0600' });
  const all = Array.from({ length: 500 }, async (_, n) => {
    const answer = await postTo('/api/auth/login', body, `10.0.${Math.floor(n / 250)}.${n % 250}`);
    answered += 1;
    return answer;
  });
  const other = await t.inject({ url: '/api/config' });
  expect(other.statusCode).toBe(200);
  expect(answered).toBeLessThan(500);
  const answers = await Promise.all(all);
  const statuses = new Set(answers.map(({ statusCode }) => statusCode));
  expect([...statuses].sort()).toEqual([401, 503]);
  for (const { statusCode, headers } of answers) {
    if (statusCode === 503) expect(headers['retry-after']).toBe('2');
  }
});
