import type { UserDto } from '@hand-receipt/contracts';
import { page, refusal, remoteRoutes, renderAt, serve } from '@hand-receipt/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import descriptor from '../../remote.json';
import remote from '../remote';
import { me, navarro, sensitiveSummary } from '../test/items';
import { inventory } from '../test/scans';
import { soldier } from '../test/soldier';

const OPEN = 'POST /api/inventories';
const unit = (id: string, name: string, mine: boolean) => ({
  id,
  name,
  kind: 'squad',
  parentId: null,
  depth: 0,
  members: 4,
  mine,
});
const NO_ACTS = {
  endCount: false,
  skipRecount: false,
  cancel: false,
  changeTeam: false,
  waive: false,
  resolve: false,
  sign: [],
};

/** P-7 left the book: a list is without it, and it may be seen. */
const GONE = new Set(['P-7', 'P-9999']);

function show(path: string, more: Parameters<typeof serve>[0] = {}, as: { user?: UserDto } = {}) {
  const served = serve({
    'GET /api/sensitive-items': () => page([]),
    'GET /api/sensitive-items/summary': () => sensitiveSummary(),
    'GET /api/sensitive-items/categories': () => [],
    'GET /api/users': () => page([]),
    'GET /api/units': () => [unit('B-1', '1st Squad', true), unit('C', 'C Co', false)],
    'GET /api/inventories': () => page([]),
    'GET /api/inventory-programs': () => [],
    'GET /api/inventory-calendar': () => [],
    'GET /api/inventories/candidates': () => [
      { person: me, reasons: [] },
      { person: navarro, reasons: [] },
    ],
    'GET /api/inventories/INV-1': () => inventory(),
    'GET /api/property': (url) =>
      page(
        (url.searchParams.get('ids') ?? '')
          .split(',')
          .filter((id) => !GONE.has(id))
          .map((id) => ({ id })),
      ),
    'GET /api/property/P-7': () => ({ id: 'P-7' }),
    'GET /api/property/P-9999': () => refusal(404, 'Property not found'),
    'GET /api/inventories/I-9999': () => refusal(404, 'Inventory not found'),
    'GET /api/inventories/INV-1/lines': () => page([]),
    'GET /api/inventories/INV-1/extras': () => [],
    [OPEN]: () => inventory(),
    ...more,
  });
  renderAt(path, remoteRoutes(descriptor, remote), as);
  return served;
}

const dialog = async () => {
  await screen.findByRole('button', { name: 'Open Inventory' });
  return within(screen.getByRole('dialog', { name: 'New Inventory' }));
};
const bodyOf = (sent: ReturnType<typeof show>['sent']) => sent.find(({ method }) => method === 'POST')?.body;

test('the form for chosen items says how many they are, takes title and team, and leads to the count', async () => {
  const { sent, calls } = show('/inventories?new=chosen&items=P-1,P-2,P-2,P-3');
  const form = await dialog();
  expect(form.getByText(/^3 chosen items are counted\./)).toBeVisible();
  expect(calls).toContain('GET /api/inventories/candidates?kind=chosen');
  for (const label of ['Unit', 'Category', 'Holder']) expect(form.queryByLabelText(label)).toBeNull();
  await userEvent.type(form.getByLabelText(/^Title/), 'Radios of the platoon');
  await userEvent.click(await form.findByLabelText(/^SGT Navarro/));
  await userEvent.click(form.getByRole('button', { name: 'Open Inventory' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Arms room, evening' })).toBeVisible();
  expect(bodyOf(sent)).toEqual({
    title: 'Radios of the platoon',
    kind: 'chosen',
    itemIds: ['P-1', 'P-2', 'P-3'],
    counterIds: ['U-0001', 'U-0017'],
  });
});

test('a refusal of a chosen item stands in the form, and closing it leaves the address without it', async () => {
  const words = 'M4A1 Carbine W864001 left the book on 22NOV2026.';
  show('/inventories?new=chosen&items=P-1', { [OPEN]: () => refusal(409, words) });
  const form = await dialog();
  expect(form.getByText(/^1 chosen item is counted\./)).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: 'Open Inventory' }));
  expect(await form.findByText(words)).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/inventories$/);
});

test('New Inventory opens its form over the list, and Cancel leads back to it', async () => {
  show('/inventories?tab=open');
  await userEvent.click(await screen.findByRole('button', { name: 'New Inventory' }));
  const form = await dialog();
  expect(screen.getByLabelText('Address')).toHaveTextContent('/inventories?tab=open&new=sensitive');
  await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/inventories\?tab=open$/);
  await userEvent.click(screen.getByRole('button', { name: 'New Inventory' }));
  await userEvent.click((await dialog()).getByRole('button', { name: 'Open Inventory' }));
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/inventories\/INV-/));
});

test('who leads no unit reads why they choose no items', async () => {
  const words = 'Only a leader of the unit says who else counts.';
  const { sent } = show(
    '/inventories?new=chosen&items=P-1',
    { 'GET /api/inventories/candidates': () => refusal(403, words) },
    { user: soldier },
  );
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Open Inventory' })).toBeNull();
  // It would say the same again.
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(bodyOf(sent)).toBeUndefined();
});

test('a closed inventory with differences leads to an inventory of them', async () => {
  const closed = inventory({
    status: 'closed',
    state: 'closed',
    closedBy: me,
    closedAt: '2026-11-21T18:12:00',
    mayCount: false,
    mayClose: false,
    may: { ...NO_ACTS, countDifferences: true },
  });
  const { mayCount: _, mayClose: __, becameSensitive: ___, status: ____, may: _____, ...facts } = closed;
  const { sent } = show('/inventories/INV-1', {
    'GET /api/inventories/INV-1': () => closed,
    'GET /api/inventories/INV-1/late-reads': () => [],
    'GET /api/inventories/INV-1/report': () => ({ inventory: facts, lines: [], extras: [], nearMisses: [] }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Count the Differences' }));
  const form = await dialog();
  expect(screen.getByLabelText('Address')).toHaveTextContent('/inventories?new=chosen&of=INV-1');
  expect(form.getByText(/^What INV-1 did not see and is still on the book is counted\./)).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: 'Open Inventory' }));
  await waitFor(() =>
    expect(bodyOf(sent)).toEqual({ kind: 'chosen', differencesOf: 'INV-1', counterIds: ['U-0001'] }),
  );
});

test('a closed inventory whose differences are not theirs to count has no such button', async () => {
  const closed = inventory({
    status: 'closed',
    state: 'closed',
    closedAt: '2026-11-21T18:12:00',
    may: NO_ACTS,
  });
  const { mayCount: _, mayClose: __, becameSensitive: ___, status: ____, may: _____, ...facts } = closed;
  show('/inventories/INV-1', {
    'GET /api/inventories/INV-1': () => closed,
    'GET /api/inventories/INV-1/late-reads': () => [],
    'GET /api/inventories/INV-1/report': () => ({ inventory: facts, lines: [], extras: [], nearMisses: [] }),
  });
  expect(await screen.findByRole('button', { name: 'Print' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Count the Differences' })).toBeNull();
});

test('a leader counts the sensitive items of one unit below, by the rules of that unit', async () => {
  const { sent, calls } = show('/sensitive-items?inventories=new', {
    'GET /api/inventories/candidates': (url) =>
      url.searchParams.get('unitId') === 'B-1'
        ? [
            { person: me, reasons: [] },
            { person: navarro, reasons: [{ rule: 'minRank', words: 'SGT Navarro is below CSM.' }] },
          ]
        : [{ person: me, reasons: [] }],
  });
  const form = await dialog();
  const field = await form.findByLabelText('Unit');
  await within(field).findByRole('option', { name: '1st Squad' });
  expect(
    within(field)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All units', '1st Squad']);
  await userEvent.selectOptions(field, 'B-1');
  expect(await form.findByText('SGT Navarro is below CSM.')).toBeVisible();
  expect(calls).toContain('GET /api/inventories/candidates?kind=sensitive&unitId=B-1');
  await userEvent.click(form.getByRole('button', { name: 'Open Inventory' }));
  await waitFor(() => expect(bodyOf(sent)).toMatchObject({ unitId: 'B-1', category: null, holderId: null }));
});

test('an S4 names a person from the inventory, or reads that somebody of the company may count', async () => {
  const words =
    'Somebody in B Co may count this inventory under its rules. The leaders there say who counts.';
  show('/inventories/INV-1?act=team', {
    'GET /api/inventories/INV-1': () =>
      inventory({ mayCount: false, mayClose: false, may: { ...NO_ACTS, changeTeam: true } }),
    'GET /api/inventories/INV-1/candidates': () => refusal(403, words),
  });
  const team = within(await screen.findByRole('dialog', { name: 'Who counts' }));
  expect(await team.findByText(words)).toBeVisible();
});

test.each([
  ['items=P-1,P-9999', 'P-9999 does not exist, or you may not see it.'],
  ['of=I-9999', 'I-9999 does not exist, or you may not see it.'],
])('what the address asks to count and is not there is said at once: %s', async (asked, words) => {
  show(`/inventories?new=chosen&${asked}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'New Inventory' }));
  expect(await dialog.findByText('This inventory cannot be opened')).toBeVisible();
  expect(dialog.getByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Open Inventory' })).toBeNull();
});

test('an item that left the book is left to the server, which names it', async () => {
  show('/inventories?new=chosen&items=P-1,P-7');
  expect((await dialog()).getByText(/^2 chosen items are counted\./)).toBeVisible();
});
