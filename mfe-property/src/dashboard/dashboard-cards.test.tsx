import { page, refusal, serve } from '@hand-receipt/standalone/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { carbine } from '../test/company';
import { renderRemote } from '../test/render-remote';
import { EquipmentStatusOverviewCard } from './equipment-status-overview-card';
import { InventoryCard } from './inventory-card';

const HELD = ['W1', 'W2', 'W3', 'X4'].map((serial) => carbine({ id: `P-${serial}`, serial_number: serial }));

/** Filters and limits as the server does. */
const serveHeld = () =>
  serve({
    'GET /api/property': (url) => {
      const { q = '', limit } = Object.fromEntries(url.searchParams);
      const matches = HELD.filter((item) => item.serial_number.toLowerCase().includes(q.toLowerCase()));
      return page(matches.slice(0, Number(limit)), { total: matches.length });
    },
  });

test('DASH-12 DASH-13 RULE-19 the inventory preview shows three matches at most, and leads to the property book', async () => {
  serveHeld();
  renderRemote('/dashboard', { screen: <InventoryCard /> });
  expect(await screen.findByText('W1')).toBeVisible();
  expect(screen.queryByText('X4')).not.toBeInTheDocument();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search inventory' }), 'x4');
  expect(await screen.findByText('X4')).toBeVisible();
  expect(screen.queryByText('W1')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /VIEW ALL/ })).toHaveAttribute('href', '/property-book');
  await userEvent.type(screen.getByRole('searchbox'), 'zz');
  expect(await screen.findByText('No items match your search')).toBeVisible();
});

test('DASH-14 DASH-15 the send icon tells, and opens New Transfer with the item', async () => {
  serveHeld();
  renderRemote('/dashboard', { screen: <InventoryCard /> });
  await userEvent.click(await screen.findByRole('button', { name: 'Initiate transfer, M4A1 Carbine W2' }));
  expect(await screen.findByText('Transfer Initiated')).toBeVisible();
  expect(screen.getByText('Transfer request initiated for M4A1 Carbine')).toBeVisible();
  expect(screen.getByLabelText('Address')).toHaveTextContent('/transfers?new=1&item=P-W2');
});

test('LIFE-49 a scanner reads a mark into the inventory search, and its Enter opens the item', async () => {
  const mark = '[)>\u001e06\u001d17V1HM47\u001d1P12345\u001dSW123456\u001e\u0004';
  const item = { id: 'P-7', name: 'M4A1 Carbine', serialNumber: 'W123456' };
  serve({
    'GET /api/property': () => page(HELD),
    'GET /api/property/scanned': ({ searchParams }) =>
      searchParams.get('code') === mark
        ? { result: 'found', message: '', item, nearMisses: [], newUii: null }
        : refusal(400, 'No mark.'),
  });
  renderRemote('/dashboard', { screen: <InventoryCard /> });
  const search = await screen.findByRole('searchbox', { name: 'Search inventory' });
  fireEvent.change(search, { target: { value: mark } });
  await userEvent.type(search, '{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent('/property-book/P-7'));
});

test('a preview that cannot be had says so in its card', async () => {
  serve({ 'GET /api/property': () => refusal(403, 'Not now.') });
  renderRemote('/dashboard', { screen: <InventoryCard /> });
  expect(await screen.findByText('Not now.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Inventory' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('DASH-02 DASH-13 DASH-22 the overview counts items by status for each category, as the API counted them', async () => {
  const byCategory = [
    { category: 'weapons', total: 42, ready: 40, maintenance: 1, nonOperational: 1, other: 0 },
    { category: 'comsec', total: 14, ready: 13, maintenance: 0, nonOperational: 0, other: 1 },
  ];
  serve({ 'GET /api/dashboard/summary': () => ({ byCategory }) });
  renderRemote('/dashboard', { screen: <EquipmentStatusOverviewCard /> });
  const table = await screen.findByRole('table', { name: 'Equipment status by category' });
  const cells = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(cells).toEqual([
    ['Category', 'On hand', 'Ready', 'Maint.', 'Non-op', 'Other'],
    ['Weapons', '42', '40', '1', '1', '–0'],
    ['COMSEC', '14', '13', '–0', '–0', '1'],
  ]);
  expect(screen.getByRole('link', { name: /VIEW ALL/ })).toHaveAttribute('href', '/property-book');
});
