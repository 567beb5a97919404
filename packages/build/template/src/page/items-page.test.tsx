import type { InventoryItemDto } from '@hand-receipt/contracts';
import { page, refusal, remoteRoutes, renderAt, serve } from '@hand-receipt/standalone/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import descriptor from '../../remote.json';
import remote from '../remote';

const [{ path, preload }] = descriptor.routes as [(typeof descriptor.routes)[number]];

const item = (id: string, name: string, serialNumber: string): InventoryItemDto => ({
  id,
  name,
  serial_number: serialNumber,
  former_serials: [],
  nsn: null,
  lin: null,
  category: 'weapons',
  current_status: 'Operational',
  location: null,
  holder: null,
  left: null,
  matched: [],
});
const CARBINE = item('P-1', 'M4A1 Carbine', 'W123456');
const RADIO = item('P-2', 'AN/PRC-152', 'C04417');

const serveItems = () =>
  serve({
    'GET /api/inventory': ({ searchParams }) => {
      const typed = searchParams.get('q') ?? '';
      return page([CARBINE, RADIO].filter(({ serial_number: serial }) => serial.includes(typed)));
    },
  });
const open = (address: string) => renderAt(address, remoteRoutes(descriptor, remote));

test('the items are listed, asked for by the address that the server preloads', async () => {
  const { calls } = serveItems();
  open(path);
  expect(await screen.findByText('W123456')).toBeVisible();
  expect(screen.getByText('2 items')).toBeVisible();
  expect(calls).toEqual(preload.map((url) => `GET ${url}`));
});

test('a search narrows the list and is kept in the address', async () => {
  serveItems();
  open(path);
  await screen.findByText('W123456');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search items' }), 'C04');
  await waitFor(() => expect(screen.queryByText('W123456')).not.toBeInTheDocument());
  expect(screen.getByText('C04417')).toBeVisible();
  expect(screen.getByLabelText('Address')).toHaveTextContent(`${path}?q=C04`);
});

test('a link with a search that finds nothing says so', async () => {
  serveItems();
  open(`${path}?q=howitzer`);
  expect(await screen.findByText('No items match your search')).toBeVisible();
});

test('an item opens its details in the Property Book', async () => {
  serveItems();
  open(path);
  await userEvent.click(await screen.findByText('C04417'));
  expect(screen.getByLabelText('Address')).toHaveTextContent('/property-book/P-2');
});

test('a list that cannot be had is said, and can be tried again', async () => {
  let down = true;
  serve({ 'GET /api/inventory': () => (down ? refusal(503, 'The database is starting.') : page([CARBINE])) });
  open(path);
  expect(await screen.findByText('The database is starting.')).toBeVisible();
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('W123456')).toBeVisible();
});
