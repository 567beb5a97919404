import type { InventoryLineDto } from '@hand-receipt/contracts';
import { connectionStore } from '@hand-receipt/platform';
import { page, remoteRoutes, renderAt, serve } from '@hand-receipt/standalone/testing';
import { act, screen, within } from '@testing-library/react';
import descriptor from '../../remote.json';
import remote from '../remote';
import { navarro } from '../test/items';
import { onDesktop, onPhone } from '../test/on-phone';
import { inventory } from '../test/scans';

const LONG = 'Launcher grenade 40 millimeter single shot rifle mounted detachable with an attaching kit';

const lineOf = (number: number, isBlind: boolean): InventoryLineDto => ({
  id: `P-000${number}`,
  name: LONG,
  serialNumber: isBlind ? null : `W12345${number}`,
  category: 'weapon',
  location: 'Rack 4',
  holder: navarro,
  possession: null,
  countedAt: null,
  countedBy: null,
});

beforeEach(onPhone);
afterEach(() => {
  onDesktop();
  connectionStore.setState({ online: true });
});

/** A count of five lines on a phone without a connection. */
async function lines(isBlind: boolean) {
  const five = [1, 2, 3, 4, 5].map((number) => lineOf(number, isBlind));
  serve({
    'GET /api/inventories/INV-1': () => inventory({ serialsHidden: isBlind }),
    'GET /api/inventories/INV-1/lines': () => page(five),
    'GET /api/inventories/INV-1/extras': () => [],
  });
  renderAt('/inventories/INV-1', remoteRoutes(descriptor, remote));
  const list = within(await screen.findByRole('list', { name: 'Missing items' }));
  act(() => connectionStore.setState({ online: false }));
  return list.getAllByRole('listitem');
}

test('INVT-15 offline on a phone each of five lines has two rows: its serial number, and what is cut rather than wrapped', async () => {
  const shown = await lines(false);
  expect(shown).toHaveLength(5);
  for (const line of shown) {
    const name = within(line).getByText(LONG);
    const facts = name.parentElement!;
    expect(facts).toHaveTextContent('SGT Navarro');
    expect(facts).toHaveStyle({ overflow: 'hidden' });
    expect(facts.previousElementSibling).toHaveTextContent(/^W12345\d$/);
  }
});

test('INVT-15 offline on a phone each line of a blind count has two rows: its name, and its facts', async () => {
  const shown = await lines(true);
  expect(shown).toHaveLength(5);
  for (const line of shown) {
    const name = within(line).getByText(LONG);
    for (const row of [name, name.nextElementSibling!]) expect(row).toHaveStyle({ overflow: 'hidden' });
  }
});
