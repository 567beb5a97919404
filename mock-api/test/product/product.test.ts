import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../src/app';
import { readConfig } from '../../src/kernel/config/config';
import { testDatabase } from '../support/database';

const webRoot = mkdtempSync(path.join(tmpdir(), 'hand-receipt-web-'));
const put = (file: string, content: string | Buffer) => {
  mkdirSync(path.dirname(path.join(webRoot, file)), { recursive: true });
  writeFileSync(path.join(webRoot, file), content);
};
const describe = (name: string) =>
  JSON.stringify({
    name,
    title: name,
    nav: [],
    routes: [],
    slots: [],
    entry: `/remotes/${name}/e.js`,
    chunks: [],
  });

let app: FastifyInstance;

beforeAll(async () => {
  put('shell/index.html', '<html><head><title>t</title><script>var theme = 1;</script></head></html>');
  put('shell/main.0123456789.js', 'console.log(1)');
  put('shell/main.0123456789.js.br', brotliCompressSync('console.log(1)'));
  put('remotes/mfe-a/remote.json', describe('mfe-a'));
  put('remotes/mfe-a/e.js', 'entry');
  put('remotes/mfe-broken/remote.json', '{ "name": ');
  put('remotes/mfe-wrong/remote.json', '{ "name": "mfe-wrong", "entry": 7 }');
  put('remotes/mfe-none/readme.txt', 'no remote.json here');
  put('secret.txt', 'outside');
  const database = await testDatabase();
  app = await buildApp({ config: { ...readConfig({ LOG_LEVEL: 'silent' }), webRoot }, database });
});

afterAll(async () => {
  await app.close();
  rmSync(webRoot, { recursive: true });
});

test('/remotes.json gathers the remotes that can be used; a broken one costs only itself', async () => {
  const answer = await app.inject('/remotes.json');
  expect(answer.headers['cache-control']).toBe('no-cache');
  expect(answer.json<{ name: string }[]>().map(({ name }) => name)).toEqual(['mfe-a']);

  put('remotes/mfe-b/remote.json', describe('mfe-b'));
  const later = await app.inject('/remotes.json');
  expect(later.json<{ name: string }[]>().map(({ name }) => name)).toEqual(['mfe-a', 'mfe-b']);
  rmSync(path.join(webRoot, 'remotes/mfe-b'), { recursive: true });
});

test('every path of the product gets the document, with the registry in it and a policy that names its script', async () => {
  const answer = await app.inject('/transfers/T-0001');
  expect(answer.headers['content-type']).toContain('text/html');
  expect(answer.body).toContain('<script type="application/json" id="remotes">[{"name":"mfe-a"');
  const hash = createHash('sha256').update('var theme = 1;').digest('base64');
  expect(answer.headers['content-security-policy']).toContain(
    `script-src 'self' 'wasm-unsafe-eval' 'sha256-${hash}';`,
  );
});

test('a title in a registry cannot end its script element', async () => {
  put(
    'remotes/mfe-c/remote.json',
    describe('mfe-c').replace('"title":"mfe-c"', '"title":"</script><script>alert(1)</script>"'),
  );
  const { body } = await app.inject('/dashboard');
  expect(body).not.toContain('<script>alert(1)');
  rmSync(path.join(webRoot, 'remotes/mfe-c'), { recursive: true });
});

test('hashed files never expire and come compressed; others are asked for again', async () => {
  const hashed = await app.inject({
    url: '/assets/main.0123456789.js',
    headers: { 'accept-encoding': 'br' },
  });
  expect(hashed.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const entry = await app.inject('/remotes/mfe-a/e.js');
  expect(entry.headers['cache-control']).toBe('no-cache');
});

test('an unknown file is not answered with the document, and an unknown path under /api is JSON', async () => {
  for (const url of [
    '/assets/gone.0123456789.js',
    '/remotes/mfe-a/gone.js',
    '/favicon.ico',
    '/remotes/mfe-none/e.js',
  ]) {
    const answer = await app.inject(url);
    expect([url, answer.statusCode]).toEqual([url, 404]);
    expect(answer.body).not.toContain('<html>');
  }
  const api = await app.inject('/api/nothing');
  expect(api.statusCode).toBe(404);
  expect(api.json()).toMatchObject({ error: 'not-found', requestId: expect.any(String) });
});

test('check 13: no path leads out of the served folders', async () => {
  for (const folder of ['assets', 'remotes']) {
    for (const way of [
      '../secret.txt',
      '..%2fsecret.txt',
      '%2e%2e/secret.txt',
      '%2e%2e%2fsecret.txt',
      '..%5csecret.txt',
      'x%00.js',
      '/etc/passwd',
    ]) {
      const answer = await app.inject(`/${folder}/${way}`);
      expect([way, answer.statusCode >= 400 || answer.body.includes('<html>')]).toEqual([way, true]);
      expect(answer.body).not.toContain('outside');
      expect(answer.body).not.toContain('root:');
    }
  }
});

test('/service-worker.js names the newest files of the shell and of each remote, and changes with either', async () => {
  expect((await app.inject('/service-worker.js')).statusCode).toBe(404);
  put('service-worker/service-worker.js', 'self.ready = true;');
  put(
    'shell/releases.json',
    JSON.stringify([['main.0123456789.js', 'main.0123456789.js.map', 'icon.png'], ['old.0123456789.js']]),
  );
  put(
    'remotes/mfe-a/releases.json',
    JSON.stringify([['e.0123456789.js', 'e.0123456789.js.br', 'decoder.0123456789.wasm']]),
  );

  const precache = async () => {
    const { headers, body } = await app.inject('/service-worker.js');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toContain('text/javascript');
    const [first = '', script] = body.split('\n');
    expect(script).toBe('self.ready = true;');
    return JSON.parse(first.slice('self.PRECACHE='.length, -1)) as { url: string; revision: string | null }[];
  };
  const before = await precache();
  expect(before.map(({ url }) => url)).toEqual([
    '/app-shell',
    '/assets/main.0123456789.js',
    '/assets/icon.png',
    '/remotes/mfe-a/e.0123456789.js',
  ]);
  expect(before.map(({ revision }) => revision !== null)).toEqual([true, false, true, false]);

  put('remotes/mfe-a/releases.json', JSON.stringify([['e.9876543210.js'], ['e.0123456789.js']]));
  const after = await precache();
  expect(after.filter(({ url }) => !before.some((known) => known.url === url))).toEqual([
    { url: '/remotes/mfe-a/e.9876543210.js', revision: null },
  ]);
});

test('the list of a remote goes out with its registry line, and its digests with what is preloaded and kept', async () => {
  const digest = `sha384-${createHash('sha384').update('entry').digest('base64')}`;
  const release = `hand-receipt/release/1\nmfe-d\n${digest} e.0123456789.js\n\n— key c2lnbmF0dXJl\n`;
  const entry = '/remotes/mfe-d/e.0123456789.js';
  const line = { ...(JSON.parse(describe('mfe-d')) as object), entry, routes: [{ path: '/d', page: 'd' }] };
  put('remotes/mfe-d/remote.json', JSON.stringify(line));
  put('remotes/mfe-d/release.txt', release);
  put('remotes/mfe-d/releases.json', JSON.stringify([['e.0123456789.js']]));
  put('service-worker/service-worker.js', 'self.ready = true;');

  const registry = (await app.inject('/remotes.json')).json<{ name: string; release?: string }[]>();
  expect(registry.find(({ name }) => name === 'mfe-d')?.release).toBe(release);
  // A remote without a list is named as it is: whether it may run is for the browser to say.
  expect(registry.find(({ name }) => name === 'mfe-a')).not.toHaveProperty('release');

  const page = await app.inject({ url: '/d', headers: { cookie: 'hr_session=anybody' } });
  expect(page.body).toContain(`<link rel="preload" as="script" href="${entry}" integrity="${digest}">`);
  expect((await app.inject('/service-worker.js')).body).toContain(
    JSON.stringify({ url: entry, revision: null, integrity: digest }),
  );
  rmSync(path.join(webRoot, 'remotes/mfe-d'), { recursive: true });
});

test("workers start from the site and from copies in the memory of the product's page, and from nowhere else", async () => {
  const policyOf = async (url: string) => (await app.inject(url)).headers['content-security-policy'];
  expect(await policyOf('/dashboard')).toContain("worker-src 'self' blob:;");
  expect(await policyOf('/dashboard')).toMatch(/script-src 'self' 'wasm-unsafe-eval' 'sha256-[^']+';/);
  expect(await policyOf('/remotes.json')).toContain("worker-src 'self';");
});

test('the document that is kept for every path preloads nothing', async () => {
  const { statusCode, body } = await app.inject('/app-shell');
  expect(statusCode).toBe(200);
  expect(body).not.toContain('rel="preload"');
});
