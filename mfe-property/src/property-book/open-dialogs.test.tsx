import type { CatalogItemDto } from '@hand-receipt/contracts';
import { page, serve } from '@hand-receipt/standalone/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { carbine, commander, radio, soldier } from '../test/company';
import { renderRemote } from '../test/render-remote';

const NSN = '1005-01-231-0973';
const known: CatalogItemDto = {
  nsn: NSN,
  name: 'M4A1 Carbine',
  lin: 'C06935',
  ciic: null,
  sensitive_mark: 'by-code',
  unit_of_issue: null,
  calibration_days: null,
  items: 80,
  sensitive_items: 80,
  version: 0,
};

function serveBook() {
  return serve({
    'GET /api/property': (url) => page(url.searchParams.get('scope') === 'signedout' ? [radio()] : []),
    'GET /api/property/P-2': () => radio(),
    'GET /api/property/P-1': () => carbine(),
    'GET /api/property/counts': () => ({ assigned: 0, signedout: 1 }),
    'GET /api/catalog': (url) => page(url.searchParams.get('q') ? [] : [known]),
    [`GET /api/catalog/${NSN}`]: () => known,
    'GET /api/unit-settings': () => [],
  });
}

const address = () => screen.getByLabelText('Address');

test('the address says that the catalog is open, and at which NSN', async () => {
  serveBook();
  renderRemote('/property-book?catalog=list', { user: commander });
  const list = within(await screen.findByRole('dialog', { name: 'Catalog' }));
  await userEvent.click(await list.findByRole('button', { name: `Open ${NSN}` }));
  expect(await screen.findByRole('dialog', { name: `Catalog, ${NSN}` })).toBeVisible();
  expect(address()).toHaveTextContent(`?catalog=${NSN}`);
});

test('the catalog says that a search found nothing, and clears it', async () => {
  serveBook();
  renderRemote('/property-book?catalog=list', { user: commander });
  const list = within(await screen.findByRole('dialog', { name: 'Catalog' }));
  await userEvent.type(list.getByRole('searchbox'), 'zz');
  expect(await list.findByText('No NSN matches your search')).toBeVisible();
  await userEvent.click(list.getByRole('button', { name: 'Show all NSNs' }));
  expect(await list.findByRole('button', { name: `Open ${NSN}` })).toBeVisible();
});

test('the address opens no catalog for people who may not change it', async () => {
  const { calls } = serveBook();
  renderRemote('/property-book?catalog=list', { user: soldier });
  expect(await screen.findByText('No items assigned to you')).toBeVisible();
  expect(calls).not.toContainEqual(expect.stringContaining('/api/catalog'));
});

test.each(['/property-book?tab=signedout&recall=P-2', '/property-book?recall=P-2'])(
  'the address names the item that is recalled, in the list or not: %s',
  async (opened) => {
    serveBook();
    renderRemote(opened, { user: commander });
    const recall = within(await screen.findByRole('dialog', { name: 'Initiate Recall' }));
    expect(recall.getByText('C04417')).toBeVisible();
    await userEvent.click(recall.getByRole('button', { name: 'Cancel' }));
    expect(address()).not.toHaveTextContent('recall');
  },
);

test('an item that I hold is not recalled, whatever the address says', async () => {
  serveBook();
  renderRemote('/property-book?recall=P-1', { user: commander });
  expect(await screen.findByText('No items assigned to you')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['', 'What you sign for is listed here.'],
  ['?tab=unassigned', 'Somebody has signed for every item of the unit.'],
])('an empty list says why it is empty, with a way out: %s', async (search, said) => {
  serve({
    'GET /api/property': () => page([]),
    'GET /api/property/counts': () => ({ assigned: 0, signedout: 0 }),
  });
  renderRemote(`/property-book${search}`, { user: commander });
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find Item' })).toHaveAttribute('href', '/inventory');
});

test('where nothing has left the book, the way leads back to what is on it', async () => {
  serve({
    'GET /api/property': () => page([]),
    'GET /api/property/counts': () => ({ assigned: 0, signedout: 0 }),
    'GET /api/property/holders': () => [],
  });
  renderRemote('/property-book?left=true', { user: commander });
  await userEvent.click(await screen.findByRole('button', { name: 'Show what is on the book' }));
  expect(address()).not.toHaveTextContent('left');
});
