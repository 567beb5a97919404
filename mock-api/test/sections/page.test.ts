import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { SectionsDto } from '@hand-receipt/contracts';
import { type TestApp, addUser, testApp } from '../support/app';
import { buildRelease, deploy, deployShell, releaseKey, stage } from '../support/section-releases';

const webRoot = mkdtempSync(path.join(tmpdir(), 'hand-receipt-page-'));
const key = releaseKey('hand-receipt-release');
const range = buildRelease('mfe-range', 'one', { signer: key });
let t: TestApp;

beforeAll(async () => {
  deployShell(webRoot, [key, releaseKey('mfe-lanes')]);
  deploy(webRoot, 'mfe-range', range);
  t = await testApp({ webRoot });
  await addUser(t.database, { username: 'admin', role: 'Admin' });
  await addUser(t.database, { username: 'leader', role: 'Commander' });
  await addUser(t.database, { username: 'soldier' });
});
afterAll(() => rmSync(webRoot, { recursive: true }));
afterEach(() => {
  for (const name of ['mfe-lanes', 'mfe-broken']) {
    rmSync(path.join(webRoot, 'remotes', name), { recursive: true, force: true });
  }
});

const pageFor = async (username: string) =>
  (await (await t.signIn(username))({ url: '/api/sections' })).json<SectionsDto>();
const sectionOf = async (name: string, username = 'admin') =>
  (await pageFor(username)).sections.find((section) => section.name === name);

test('FED-37 the page has release, signer, size, routes and fills of each section', async () => {
  const folder = path.join(webRoot, 'remotes/mfe-range');
  const entry = Object.keys(range.files).find((file) => file.startsWith('remoteEntry.'))!;
  const compressed = brotliCompressSync(range.files[entry]!);
  writeFileSync(path.join(folder, `${entry}.br`), compressed);
  const sizeOf = (begin: string) =>
    range.files[Object.keys(range.files).find((file) => file.startsWith(begin))!]!.length;

  const page = await pageFor('admin');
  expect(page).toMatchObject({ keysTrusted: 2, mayChange: true, shell: { release: null, offers: null } });
  const [section] = page.sections;
  expect(section).toMatchObject({
    name: 'mfe-range',
    title: 'Range',
    paths: ['/range'],
    release: { digest: range.digest, signature: 'valid', signer: 'hand-receipt-release', reason: null },
    state: 'on',
    fills: [{ slot: 'dashboard.cards', title: 'range card' }],
    dropped: [],
    errors: { count24h: 0, last: null },
    visits24h: 0,
    size: {
      entry: compressed.length + sizeOf('exposed.'),
      pages: sizeOf('page-list.'),
      total: compressed.length + sizeOf('exposed.') + sizeOf('page-list.'),
    },
  });
  expect(Date.now() - Date.parse(section!.release!.builtAt!)).toBeLessThan(60_000);
  expect(page.slots).toContainEqual({ slot: 'dashboard.cards', host: 'Dashboard', filledBy: ['Range'] });
  expect(page.slots).toContainEqual({ slot: 'item.ledger', host: 'Property Book', filledBy: [] });
});

test('FED-37 FED-13 entries that were left out are there with their reasons and with the remote that kept the path', async () => {
  deploy(
    webRoot,
    'mfe-lanes',
    buildRelease('mfe-lanes', 'one', {
      signer: key,
      routes: [{ path: '/range', page: 'list' }],
      nav: [{ label: 'Lanes', path: '/lanes', group: 'main', order: 1, icon: 'target' }],
    }),
  );
  expect((await sectionOf('mfe-range'))?.dropped).toEqual([
    { what: 'routes/0', reason: '/range is a route of mfe-lanes too, which keeps it' },
    expect.objectContaining({ what: 'nav/0' }),
  ]);
  expect((await sectionOf('mfe-lanes'))?.dropped).toEqual([
    { what: 'nav/0/icon', reason: expect.stringContaining('must ') as string },
  ]);
});

test('FED-37 it opens with all remotes down: one that cannot be read is there, by the name of its folder', async () => {
  mkdirSync(path.join(webRoot, 'remotes/mfe-broken'), { recursive: true });
  writeFileSync(path.join(webRoot, 'remotes/mfe-broken/remote.json'), '{ "name": ');
  expect(await sectionOf('mfe-broken')).toMatchObject({
    title: 'mfe-broken',
    release: null,
    paths: [],
    dropped: [{ what: 'remote.json', reason: expect.stringContaining('cannot be read') as string }],
  });
});

const registryNames = async () =>
  (await t.app.inject('/remotes.json')).json<{ name: string }[]>().map(({ name }) => name);
const lanes = buildRelease('mfe-lanes', 'one', { signer: key });
/** Deploys the section with another text in place of its remote.json. */
function deployLanes(text: string): void {
  deploy(webRoot, 'mfe-lanes', lanes);
  writeFileSync(path.join(webRoot, 'remotes/mfe-lanes/remote.json'), text);
}
const lanesWith = (more: object) =>
  JSON.stringify({ ...(JSON.parse(lanes.files['remote.json']!) as object), ...more });
const NOT_OWN =
  'Its remote.json has a wrong entry: it must be a file in its own folder, /remotes/mfe-lanes/.';

test.each([
  ['an entry on another host', lanesWith({ entry: 'http://elsewhere.example/e.js' }), NOT_OWN],
  ['the entry of another section', lanesWith({ entry: '/remotes/mfe-range/remoteEntry.1.js' }), NOT_OWN],
  ['an entry out of its folder', lanesWith({ entry: '/remotes/mfe-lanes/../mfe-range/e.js' }), NOT_OWN],
  ['no entry', lanesWith({ entry: undefined }), 'Its remote.json has a wrong entry: it is missing.'],
  ['a number as entry', lanesWith({ entry: 7 }), 'Its remote.json has a wrong entry: it must be a text.'],
  [
    'the name of another section',
    lanesWith({ name: 'mfe-range' }),
    'Its remote.json has a wrong name: it must be that of its folder, mfe-lanes.',
  ],
  ['no title', lanesWith({ title: '' }), 'Its remote.json has a wrong title: it must not be empty.'],
  ['an empty remote.json', '', 'Its remote.json is empty.'],
  ['a list as remote.json', '[]', 'Its remote.json must be an object.'],
  [
    'half a remote.json',
    '{ "name": ',
    expect.stringMatching(/^Its remote\.json cannot be read: .+\.$/) as string,
  ],
])(
  'FED-37 a section with %s is not usable, which the page says, and nobody gets it',
  async (_what, text, unusable) => {
    deployLanes(text);
    expect(await sectionOf('mfe-lanes')).toMatchObject({ unusable });
    expect(await sectionOf('mfe-range')).toMatchObject({ unusable: null });
    expect(await registryNames()).toEqual(['mfe-range']);
  },
);

test('FED-37 a route to a page that the release does not have is left out with its entry, and the page says so', async () => {
  const routes = [
    { path: '/lanes', page: 'list' },
    { path: '/lanes/gone', page: 'gone' },
  ];
  const nav = [
    { label: 'Lanes', path: '/lanes', group: 'main', order: 1 },
    { label: 'Gone', path: '/lanes/gone', group: 'main', order: 2 },
  ];
  deployLanes(lanesWith({ routes, nav }));
  expect(await sectionOf('mfe-lanes')).toMatchObject({
    unusable: null,
    paths: ['/lanes'],
    dropped: [
      { what: 'routes', reason: '/lanes/gone shows a page that this release does not have: gone' },
      { what: 'nav', reason: '/lanes/gone leads to a route that was left out' },
    ],
  });
});

test('FED-37 a live release that the shell refuses is there with the reason', async () => {
  deploy(webRoot, 'mfe-lanes', buildRelease('mfe-lanes', 'one', { signer: null }));
  expect((await sectionOf('mfe-lanes'))?.release).toMatchObject({
    signature: 'refused',
    signer: null,
    reason: 'It is not signed.',
  });
});

test('FED-37 a Commander reads, and nobody below', async () => {
  expect(await pageFor('leader')).toMatchObject({ mayChange: false, sections: [{ name: 'mfe-range' }] });
  const soldier = await t.signIn('soldier');
  const answer = await soldier({ url: '/api/sections' });
  expect(answer.statusCode).toBe(403);
});

test('staged releases are listed newest first', async () => {
  const releases = ['two', 'three'].map((version) => buildRelease('mfe-range', version, { signer: key }));
  for (const release of releases) {
    stage(webRoot, 'mfe-range', release);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const section = await sectionOf('mfe-range');
  expect(section?.staged.map(({ digest }) => digest)).toEqual(releases.map(({ digest }) => digest).reverse());
});

test('FED-17 FED-37 the page says whether each section works with this shell and server, and what these offer', async () => {
  const file = path.join(webRoot, 'remotes/mfe-range/remote.json');
  const before = readFileSync(file, 'utf8');
  const need = (host: Record<string, string>) =>
    writeFileSync(file, JSON.stringify({ ...(JSON.parse(before) as object), host }));
  expect((await sectionOf('mfe-range'))?.compatible).toBeNull();

  writeFileSync(path.join(webRoot, 'shell/host.json'), JSON.stringify({ ui: '2.0.0', contracts: '0.1.0' }));
  need({ ui: '^2.0' });
  expect((await sectionOf('mfe-range'))?.compatible).toEqual({ ok: true, reason: null });
  need({ ui: '^2.1' });
  expect((await sectionOf('mfe-range'))?.compatible).toEqual({
    ok: false,
    reason:
      'Range was built for a newer Hand Receipt (needs ui 2.1, this is 2.0). Ask your administrator to update.',
  });
  // The contract is that of the server, whatever the shell was built with.
  const { shell } = await pageFor('admin');
  expect(shell.offers).toMatchObject({ ui: '2.0.0' });
  expect(shell.offers?.contracts).not.toBe('0.1.0');
  rmSync(path.join(webRoot, 'shell/host.json'));
  writeFileSync(file, before);
});
