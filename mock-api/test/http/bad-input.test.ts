import { connect } from 'node:net';
import fc from 'fast-check';
import { IMPORT_TYPES, routes } from '@hand-receipt/contracts/routes';
import type { InjectOptions } from 'fastify';
import { buildApp } from '../../src/app';
import { type TestApp, addUser, OWN_PAGE, testApp } from '../support/app';
import { STANDSTILL_LIMIT_MS, askWatched } from '../support/standstill';

let t: TestApp;
let send: (options: InjectOptions) => ReturnType<TestApp['inject']>;
beforeAll(async () => {
  t = await testApp();
  await addUser(t.database, { username: 'halloran', role: 'Commander' });
  send = await t.signIn('halloran');
});

/** The same database for a second app, which gets no events. */
const unheard = () => ({ ...t.database, listen: async () => undefined });

const postText = (payload: string | Buffer, type = 'application/json') =>
  send({ method: 'POST', url: '/api/transfers', headers: { 'content-type': type }, payload });

test('a body that is not JSON answers 400 with a sentence, in the one error shape', async () => {
  const answer = await postText('{"propertyId": ');
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({
    error: 'bad-request',
    message: 'The body is not valid JSON.',
    requestId: expect.any(String),
  });
  expect((await postText('')).json()).toMatchObject({
    message: 'The body is empty, but its type says JSON.',
  });
});

test('a body that is too large answers 413, and one of another type 415', async () => {
  const large = await postText(JSON.stringify({ notes: 'x'.repeat(1024 * 1024) }));
  expect(large.statusCode).toBe(413);
  expect(large.json()).toMatchObject({
    error: 'too-large',
    message: expect.stringMatching(/^The request is too large: at most \d+ KB is taken\.$/) as string,
  });
  const form = await postText('propertyId=1', 'application/x-www-form-urlencoded');
  expect(form.statusCode).toBe(415);
  expect(form.json()).toMatchObject({
    error: 'unsupported-media-type',
    message: 'Send the body as application/json.',
  });
});

test('a call that takes files says which types it takes', async () => {
  const sent = [
    ['/api/imports', 'image/png', IMPORT_TYPES.join(' or ')],
    ['/api/uploads', 'application/pdf', 'multipart/form-data'],
  ] as const;
  for (const [url, type, types] of sent) {
    const answer = await send({ method: 'POST', url, headers: { 'content-type': type }, payload: 'x' });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      415,
      `Send the body as ${types}.`,
    ]);
  }
});

test.each([
  ['POST', '/api/amendments', { reason: 'The plate says so.', lines: [] }, 'lines'],
  ['POST', '/api/property/bulk/edit', { ids: [], location: 'Motor pool' }, 'ids'],
  ['PUT', '/api/property/P-1/component-counts', { counts: [], version: 1 }, 'counts'],
] as const)(
  '%s %s with an empty list says that it must have an entry',
  async (method, url, payload, field) => {
    const answer = await send({ method, url, payload });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      {
        message: `${field} must have at least 1 entry.`,
        fields: { [field]: `${field} must have at least 1 entry` },
      },
    ]);
  },
);

test('a body of the wrong type answers 400 and names each wrong field', async () => {
  const answer = await postText(JSON.stringify({ propertyId: 7, includeComponents: 'yes' }));
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    error: 'bad-request',
    fields: {
      toUserId: 'toUserId is required',
      propertyId: 'propertyId must be text',
      includeComponents: 'includeComponents must be true or false',
    },
  });
  expect((await postText('[]')).json()).toMatchObject({ message: 'The body must be an object.' });
  expect((await send({ method: 'POST', url: '/api/transfers' })).json()).toMatchObject({
    message: 'The request needs a JSON body.',
  });
});

test('a query is read as its types say, and refused where it cannot be', async () => {
  expect((await send({ url: '/api/users/recipients?limit=5' })).statusCode).toBe(200);
  const answer = await send({ url: '/api/users/recipients?limit=many' });
  expect(answer.json()).toMatchObject({ fields: { limit: 'limit must be a whole number' } });
  for (const odd of ['1.5', '0x10', '1e1', '', '%2B5', '5&limit=5']) {
    expect([odd, (await send({ url: `/api/users/recipients?limit=${odd}` })).statusCode]).toEqual([odd, 400]);
  }
  expect((await send({ url: '/api/users/recipients?limit=0' })).json()).toMatchObject({
    fields: { limit: 'limit must be 1 or more' },
  });
});

test('check 34 a parameter that a call does not have is refused by its name, on every call', async () => {
  const answer = await send({ url: '/api/property?catgory=weapons' });
  expect([answer.statusCode, answer.json<object>()]).toEqual([
    400,
    expect.objectContaining({
      message: 'catgory is not a parameter of this call.',
      fields: { catgory: 'catgory is not a parameter of this call' },
    }),
  ]);
  for (const [key, contract] of Object.entries(routes)) {
    const [method, url] = key.split(' ') as ['GET', string];
    if (method !== 'GET' || 'public' in contract) continue;
    const refused = await send({ method, url: `${url.replace(':id', 'P-0001')}?misspelt=1` });
    expect([key, refused.statusCode]).toEqual([key, 400]);
  }
});

test('API-03 an unknown path under /api answers 404 as JSON, whatever the method', async () => {
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
    const answer = await send({ method, url: '/api/nothing/here?x=1', headers: { accept: 'text/html' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({
      error: 'not-found',
      message: `There is no ${method} /api/nothing/here.`,
      requestId: expect.any(String),
    });
  }
});

test('an address that cannot be decoded answers 400, not 500', async () => {
  const answer = await send({ url: '/api/property/%E0%A4%A' });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ error: 'bad-request', message: 'The address is not a valid one.' });
});

test('API-47 check 7 every call of the contract is there, and without a session all but the public ones answer 401', async () => {
  for (const [key, contract] of Object.entries(routes)) {
    const [method, url] = key.split(' ') as ['GET' | 'POST' | 'PUT' | 'PATCH', string];
    expect([key, t.app.hasRoute({ method, url })]).toEqual([key, true]);
    if ('public' in contract) continue;
    const answer = await t.inject({ method, url: url.replace(':id', 'P-0001') });
    expect([key, answer.statusCode]).toEqual([key, 401]);
  }
});

/** A clock that can be made to fail, as anything that a call depends on may. */
function stoppingClock() {
  let failure: Error | null = null;
  return {
    now() {
      if (failure) throw failure;
      return new Date();
    },
    stopWith: (error: Error) => (failure = error),
  };
}

test('an error of the server answers 500 without its message or its stack, and is logged under its id', async () => {
  const clock = stoppingClock();
  const app = await buildApp({ config: t.app.config, database: unheard(), clock });
  clock.stopWith(new Error('secret detail'));
  const answer = await app.inject({ url: '/api/config' });
  await app.close();
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    error: 'internal',
    message: 'Something went wrong on the server. It has been logged.',
    requestId: expect.any(String),
  });
});

test('what was undone again and again, because others change the same things, answers 503 with Retry-After', async () => {
  const clock = stoppingClock();
  const app = await buildApp({ config: t.app.config, database: unheard(), clock });
  clock.stopWith(Object.assign(new Error('deadlock detected'), { code: '40P01' }));
  const answer = await app.inject({ url: '/api/config' });
  await app.close();
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
  expect(answer.json()).toMatchObject({ message: 'Others are changing the same things. Try again shortly.' });
});

test('check 25 while the database cannot be reached, calls answer 503 with Retry-After', async () => {
  const lost = [
    Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
    Object.assign(new Error('terminating connection'), { code: '57P01' }),
    new Error('Connection terminated unexpectedly'),
  ];
  for (const error of lost) {
    const clock = stoppingClock();
    const app = await buildApp({ config: t.app.config, database: unheard(), clock });
    clock.stopWith(error);
    const answer = await app.inject({ url: '/api/config' });
    await app.close();
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
    expect(answer.json()).toMatchObject({ error: 'unavailable' });
  }
});

test('check 18 prototype pollution: __proto__ and constructor in a body or a query change nothing', async () => {
  for (const body of [
    '{"__proto__":{"admin":true}}',
    '{"constructor":{"prototype":{"admin":true}}}',
    '{"notes":{"__proto__":{"admin":true}}}',
  ]) {
    const answer = await postText(body);
    expect([body, answer.statusCode]).toEqual([body, 400]);
  }
  for (const query of [
    '__proto__[admin]=true',
    '__proto__.admin=true',
    'constructor[prototype][admin]=true',
    '__proto__=1',
  ]) {
    expect((await send({ url: `/api/users/recipients?${query}` })).statusCode).toBe(400);
  }
  expect(({} as Record<string, unknown>).admin).toBeUndefined();
});

test('check 20 deep JSON and hard patterns never hold up the event loop for 200 ms, and never answer 500', async () => {
  const hard = [
    '['.repeat(200_000) + ']'.repeat(200_000),
    '{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000),
    JSON.stringify({
      username: 'a'.repeat(300_000),
      email: `${'a.'.repeat(100_000)}@`,
      password: 'x'.repeat(300_000),
    }),
    JSON.stringify({ username: 'aaa', email: `a@${'a-'.repeat(200_000)}`, first_name: ' '.repeat(200_000) }),
  ];
  const fuzz = fc.sample(fc.json({ maxDepth: 12 }), 100);
  const headers = { 'content-type': 'application/json' };
  for (const payload of [...hard, ...fuzz]) {
    const { answer, stoodStillMs } = await askWatched(() =>
      t.inject({ method: 'POST', url: '/api/auth/register', headers, payload }),
    );
    expect([400, 413]).toContain(answer.statusCode);
    expect(stoodStillMs).toBeLessThan(STANDSTILL_LIMIT_MS);
  }
});

test('check 19 500 trickling sockets and a 50 MB body: others are served, and the sockets are closed', async () => {
  const app = await buildApp({ config: t.app.config, database: unheard(), requestLimitMs: 3000 });
  const base = await app.listen({ host: '127.0.0.1', port: 0 });
  const sockets = Array.from({ length: 500 }, () => {
    const socket = connect(Number(new URL(base).port), '127.0.0.1');
    socket.on('error', () => undefined).resume();
    socket.write(
      'POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{',
    );
    return socket;
  });
  // A reset closes a socket too.
  const closed = Promise.all(
    sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve))),
  );
  const trickle = setInterval(() => sockets.forEach((socket) => socket.writable && socket.write(' ')), 500);
  try {
    const huge = fetch(`${base}/api/auth/login`, {
      method: 'POST',
      headers: { ...OWN_PAGE, 'content-type': 'application/json' },
      body: Buffer.alloc(50 * 1024 * 1024, ' '),
    }).then(
      ({ status }) => status,
      () => 'cut off',
    );
    expect((await fetch(`${base}/api/config`, { signal: AbortSignal.timeout(10_000) })).status).toBe(200);
    expect([413, 'cut off']).toContain(await huge);
    await closed;
  } finally {
    clearInterval(trickle);
    sockets.forEach((socket) => socket.destroy());
    await app.close();
  }
});
