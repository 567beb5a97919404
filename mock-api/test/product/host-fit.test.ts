import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../src/app';
import { readConfig } from '../../src/kernel/config/config';
import { testDatabase } from '../support/database';

const webRoot = mkdtempSync(path.join(tmpdir(), 'hand-receipt-web-'));
const put = (file: string, content: unknown) => {
  mkdirSync(path.dirname(path.join(webRoot, file)), { recursive: true });
  writeFileSync(path.join(webRoot, file), typeof content === 'string' ? content : JSON.stringify(content));
};
const { version: contracts } = JSON.parse(
  readFileSync(path.join(__dirname, '../../../packages/contracts/package.json'), 'utf8'),
) as { version: string };

function putRemote(name: string, host: unknown): void {
  put(`remotes/${name}/remote.json`, {
    name,
    title: name,
    nav: [],
    routes: [{ path: `/${name}`, page: 'page' }],
    slots: [],
    entry: `/remotes/${name}/entry.0123456789.js`,
    chunks: [],
    host,
  });
  put(`remotes/${name}/releases.json`, [['entry.0123456789.js']]);
}

let app: FastifyInstance;
beforeAll(async () => {
  put('shell/index.html', '<html><head></head></html>');
  put('shell/releases.json', [[]]);
  put('shell/host.json', { ui: '2.0.0', contracts: '0.0.0' });
  put('service-worker/service-worker.js', 'self.skipWaiting();');
  putRemote('mfe-fits', { ui: '^2.0', contracts: `^${contracts.split('.').slice(0, 2).join('.')}` });
  putRemote('mfe-newer', { ui: '^2.1' });
  putRemote('mfe-calls', { contracts: '^999.0' });
  putRemote('mfe-wrong', { ui: 'latest' });
  const database = await testDatabase();
  app = await buildApp({ config: { ...readConfig({ LOG_LEVEL: 'silent' }), webRoot }, database });
});
afterAll(async () => {
  await app.close();
  rmSync(webRoot, { recursive: true });
});

const documentAt = async (pathname: string) =>
  (await app.inject({ url: pathname, headers: { cookie: 'hr_session=x' } })).body;

test('FED-17 the document says which contract the server has, and of each remote what it needs', async () => {
  expect(await documentAt('/mfe-newer')).toContain(`<meta name="contracts" content="${contracts}">`);
  const answer = await app.inject('/remotes.json');
  const needs = answer.json<{ name: string; host?: object }[]>().map(({ name, host }) => [name, host]);
  expect(Object.fromEntries(needs)).toMatchObject({
    'mfe-newer': { ui: '^2.1' },
    'mfe-calls': { contracts: '^999.0' },
    // What is no range is no fault of the rest.
    'mfe-wrong': undefined,
  });
});

test('FED-17 nothing of a remote that does not fit is preloaded, nor kept for work without a network', async () => {
  const preloadOf = (name: string) => `<link rel="preload" as="script" href="/remotes/${name}/`;
  expect(await documentAt('/mfe-fits')).toContain(preloadOf('mfe-fits'));
  const { body: worker } = await app.inject('/service-worker.js');
  expect(worker).toContain('/remotes/mfe-fits/entry');
  for (const name of ['mfe-newer', 'mfe-calls']) {
    expect(await documentAt(`/${name}`)).not.toContain(preloadOf(name));
    expect(worker).not.toContain(`"url":"/remotes/${name}/`);
  }
});
