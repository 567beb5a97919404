import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RegisteredRemote } from '@hand-receipt/contracts';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../src/app';
import { readConfig } from '../../src/kernel/config/config';
import { testDatabase } from '../support/database';

const webRoot = mkdtempSync(path.join(tmpdir(), 'hand-receipt-wrong-'));
const descriptorOf = (name: string) =>
  JSON.parse(readFileSync(path.join(__dirname, '../../..', name, 'remote.json'), 'utf8')) as object;

/** A remote.json as a build writes it, with every kind of entry. */
const built = (name: string) => ({
  ...descriptorOf(name),
  queueEdits: [{ call: 'POST /api/property', path: '/property-book?create=:id' }],
  entry: `/remotes/${name}/remoteEntry.0123456789.js`,
  chunks: [`/remotes/${name}/exposed.0123456789.js`],
  pageChunks: Object.fromEntries(
    ['transfers', 'counter', 'receipt', 'documents'].map((page) => [
      page,
      [`/remotes/${name}/page-${page}.0123456789.js`],
    ]),
  ),
  pageShares: { transfers: ['@hand-receipt/ui/table'] },
});
const right = built('mfe-transfers') as unknown as RegisteredRemote;

function put(remote: object): void {
  const folder = path.join(webRoot, 'remotes/mfe-transfers');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'remote.json'), JSON.stringify(remote));
}

const warnings: { remote: string; reason: string }[] = [];
let app: FastifyInstance;

beforeAll(async () => {
  const other = path.join(webRoot, 'remotes/mfe-documents');
  mkdirSync(other, { recursive: true });
  writeFileSync(path.join(other, 'remote.json'), JSON.stringify(built('mfe-documents')));
  mkdirSync(path.join(webRoot, 'shell'));
  writeFileSync(path.join(webRoot, 'shell/index.html'), '<html><head></head></html>');
  const database = await testDatabase();
  app = await buildApp({ config: { ...readConfig({ LOG_LEVEL: 'silent' }), webRoot }, database });
  jest.spyOn(app.log, 'warn').mockImplementation((line: unknown) => void warnings.push(line as never));
});
afterAll(async () => {
  await app.close();
  rmSync(webRoot, { recursive: true });
});
beforeEach(() => warnings.splice(0));

const registry = async () => (await app.inject('/remotes.json')).json<RegisteredRemote[]>();
const transfers = async () => (await registry()).find(({ name }) => name === 'mfe-transfers');

/** The remote with one value replaced, e.g. at `nav/0/icon`. */
function withWrong(at: string, value: unknown): Record<string, unknown> {
  const copy = structuredClone(right) as unknown as Record<string, unknown>;
  const steps = at.split('/');
  const last = steps.pop()!;
  const parent = steps.reduce((node, step) => node[step] as Record<string, unknown>, copy);
  parent[last] = value;
  return copy;
}

/** What is left of the list in which an entry was left out. */
const without = (list: 'nav' | 'routes' | 'slots' | 'queueEdits') => ({ [list]: right[list]!.slice(1) });

const [nav, ...otherNav] = right.nav as [(typeof right.nav)[number], ...typeof right.nav];
const CASES: [at: string, value: unknown, change: object][] = [
  ['nav', 'none', { nav: [] }],
  ['nav/0', null, without('nav')],
  ['nav/0/label', 7, without('nav')],
  ['nav/0/path', '*', without('nav')],
  ['nav/0/path', 'transfers', without('nav')],
  ['nav/0/group', 'other', without('nav')],
  ['nav/0/order', 'first', without('nav')],
  ['nav/0/icon', 'target', { nav: [{ ...nav, icon: undefined }, ...otherNav] }],
  ['nav/0/bottomBar', 'yes', { nav: [{ ...nav, bottomBar: undefined }, ...otherNav] }],
  ['nav/0/badge', 5, { nav: [{ ...nav, badge: undefined }, ...otherNav] }],
  ['nav/0/badge/root', '', { nav: [{ ...nav, badge: undefined }, ...otherNav] }],
  ['nav/0/badge/path', 'https://elsewhere', { nav: [{ ...nav, badge: undefined }, ...otherNav] }],
  ['nav/0/badge/path', '/api/transfers/counted', { nav: [{ ...nav, badge: undefined }, ...otherNav] }],
  ['nav/0/icon', 'data:M0 0<script>', { nav: [{ ...nav, icon: undefined }, ...otherNav] }],
  ['nav/0/badge/tone', 'loud', { nav: [{ ...nav, badge: undefined }, ...otherNav] }],
  ['nav/0/badge/pollMs', 1, { nav: [{ ...nav, badge: undefined }, ...otherNav] }],
  ['nav/0/badge/field', 3, { nav: [{ ...nav, badge: undefined }, ...otherNav] }],
  ['routes', {}, { routes: [] }],
  ['routes/0', '/transfers', without('routes')],
  ['routes/0/path', '*', without('routes')],
  ['routes/0/path', '/', without('routes')],
  ['routes/0/path', '/(a+)+', without('routes')],
  ['routes/0/page', null, without('routes')],
  [
    'routes/0/preload',
    'all',
    { routes: [{ ...right.routes[0]!, preload: undefined }, ...right.routes.slice(1)] },
  ],
  ['slots', 1, { slots: [] }],
  ['slots/0', [], without('slots')],
  ['slots/0/slot', 'nowhere', without('slots')],
  ['slots/0/name', '', without('slots')],
  ['slots/0/title', {}, without('slots')],
  ['slots/0/order', null, without('slots')],
  ['slots/0/column', 'middle', without('slots')],
  ['queueEdits', true, { queueEdits: [] }],
  ['queueEdits/0', 1, without('queueEdits')],
  ['queueEdits/0/call', 'property', without('queueEdits')],
  ['queueEdits/0/call', 'POST /api/nothing', without('queueEdits')],
  ['queueEdits/0/path', '//elsewhere', without('queueEdits')],
  ['chunks', 'exposed.js', { chunks: [] }],
  ['pageChunks', { transfers: 'page.js' }, { pageChunks: {} }],
  ['pageShares', [], { pageShares: {} }],
];

test('a remote that declares itself rightly is registered as it is, without its port', async () => {
  put(right);
  const { port: _port, $schema: _schema, ...declared } = right as RegisteredRemote & Record<string, unknown>;
  expect(await transfers()).toEqual(declared);
  expect(warnings).toEqual([]);
});

test.each(CASES)(
  'FED-01 FED-04 check 37: %s that is %j costs that alone, and the log says so',
  async (at, value, change) => {
    put(right);
    const before = await registry();
    put(withWrong(at, value));
    const after = await registry();
    const expected = before.map((remote) =>
      remote.name === 'mfe-transfers' ? { ...remote, ...change } : remote,
    );
    expect(after).toEqual(JSON.parse(JSON.stringify(expected)));
    const [warning] = warnings;
    expect(warning).toMatchObject({ remote: 'mfe-transfers', reason: expect.stringContaining(at) as string });

    // Once for each version of the file, not for each document.
    await registry();
    expect(warnings).toEqual([warning]);
  },
);

test.each([
  ['nav/0/order', 'first', 'nav/0/order must be a number'],
  ['nav/0/label', undefined, 'nav/0/label is missing'],
  ['nav/0/group', 'other', 'nav/0/group must be one of these: main, record, unit'],
  ['routes/0/path', '*', 'routes/0/path must be a path of the product, such as /transfers/:id'],
  ['routes', {}, 'routes must be a list'],
  ['slots/0', 5, 'slots/0 must be an object'],
])('FED-37 what is wrong with %s that is %j is in plain words', async (at, value, words) => {
  put(withWrong(at, value));
  await registry();
  expect(warnings.map(({ reason }) => reason)).toEqual([words]);
});

test.each([
  ['name', 'mfe-other'],
  ['title', ''],
  ['entry', 7],
])('check 37: without its own %s a remote is left out, and the others stand', async (at, value) => {
  put(withWrong(at, value));
  expect((await registry()).map(({ name }) => name)).toEqual(['mfe-documents']);
  expect(warnings[0]).toMatchObject({
    remote: 'mfe-transfers',
    reason: expect.stringContaining(at) as string,
  });
});

test('check 37: the wrong port of a development server changes nothing here', async () => {
  put(withWrong('port', 'none'));
  expect(await transfers()).toMatchObject({ nav: right.nav });
});

test('FED-04 check 37: every screen opens whatever one remote declares', async () => {
  put(withWrong('routes/0/path', '*'));
  const headers = { cookie: 'hr_session=anybody' };
  for (const url of ['/dashboard', '/documents', '/anything']) {
    const answer = await app.inject({ url, headers });
    expect([url, answer.statusCode]).toEqual([url, 200]);
    expect(answer.body).not.toContain('"path":"*"');
  }
});
