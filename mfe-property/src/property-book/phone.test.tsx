import { page, serve } from '@hand-receipt/standalone/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { carbine, component } from '../test/company';
import { renderRemote } from '../test/render-remote';

const equipped = carbine({
  components: [
    component({ id: 'c1', name: 'Sling', serialNumber: 'SL1' }),
    component({ id: 'c2', name: 'Kit', status: 'missing' }),
  ],
});

beforeEach(() => {
  const wide = globalThis.matchMedia;
  jest.spyOn(globalThis, 'matchMedia').mockImplementation((query) => ({
    ...wide(query),
    matches: query.includes('max-width'),
  }));
  serve({
    'GET /api/property': () => page([equipped]),
    'GET /api/property/counts': () => ({ assigned: 1, signedout: 0 }),
    'GET /api/property/P-1': () => equipped,
  });
});
afterEach(() => jest.restoreAllMocks());

test('PROP-04 on a phone each item is a card with its serial number first, and opens its details', async () => {
  renderRemote('/property-book');
  const list = await screen.findByRole('list', { name: 'Items assigned to me' });
  const card = within(list).getByRole('listitem');
  expect(card).toHaveTextContent(/^W123456\s*M4A1 Carbine · Weapons\s*Operational\s*2 components, 1 missing/);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  await userEvent.click(within(card).getByRole('button', { name: 'Details, M4A1 Carbine W123456' }));
  const details = within(await screen.findByRole('dialog', { name: /M4A1 Carbine/ }));
  expect(details.getByRole('row', { name: /^Sling SL1 .*Present/ })).toBeVisible();
  expect(details.queryByRole('columnheader', { name: 'Serial number' })).not.toBeInTheDocument();
});

test('on a phone a card says that its item waits in an open closing', async () => {
  const closing = {
    id: 'CB-0004',
    kind: 'turn-in',
    state: 'prepared',
    document_number: 'W15GK9-6326-0012',
    signed_at: null,
  } as const;
  serve({
    'GET /api/property': () => page([carbine({ closing })]),
    'GET /api/property/counts': () => ({ assigned: 1, signedout: 0 }),
  });
  renderRemote('/property-book');
  expect(await screen.findByText('Turn-in W15GK9-6326-0012, prepared')).toBeVisible();
});

test('PROP-07 on a phone the category is chosen in a sheet, and shown as a chip that can be taken off', async () => {
  renderRemote('/property-book');
  await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Category' }), 'Weapons');
  await userEvent.click(sheet.getByRole('button', { name: 'Done' }));
  expect(screen.getByLabelText('Address')).toHaveTextContent('/property-book?category=weapons');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove filter Category: Weapons' }));
  expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/property-book$/);
});

test('on a phone cards are selected, and all that match from behind the ellipsis of the bar', async () => {
  serve({
    'GET /api/property': () => page([equipped], { total: 3 }),
    'GET /api/property/counts': () => ({ assigned: 3, signedout: 0 }),
    'GET /api/property/ids': () => ({ ids: ['P-1', 'P-2', 'P-3'], total: 3 }),
  });
  renderRemote('/property-book');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select M4A1 Carbine W123456' }));
  const bar = within(await screen.findByRole('region', { name: 'Selection' }));
  expect(bar.queryByRole('button', { name: 'Bulk Transfer' })).not.toBeInTheDocument();
  await userEvent.click(bar.getByRole('button', { name: 'More actions' }));
  expect(bar.getByRole('button', { name: 'Bulk Transfer' })).toBeVisible();
  await userEvent.click(bar.getByRole('button', { name: 'Select all 3 that match' }));
  expect(await screen.findByText('All 3 items that match are selected.')).toBeVisible();
  expect(bar.getByText('3 selected')).toBeVisible();
});
