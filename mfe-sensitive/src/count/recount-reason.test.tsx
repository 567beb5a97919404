import type { InventoryLineDto, SensitiveInventoryDto } from '@hand-receipt/contracts';
import { page, remoteRoutes, renderAt, serve } from '@hand-receipt/standalone/testing';
import { screen } from '@testing-library/react';
import descriptor from '../../remote.json';
import remote from '../remote';
import { navarro } from '../test/items';
import { inventory } from '../test/scans';

const WHY = 'CPT Halloran counted in the first count.';

const line: InventoryLineDto = {
  id: 'P-0009',
  name: 'M4A1 Carbine',
  serialNumber: 'W123459',
  category: 'weapon',
  location: 'Rack 4',
  holder: navarro,
  possession: null,
  countedAt: null,
  countedBy: null,
};

async function show(given: Partial<SensitiveInventoryDto>) {
  serve({
    'GET /api/inventories/INV-1': () => inventory({ state: 'recount', recountBy: navarro, ...given }),
    'GET /api/inventories/INV-1/lines': () => page([line]),
    'GET /api/inventories/INV-1/extras': () => [],
  });
  renderAt('/inventories/INV-1', remoteRoutes(descriptor, remote));
  await screen.findByText('W123459');
}

const notHere = () => screen.queryByRole('button', { name: /^Not here/ });

test('INVT-22 who may not recount reads why, and is not offered to say that an item is not here', async () => {
  await show({ whyNotRecount: WHY });
  expect(screen.getByText(new RegExp(`${WHY} Another person looks for each difference.`))).toBeVisible();
  expect(notHere()).not.toBeInTheDocument();
});

test('INVT-22 who may recount says that an item is not here', async () => {
  await show({});
  expect(notHere()).toBeVisible();
});
