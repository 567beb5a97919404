import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import descriptor from '../../../mfe-transfers/remote.json';
import { readDescriptor } from '../src/webpack/descriptor.js';

const folder = mkdtempSync(path.join(tmpdir(), 'hand-receipt-descriptor-'));
const REMOTE = `
import type { RemoteModule } from '@hand-receipt/contracts';
const requestTransfer = () => null;
export default ({
  pages: { transfers: () => import('./x'), counter: () => import('./x'), 'receipt': () => import('./x') },
  slots: {
    'dashboard.cards': { activeTransfers() {} },
    'property.rowActions': { requestTransfer },
  },
} satisfies RemoteModule);
`;

beforeAll(() => mkdirSync(path.join(folder, 'src')));
beforeEach(() => writeFileSync(path.join(folder, 'src/remote.ts'), REMOTE));
afterAll(() => rmSync(folder, { recursive: true }));

function read(changes: object): unknown {
  writeFileSync(path.join(folder, 'remote.json'), JSON.stringify({ ...descriptor, ...changes }));
  return readDescriptor(folder);
}

const entry = descriptor.nav[0]!;
const card = { slot: 'dashboard.cards', name: 'activeTransfers', title: 'Active Transfers', order: 1 };
const badge = { root: 'transfers', path: '/api/transfers', tone: 'demand' };
const [first, ...otherRoutes] = descriptor.routes;

test('a build takes what remote.json declares, and not where its editor finds the schema', () => {
  const { $schema: _, ...declared } = descriptor;
  expect(read({})).toEqual(declared);
});

test('FED-02 the build of a remote with an unknown icon fails with the file, the property and the allowed values', () => {
  const attempt = () => read({ nav: [{ ...entry, icon: 'target' }] });
  expect(attempt).toThrow(path.join(folder, 'remote.json'));
  expect(attempt).toThrow(/nav\/0\/icon must be one of these: book-open-text, crosshair, /);
});

test('an icon of its own needs no build of the shell', () => {
  const nav = [{ ...entry, icon: 'data:M4 4h16v16H4z' }];
  expect(read({ nav })).toMatchObject({ nav });
});

const wrong: [string, object, RegExp][] = [
  ['an unknown group', { nav: [{ ...entry, group: 'other' }] }, /nav\/0\/group .*: main, record, unit/],
  ['an unknown slot', { slots: [{ ...card, slot: 'nowhere' }] }, /slots\/0\/slot .*item\.ledger/],
  ['a card without a column', { slots: [card] }, /slots\/0 .*column/],
  [
    'a badge that is no GET of the contract',
    { nav: [{ ...entry, badge: { ...badge, path: '/api/transfers/counted?x=1' } }] },
    /nav\/0\/badge\/path \/api\/transfers\/counted\?x=1 must be a GET of the contract/,
  ],
  [
    'a badge that is another method of the contract',
    { nav: [{ ...entry, badge: { ...badge, path: '/api/auth/login' } }] },
    /nav\/0\/badge\/path \/api\/auth\/login must be a GET of the contract/,
  ],
];
test.each(wrong)('FED-15 the build of a remote with %s fails and says where', (_what, changes, message) => {
  expect(() => read(changes)).toThrow(message);
});

test.each([
  [
    'a route for every path',
    { routes: [{ path: '*', page: 'transfers' }] },
    /routes\/0\/path must be a path of the product, such as/,
  ],
  ['a misspelt property', { navigation: [] }, /navigation/],
  [
    'a path of the shell',
    { routes: [{ path: '/Settings', page: 'transfers' }] },
    /routes\/0 \/Settings is a path of the shell/,
  ],
  [
    'a path of the server',
    { routes: [{ path: '/api/x', page: 'transfers' }] },
    /routes\/0 \/api\/x is a path of the server/,
  ],
  [
    'one route twice',
    { routes: [first, { path: '/transfers', page: 'counter' }, ...otherRoutes] },
    /routes\/1 \/transfers is a route twice/,
  ],
  [
    'one fill twice',
    { slots: [descriptor.slots[1], descriptor.slots[1]] },
    /slots\/1 property\.rowActions requestTransfer is a name in its slot twice/,
  ],
  [
    'a page that src/remote.ts does not have',
    { routes: [{ path: '/transfers', page: 'transfer' }] },
    /routes\/0\/page transfer is no page of src\/remote\.ts/,
  ],
  [
    'a fill that src/remote.ts does not have',
    { slots: [{ ...card, name: 'transfers', column: 'main' }] },
    /slots\/0\/name transfers is not under dashboard\.cards in src\/remote\.ts/,
  ],
])('the build of a remote with %s fails and says where', (_what, changes, message) => {
  expect(() => read(changes)).toThrow(message);
});

test('the build of a remote whose src/remote.ts cannot be read for its names fails', () => {
  writeFileSync(path.join(folder, 'src/remote.ts'), 'export default makeRemote();');
  expect(() => read({})).toThrow('src/remote.ts must export by default an object with `pages` and `slots`');
});
