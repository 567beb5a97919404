import type { InventoryItemDto } from '@hand-receipt/contracts';
import { page, refusal, serve } from '@hand-receipt/standalone/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import descriptor from '../../remote.json';
import { HALLORAN, radio, WHITAKER } from '../test/company';
import { renderRemote } from '../test/render-remote';

const line = (given: Partial<InventoryItemDto>): InventoryItemDto => ({
  id: 'P-1',
  name: 'M4A1 Carbine',
  serial_number: 'W123456',
  former_serials: [],
  nsn: '1005-01-231-0973',
  lin: 'C06935',
  category: 'weapons',
  current_status: 'Operational',
  location: 'Arms room, rack 4',
  holder: HALLORAN,
  left: null,
  matched: [],
  ...given,
});

const BOOK = [
  line({}),
  line({ id: 'P-2', name: 'AN/PRC-152', serial_number: 'C04417', category: 'comsec', holder: WHITAKER }),
];

/** The server's own search, as far as these tests need it. */
function matches(item: InventoryItemDto, typed: string): InventoryItemDto['matched'] {
  const has = (text: string) => text.toLowerCase().includes(typed.toLowerCase());
  if (has(item.name)) return ['name'];
  if (has(item.serial_number)) return ['serial'];
  return typed.toUpperCase().replaceAll('O', '0') === item.serial_number ? ['near-serial'] : [];
}

function serveItems() {
  return serve({
    'GET /api/inventory': (url) => {
      const typed = url.searchParams.get('q');
      if (!typed) return page(BOOK);
      const found = BOOK.map((item) => ({ ...item, matched: matches(item, typed) }));
      return page(found.filter(({ matched }) => matched.length > 0));
    },
    'GET /api/property': () => page([]),
    'GET /api/property/counts': () => ({ assigned: 0, signedout: 0 }),
    'GET /api/property/P-2': () => radio(),
  });
}

test('PROP-51 every item that I may see is listed, with its holder, and a result opens its details', async () => {
  const { calls } = serveItems();
  renderRemote('/inventory');
  expect(await screen.findByText('W123456')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Find Item' })).toBeVisible();
  expect(screen.getByText('SPC Whitaker')).toBeVisible();
  expect(calls).toEqual(
    descriptor.routes.find(({ page }) => page === 'find-item')!.preload!.map((url) => `GET ${url}`),
  );
  await userEvent.click(screen.getByText('C04417'));
  expect(await screen.findByRole('dialog', { name: /AN\/PRC-152/ })).toBeVisible();
  expect(screen.getByLabelText('Address')).toHaveTextContent('/property-book/P-2');
});

test('PROP-51 each item has one link with its name, which the keyboard opens', async () => {
  serveItems();
  renderRemote('/inventory');
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
    'M4A1 Carbine W123456',
    'AN/PRC-152 C04417',
  ]);
  screen.getByRole('link', { name: 'AN/PRC-152 C04417' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: /AN\/PRC-152/ })).toBeVisible();
});

test('PROP-52 RULE-19 the search finds by part of a name or serial number, whatever the case', async () => {
  serveItems();
  renderRemote('/inventory');
  await screen.findByText('W123456');
  await userEvent.type(screen.getByRole('searchbox'), 'an/prc');
  expect(await screen.findByText('1 item')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('W123456')).not.toBeInTheDocument());
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.type(screen.getByRole('searchbox'), 'w1234');
  expect(await screen.findByText('W123456')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('C04417')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Address')).toHaveTextContent('/inventory?q=w1234');
});

test('a serial number that is only nearly the one typed is listed, and said to be a near miss', async () => {
  serveItems();
  renderRemote('/inventory?q=CO4417');
  expect(await screen.findByText('No serial number contains CO4417')).toBeVisible();
  expect(screen.getByRole('row', { name: /C04417.*Near miss/ })).toBeVisible();
});

test('what cannot be had is said, and can be tried again', async () => {
  let down = true;
  serve({
    'GET /api/inventory': () => (down ? refusal(503, 'The database is starting.') : page(BOOK)),
  });
  renderRemote('/inventory');
  expect((await screen.findAllByText('Failed to fetch properties'))[0]).toBeVisible();
  expect(screen.getByText('The database is starting.')).toBeVisible();
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('W123456')).toBeVisible();
});

test('nothing found is said', async () => {
  serveItems();
  renderRemote('/inventory?q=howitzer');
  expect(await screen.findByText('No items match your search')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all items' }));
  expect(await screen.findByText('C04417')).toBeVisible();
});
