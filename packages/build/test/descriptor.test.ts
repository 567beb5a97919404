import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import descriptor from '../../../mfe-transfers/remote.json';
import { readDescriptor } from '../src/webpack/descriptor.js';

const folder = mkdtempSync(path.join(tmpdir(), 'hand-receipt-descriptor-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(changes: object): unknown {
  writeFileSync(path.join(folder, 'remote.json'), JSON.stringify({ ...descriptor, ...changes }));
  return readDescriptor(folder);
}

const entry = descriptor.nav[0]!;
const card = { slot: 'dashboard.cards', name: 'activeTransfers', title: 'Active Transfers', order: 1 };

test('a build takes what remote.json declares, and not where its editor finds the schema', () => {
  const { $schema: _, ...declared } = descriptor;
  expect(read({})).toEqual(declared);
});

test.each([
  ['an unknown icon', { nav: [{ ...entry, icon: 'target' }] }, /remote\.json\.nav\[0\]\.icon.*crosshair/s],
  [
    'a route for every path',
    { routes: [{ path: '*', page: 'transfers' }] },
    /remote\.json\.routes\[0\]\.path/,
  ],
  ['an unknown group', { nav: [{ ...entry, group: 'other' }] }, /remote\.json\.nav\[0\]\.group.*record/s],
  [
    'an unknown slot',
    { slots: [{ ...card, slot: 'nowhere' }] },
    /remote\.json\.slots\[0\]\.slot.*item\.ledger/s,
  ],
  ['a card without a column', { slots: [card] }, /remote\.json\.slots\[0\].*column/s],
  ['a misspelt property', { navigation: [] }, /remote\.json.*unknown property 'navigation'/s],
])('the build of a remote with %s fails and says where', (_what, changes, message) => {
  expect(() => read(changes)).toThrow(message);
});
