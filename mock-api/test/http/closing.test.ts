import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../src/app';
import { OWN_PAGE, type TestApp, testApp } from '../support/app';

/** So long that nothing else ends what these tests leave open. */
const requestLimitMs = 5 * 60_000;

let t: TestApp;
let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  app = await buildApp({ config: t.app.config, database: t.database, requestLimitMs });
  await app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.server.address() as AddressInfo);
});

/** Opens a connection, sends `text` on it, and answers once the server has it: with what settles when it is closed. */
async function openedWith(text: string): Promise<{ closed: Promise<unknown> }> {
  const accepted = once(app.server, 'connection');
  const socket = connect(port, '127.0.0.1', () => socket.write(text)).resume();
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await accepted;
  return { closed };
}

/** A sign-in whose body is still to come, and which the server has taken. */
async function underWay() {
  const body = JSON.stringify({ username: 'nobody', password: 'a pass phrase' });
  const agent = new Agent({ keepAlive: true });
  const sent = request({
    ...{ port, host: '127.0.0.1', method: 'POST', path: '/api/auth/login', agent },
    headers: {
      ...OWN_PAGE,
      ...{ 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
    },
  });
  const status = new Promise<number | string | undefined>((resolve) => {
    sent
      .on('response', (answer) => resolve(answer.resume().statusCode))
      .on('error', () => resolve('cut off'));
  });
  sent.flushHeaders();
  await once(sent, 'continue');
  return { finish: () => sent.end(body), status };
}

test('connections on which nothing is asked do not keep the server from closing', async () => {
  const idle: Promise<unknown>[] = [];
  for (const text of ['', 'GET / HT', 'GET / HTTP/1.1\r\nHost: here\r\n'])
    idle.push((await openedWith(text)).closed);
  await app.close();
  await Promise.all(idle);
});

test('who is being answered when the server closes has their answer, and their connection goes with it', async () => {
  const { finish, status } = await underWay();
  const closed = app.close();
  finish();
  expect(await status).toBe(401);
  await closed;
});

test('who never finishes what they ask does not keep the server from closing', async () => {
  const { status } = await underWay();
  await app.close();
  expect(await status).toBe('cut off');
});
