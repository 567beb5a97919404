import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { routes } from '@hand-receipt/contracts/routes';
import { connect } from 'node:net';
import { once } from 'node:events';
import { type TestApp, addUser, cookieOf, testApp, TEST_PASSWORD } from '../support/app';

const SECRET = 'outside of everything that is served';

let t: TestApp;
let cookie: string;
let base: URL;
beforeAll(async () => {
  t = await testApp();
  const { dataDir, webRoot } = t.app.config;
  await mkdir(path.join(webRoot, 'shell'), { recursive: true });
  await mkdir(path.join(webRoot, 'remotes'), { recursive: true });
  await writeFile(path.join(dataDir, 'secret.txt'), SECRET);
  await writeFile(path.join(webRoot, 'secret.txt'), SECRET);
  await addUser(t.database, { username: 'halloran', role: 'Commander' });
  const body = { username: 'halloran', password: TEST_PASSWORD };
  cookie = cookieOf(await t.inject({ method: 'POST', url: '/api/auth/login', body }));
  base = new URL(await t.app.listen({ host: '127.0.0.1', port: 0 }));
});

/** Sends a path as it is written: clients that know better tidy it first. */
async function get(target: string): Promise<string> {
  const socket = connect(Number(base.port), base.hostname);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.write(
    `GET ${target} HTTP/1.1\r\nhost: ${base.host}\r\ncookie: ${cookie}\r\nconnection: close\r\n\r\n`,
  );
  await once(socket, 'close');
  return Buffer.concat(chunks).toString('utf8');
}

const up = (depth: number, step: string) => step.repeat(depth);
const STEPS = ['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..%5c', '....//', '%252e%252e%252f', '..%c0%af'];
const places = [1, 2, 3].flatMap((depth) => STEPS.map((step) => `${up(depth, step)}secret.txt`));
const ODD = [
  '%00',
  'secret.txt%00.js',
  '/etc/passwd',
  '//etc/passwd',
  '%2fetc%2fpasswd',
  'file:///etc/passwd',
  'C:%5cboot.ini',
];

/** Calls that find one thing by what stands in the path. */
const openings = Object.keys(routes)
  .filter((key) => key.startsWith('GET') && key.includes('/:'))
  .map((key) => key.slice('GET '.length).split('/:')[0] ?? '');

test('check 13 what is no file of ours is not there, whatever the path says: 404', async () => {
  await writeFile(path.join(t.app.config.webRoot, 'shell', '.env'), SECRET);
  for (const prefix of ['/assets', '/remotes', '/api/docs/static']) {
    for (const rest of [...places, ...ODD, '.env', '.git/config']) {
      const answer = await get(`${prefix}/${rest}`);
      // An address that is no text is refused before anybody looks for a file.
      const status = rest.includes('%c0') ? 400 : 404;
      expect([prefix, rest, answer.slice(9, 12)]).toEqual([prefix, rest, String(status)]);
      expect(answer).not.toContain(SECRET);
    }
  }
}, 120_000);

test('check 13 no path leads out of what is served or stored: ../ in every spelling, NUL, absolute', async () => {
  const prefixes = ['', '/assets', '/remotes', '/api', ...new Set(openings)];
  for (const prefix of prefixes) {
    for (const rest of [...places, ...ODD]) {
      const answer = await get(`${prefix}/${rest}`);
      expect([
        prefix,
        rest,
        /^HTTP\/1\.1 (40\d|414|503) /.test(answer) && answer.slice(9, 12) !== '401',
      ]).toEqual([prefix, rest, true]);
      expect(answer).not.toContain(SECRET);
      expect(answer).not.toContain('root:');
    }
  }
}, 120_000);
