import 'fake-indexeddb/auto';
import { page, serve, unreachable } from '@hand-receipt/standalone/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '../test/render-remote';
import { batteries, issued, paper } from '../test/stock';

const ADDRESS = '/property-book/consumables';

/** What the device's database has under an id; read as anybody else would. */
function stored(store: string, id: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('HandReceiptDB');
    opening.onerror = () => reject(opening.error ?? new Error('no database'));
    opening.onsuccess = () => {
      const database = opening.result;
      const asked = database.transaction(store).objectStore(store).get(id);
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error ?? new Error('no answer'));
      database.close();
    };
  });
}

test('PROP-53 the Consumables view reads the offline stores, which it has kept in step with the server', async () => {
  serve({
    'GET /api/consumables': () => page([batteries, paper]),
    'GET /api/consumables/counts': () => ({ all: 2, lowStock: 1, expiring: 0 }),
    'GET /api/consumables/history': () => page([issued]),
  });
  const { unmount } = renderRemote(`${ADDRESS}?tab=history`);
  await screen.findByText('SGT Navarro');
  await userEvent.click(screen.getByRole('tab', { name: /^All/ }));
  await screen.findByText('Copier Paper');
  await waitFor(async () => expect(await stored('consumables', 'C-2')).toEqual(paper));
  await waitFor(async () => expect(await stored('consumptionHistory', 'E-1')).toEqual(issued));
  unmount();

  serve({
    'GET /api/consumables': unreachable,
    'GET /api/consumables/counts': unreachable,
    'GET /api/consumables/history': unreachable,
  });
  renderRemote(`${ADDRESS}?q=6135`);
  expect(await screen.findByText('AA Batteries')).toBeVisible();
  expect(screen.getByText('Low stock')).toBeVisible();
  expect(screen.queryByText('Copier Paper')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: /History/ }));
  expect(await screen.findByText('SGT Navarro')).toBeVisible();
});

test('without a connection Issue opens on what this device holds, and the issue is queued', async () => {
  serve({ 'GET /api/consumables': () => page([batteries, paper]) });
  const { unmount } = renderRemote(ADDRESS);
  await screen.findByText('AA Batteries');
  await waitFor(async () => expect(await stored('consumables', batteries.id)).toEqual(batteries));
  unmount();

  serve({
    'GET /api/consumables': unreachable,
    'GET /api/consumables/counts': unreachable,
    [`GET /api/consumables/${batteries.id}`]: unreachable,
    [`POST /api/consumables/${batteries.id}/issue`]: unreachable,
  });
  renderRemote(`${ADDRESS}?item=${batteries.id}&act=issue`);
  await userEvent.type(await screen.findByLabelText(/^Quantity/), '2');
  await userEvent.type(screen.getByLabelText('Issued to'), 'SGT Navarro');
  await userEvent.click(screen.getByRole('button', { name: 'Issue' }));
  expect(await screen.findByText('Queued for sync')).toBeVisible();
  expect(localStorage.getItem('handreceipt.offlineQueue')).toContain('SGT Navarro');
});

test('what this device never held cannot be shown without the server, and the screen says so', async () => {
  await new Promise((resolve) => (indexedDB.deleteDatabase('HandReceiptDB').onsuccess = resolve));
  serve({ 'GET /api/consumables': unreachable, 'GET /api/consumables/counts': unreachable });
  renderRemote(ADDRESS);
  expect(await screen.findByText('Failed to fetch consumables')).toBeVisible();
});
