import { page, remoteRoutes, renderAt, serve } from '@hand-receipt/standalone/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import descriptor from '../../remote.json';
import remote from '../remote';
import { navarro, sensitiveSummary } from '../test/items';
import { categories, inventory } from '../test/scans';

const account = (number: number) => ({
  id: `U-${number}`,
  name: `PFC Keane ${number}`,
  unit: `Squad ${number}`,
  role: 'Soldier',
  status: 'Active',
  signInBlocked: false,
});

test('a new inventory offers every holder of the company, each with the unit', async () => {
  const people = Array.from({ length: 300 }, (_, index) => account(index + 1));
  const { calls } = serve({
    'GET /api/sensitive-items': () => page([]),
    'GET /api/sensitive-items/summary': () => sensitiveSummary(),
    'GET /api/sensitive-items/categories': () => categories,
    'GET /api/inventories': () => page([]),
    'GET /api/inventories/candidates': () => [{ person: navarro, reasons: [] }],
    'GET /api/users': ({ searchParams }) =>
      searchParams.get('cursor') === 'c1'
        ? page(people.slice(200), { total: 300 })
        : page(people.slice(0, 200), { total: 300, cursor: 'c1' }),
  });
  renderAt('/sensitive-items?inventories=new', remoteRoutes(descriptor, remote));
  const holder = within(await screen.findByLabelText('Holder'));
  expect(await holder.findByRole('option', { name: 'PFC Keane 300, Squad 300' })).toBeInTheDocument();
  expect(holder.getAllByRole('option')).toHaveLength(301);
  const asked = calls.filter((call) => call.startsWith('GET /api/users?'));
  expect(asked).toHaveLength(2);
  for (const call of asked) expect(call).toContain('status=Active');
});

const line = (number: number) => ({
  id: `P-${number}`,
  name: 'M4A1 Carbine',
  serialNumber: `W${number}`,
  category: 'weapon',
  location: null,
  holder: navarro,
  possession: null,
  countedAt: null,
  countedBy: null,
});

test('a long list of what remains shows more on request, so that each line can be accounted for by document', async () => {
  serve({
    'GET /api/inventories/INV-1': () => inventory({ mayCount: false }),
    'GET /api/inventories/INV-1/extras': () => [],
    'GET /api/inventories/INV-1/lines': ({ searchParams }) => {
      if (searchParams.get('state') !== 'missing') return page([]);
      return searchParams.get('cursor') === 'c1'
        ? page([line(3)], { total: 3 })
        : page([line(1), line(2)], { total: 3, cursor: 'c1' });
    },
  });
  renderAt('/inventories/INV-1', remoteRoutes(descriptor, remote));
  await userEvent.click(await screen.findByRole('tab', { name: /^Remaining/ }));
  const list = within(await screen.findByRole('list', { name: 'Missing items' }));
  expect(list.queryByText('W3')).toBeNull();
  expect(screen.getByRole('button', { name: 'Show more, 1 left' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Show more, / }));
  expect(await list.findByText('W3')).toBeVisible();
  expect(list.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: /^Show more, / })).toBeNull();
});
