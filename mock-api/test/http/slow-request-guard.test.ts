import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../src/app';
import { startSession } from '../../src/people/auth/session';
import { OWN_PAGE, type TestApp, addUser, testApp } from '../support/app';
import { formOf, jpeg } from '../uploads/files';

const LIMIT_MS = 1500;

let t: TestApp;
let app: FastifyInstance;
let base: string;
let cookie: string;
beforeAll(async () => {
  t = await testApp();
  const userId = await addUser(t.database, { username: 'halloran' });
  cookie = `hr_session=${await startSession(t.database.db, { userId, at: new Date(), userAgent: null })}`;
  app = await buildApp({ config: t.app.config, database: t.database, requestLimitMs: LIMIT_MS });
  base = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

/** A body whose last bytes come only after the limit for what is no file. */
const slowly = (bytes: Uint8Array) =>
  new ReadableStream({
    async start(controller) {
      controller.enqueue(bytes.subarray(0, 20));
      await new Promise((resolve) => setTimeout(resolve, LIMIT_MS * 2));
      controller.enqueue(bytes.subarray(20));
      controller.close();
    },
  });

const send = (url: string, body: Uint8Array, headers: Record<string, string>) =>
  fetch(base + url, {
    method: 'POST',
    headers: { ...OWN_PAGE, ...headers },
    body: slowly(body),
    duplex: 'half',
  }).then(
    ({ status }) => status,
    () => 'cut off',
  );

test('a photo over a slow line arrives, where any other body as slow is cut off', async () => {
  const { headers, payload } = formOf({ bytes: await jpeg('red') });
  const json = new TextEncoder().encode(JSON.stringify({ username: 'halloran', password: 'a pass phrase' }));
  const [photo, strangersPhoto, login] = await Promise.all([
    send('/api/uploads', payload, { ...headers, cookie }),
    send('/api/uploads', payload, headers),
    send('/api/auth/login', json, { 'content-type': 'application/json' }),
  ]);
  expect(photo).toBe(201);
  expect([401, 'cut off']).toContain(strangersPhoto);
  expect(login).toBe('cut off');
}, 30_000);
