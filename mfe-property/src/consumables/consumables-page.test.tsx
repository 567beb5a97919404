import 'fake-indexeddb/auto';
import { page, refusal, serve, unreachable } from '@hand-receipt/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import descriptor from '../../remote.json';
import { commander, soldier } from '../test/company';
import { renderRemote } from '../test/render-remote';
import { batteries, issued, paper } from '../test/stock';

const SHELF = [batteries, paper];

function serveStock(answers: Parameters<typeof serve>[0] = {}) {
  return serve({
    'GET /api/consumables': (url) => {
      const { q = '', category, attention } = Object.fromEntries(url.searchParams);
      return page(
        SHELF.filter(
          (item) =>
            item.name.toLowerCase().includes(q.toLowerCase()) &&
            (!category || item.category === category) &&
            (attention !== 'low-stock' || item.currentQuantity <= item.minimumQuantity),
        ),
      );
    },
    'GET /api/consumables/counts': () => ({ all: 2, lowStock: 1, expiring: 1 }),
    'GET /api/consumables/history': () => page([issued]),
    'GET /api/consumables/C-1': () => batteries,
    ...answers,
  });
}

const ADDRESS = '/property-book/consumables';
const box = (name: RegExp) => screen.getByRole('textbox', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const bodies = (sent: { method: string; body: unknown }[], method = 'POST') =>
  sent.filter((call) => call.method === method).map(({ body }) => body);

test('consumables are listed with what is on hand, what is low and what has expired', async () => {
  const { calls } = serveStock();
  renderRemote(ADDRESS);
  expect(await screen.findByRole('heading', { level: 1, name: 'Consumables' })).toBeVisible();
  expect(
    await screen.findByRole('row', { name: /AA Batteries .*Batteries 4 pack 10 Low stock .*Expired/ }),
  ).toBeVisible();
  expect(screen.getByRole('row', { name: /Copier Paper/ })).not.toHaveTextContent(/Low stock|Expir/);
  expect(screen.getByRole('tab', { name: /Low Stock/ })).toHaveTextContent('1');
  const preload = descriptor.routes.find(({ page }) => page === 'consumables')!.preload!;
  expect([...calls].sort()).toEqual(preload.map((url) => `GET ${url}`).sort());
});

test('search, category and attention are asked of the server and kept in the address', async () => {
  serveStock();
  renderRemote(ADDRESS);
  await userEvent.click(await screen.findByRole('tab', { name: /Low Stock/ }));
  await waitFor(() => expect(screen.queryByText('Copier Paper')).not.toBeInTheDocument());
  expect(screen.getByText('AA Batteries')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: /All/ }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Office Supplies');
  await userEvent.type(screen.getByRole('searchbox'), 'PAPER');
  await waitFor(() => expect(screen.queryByText('AA Batteries')).not.toBeInTheDocument());
  const address = await screen.findByLabelText('Address');
  await waitFor(() => expect(address).toHaveTextContent(`${ADDRESS}?category=Office+Supplies&q=PAPER`));
});

test('a tab without rows leads to all consumables', async () => {
  serveStock({
    'GET /api/consumables': (url) => page(url.searchParams.get('attention') ? [] : [batteries]),
  });
  renderRemote(`${ADDRESS}?tab=expiring`);
  expect(await screen.findByText('Nothing has expired or is about to')).toBeVisible();
  await press('Show all consumables');
  expect(await screen.findByText('AA Batteries')).toBeVisible();
});

test('PROP-54 the details show everything that is recorded of a consumable', async () => {
  serveStock();
  renderRemote(ADDRESS);
  await userEvent.click(await screen.findByText('AA Batteries'));
  const details = within(await screen.findByRole('dialog', { name: /AA Batteries/ }));
  for (const text of [
    '4 pack',
    '10 pack',
    'Batteries',
    '6135-00-985-7845',
    '02OCT2026',
    'Supply room, shelf 2',
    'For the radios',
    'Expired',
  ]) {
    expect(details.getByText(text)).toBeVisible();
  }
  expect(screen.getByLabelText('Address')).toHaveTextContent(`${ADDRESS}?item=C-1`);
});

test('PROP-55 the history says what moved, how much, when, to whom and by whom', async () => {
  const { calls } = serveStock();
  renderRemote(`${ADDRESS}?tab=history`);
  expect(
    await screen.findByRole('row', { name: /20NOV2026 .*AA Batteries Issue −6 4 SGT Navarro SFC Brandt/ }),
  ).toBeVisible();
  renderRemote(`${ADDRESS}?item=C-1`);
  const details = within(await screen.findByRole('dialog', { name: /AA Batteries/ }));
  expect(await details.findByRole('row', { name: /Issue −6 4 SGT Navarro SFC Brandt/ })).toBeVisible();
  expect(calls).toContain('GET /api/consumables/history?item=C-1&limit=100');
});

test('an issue takes from the stock, for somebody who is named', async () => {
  const { sent } = serveStock({
    'POST /api/consumables/C-1/issue': () => ({ ...batteries, currentQuantity: 1 }),
  });
  renderRemote(ADDRESS);
  await press('Issue, AA Batteries');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Quantity (pack)' }), '5');
  await press('Issue');
  expect(await screen.findByText('Only 4 pack on hand')).toBeVisible();
  expect(screen.getByText('Say to whom it is issued.')).toBeVisible();
  await userEvent.clear(box(/^Quantity/));
  await userEvent.type(box(/^Quantity/), '3');
  await userEvent.type(box(/^Issued to/), 'SGT Navarro');
  await press('Issue');
  expect(await screen.findByText('Issued')).toBeVisible();
  expect(bodies(sent)).toEqual([{ quantity: 3, issuedTo: 'SGT Navarro', notes: null }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test.each(['two', '1.5', '-1', '1e3', '٣', '3O'])('%p is no quantity, and is not sent', async (typed) => {
  const { sent } = serveStock();
  renderRemote(`${ADDRESS}?item=C-1&act=issue`);
  await userEvent.type(await screen.findByRole('textbox', { name: /^Quantity/ }), typed);
  await userEvent.type(box(/^Issued to/), 'SGT Navarro');
  await press('Issue');
  expect(await screen.findByText('Enter a whole number')).toBeVisible();
  expect(box(/^Quantity/)).toHaveValue(typed);
  expect(bodies(sent)).toEqual([]);
});

test('what somebody else took meanwhile is told, and all that was typed stays', async () => {
  serveStock({
    'POST /api/consumables/C-1/issue': () =>
      refusal(409, 'Only 1 (pack) of AA Batteries on hand; 3 cannot be issued.'),
  });
  renderRemote(`${ADDRESS}?item=C-1&act=issue`);
  await userEvent.type(await screen.findByRole('textbox', { name: /^Quantity/ }), '3');
  await userEvent.type(box(/^Issued to/), 'SGT Navarro');
  await press('Issue');
  expect(await screen.findByText(/Only 1 \(pack\) of AA Batteries on hand/)).toBeVisible();
  expect(box(/^Issued to/)).toHaveValue('SGT Navarro');
});

test('without a connection a restock waits on this device, and the toast says so', async () => {
  serveStock({ 'POST /api/consumables/C-1/restock': unreachable });
  renderRemote(`${ADDRESS}?item=C-1&act=restock`);
  await userEvent.type(await screen.findByRole('textbox', { name: /^Quantity/ }), '12');
  await press('Restock');
  expect(await screen.findByText('Queued for sync')).toBeVisible();
  const [entry] = JSON.parse(localStorage.getItem('handreceipt.offlineQueue') ?? '[]') as object[];
  expect(entry).toMatchObject({ type: 'consume', title: 'Restock 12 (pack) of AA Batteries' });
});

test('a restock adds to the stock, with the date of the new lot', async () => {
  const { sent } = serveStock({ 'POST /api/consumables/C-1/restock': () => batteries });
  renderRemote(`${ADDRESS}?item=C-1&act=restock`);
  const quantity = await screen.findByRole('textbox', { name: /^Quantity/ });
  await userEvent.type(quantity, '2.5');
  await press('Restock');
  expect(await screen.findByText('Enter a whole number')).toBeVisible();
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '12');
  await userEvent.type(screen.getByLabelText(/^Expires/), '2027-11-20');
  await press('Restock');
  expect(await screen.findByText('Restocked')).toBeVisible();
  expect(bodies(sent)).toEqual([{ quantity: 12, expirationDate: '2027-11-20', notes: null }]);
});

test('PROP-56 a consumable is added in one of the six categories, by one of the seven units', async () => {
  const { sent } = serveStock({ 'POST /api/consumables': () => Response.json(paper, { status: 201 }) });
  renderRemote(`${ADDRESS}?act=new`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Consumable' }));
  const words = (name: string) =>
    within(dialog.getByRole('combobox', { name }))
      .getAllByRole<HTMLOptionElement>('option')
      .flatMap(({ value }) => value || []);
  expect(words('Category')).toEqual([
    'Batteries',
    'Field Supplies',
    'Cleaning Supplies',
    'Medical Supplies',
    'POL',
    'Office Supplies',
  ]);
  expect(words('Unit')).toEqual(['each', 'box', 'bottle', 'pack', 'gallon', 'quart', 'ream']);
  await userEvent.type(box(/^Name/), 'Copier Paper');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Category' }), 'Office Supplies');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Unit' }), 'ream');
  await userEvent.type(box(/^Current quantity/), '30');
  await userEvent.type(box(/^Minimum quantity/), '10');
  await userEvent.type(box(/^NSN/), '12');
  await userEvent.click(dialog.getByRole('button', { name: 'Add Consumable' }));
  expect(await screen.findByText(/^NSN must be 13 digits/)).toBeVisible();
  await userEvent.clear(box(/^NSN/));
  await userEvent.click(dialog.getByRole('button', { name: 'Add Consumable' }));
  expect(await screen.findByText('Consumable Added')).toBeVisible();
  expect(bodies(sent)[0]).toMatchObject({
    name: 'Copier Paper',
    category: 'Office Supplies',
    unit: 'ream',
    currentQuantity: 30,
    minimumQuantity: 10,
  });
});

test('a correction sends what was changed and the version that was seen', async () => {
  const { sent } = serveStock({ 'PATCH /api/consumables/C-1': () => batteries });
  renderRemote(`${ADDRESS}?item=C-1`);
  await press('Edit');
  const minimum = await screen.findByRole('textbox', { name: /^Minimum quantity/ });
  await userEvent.clear(minimum);
  await userEvent.type(minimum, '12');
  await press('Save');
  expect(await screen.findByText('Consumable Updated')).toBeVisible();
  expect(bodies(sent, 'PATCH')).toEqual([{ minimumQuantity: 12, version: 1 }]);
});

test('a correction over another person’s is refused with what is on record now, and what was typed stays', async () => {
  let now = batteries;
  const { sent } = serveStock({
    'GET /api/consumables/C-1': () => now,
    'PATCH /api/consumables/C-1': () => {
      if (now.version > 1) return now;
      now = { ...batteries, minimumQuantity: 77, notes: null, version: 2 };
      return refusal(409, 'Somebody changed this while you were typing.', {
        fields: { notes: 'On record now: nothing' },
      });
    },
  });
  renderRemote(`${ADDRESS}?item=C-1`);
  await press('Edit');
  const notes = await screen.findByRole('textbox', { name: /^Notes/ });
  await userEvent.clear(notes);
  await userEvent.type(notes, 'For the new radios');
  await press('Save');
  expect(await screen.findByText('Somebody changed this while you were typing.')).toBeVisible();
  expect(await screen.findByText(/Save again to put it on record/)).toBeVisible();
  expect(screen.getByText('On record now: nothing')).toBeVisible();
  expect(notes).toHaveFocus();
  expect(notes).toHaveValue('For the new radios');
  await press('Save');
  expect(await screen.findByText('Consumable Updated')).toBeVisible();
  const typed = { notes: 'For the new radios' };
  expect(bodies(sent, 'PATCH')).toEqual([
    { ...typed, version: 1 },
    { ...typed, version: 2 },
  ]);
});

test('a person who does not keep the stock sees it without buttons to change it', async () => {
  serveStock();
  renderRemote(`${ADDRESS}?item=C-1&act=issue`, { user: soldier });
  expect(await screen.findByRole('dialog', { name: /AA Batteries/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /\b(Issue|Restock|Edit|Add)\b/ })).not.toBeInTheDocument();
});

test('what cannot be had is said, and can be tried again', async () => {
  let down = true;
  serveStock({ 'GET /api/consumables': () => (down ? refusal(503, 'Not now.') : page(SHELF)) });
  renderRemote(ADDRESS, { user: commander });
  expect(await screen.findByText('Failed to fetch consumables')).toBeVisible();
  down = false;
  await press('Try again');
  expect(await screen.findByText('AA Batteries')).toBeVisible();
});
