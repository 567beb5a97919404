import { page, refusal, remoteRoutes, renderAt, serve, unreachable } from '@hand-receipt/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import descriptor from '../../remote.json';
import remote from '../remote';
import { me, navarro, sensitiveSummary } from '../test/items';
import { onDesktop, onPhone } from '../test/on-phone';
import { categories, inventory, scanAnswer } from '../test/scans';

const LIST = 'GET /api/inventories';
const ONE = `${LIST}/INV-1`;
const SCAN = 'POST /api/inventories/INV-1/scans';
const CLOSE = 'POST /api/inventories/INV-1/close';

const line = {
  id: 'P-0001',
  name: 'M4A1 Carbine',
  serialNumber: 'W123456',
  category: 'weapon',
  holder: navarro,
  countedAt: null,
  countedBy: null,
};

function open(path: string, more: Parameters<typeof serve>[0] = {}) {
  const served = serve({
    'GET /api/sensitive-items': () => page([]),
    'GET /api/sensitive-items/summary': () => sensitiveSummary(),
    'GET /api/sensitive-items/categories': () => categories,
    'GET /api/users': () => page([{ ...navarro, role: 'Squad Leader' }]),
    'GET /api/inventories/candidates': () => [{ person: navarro, reasons: [] }],
    [LIST]: () =>
      page([inventory(), inventory({ id: 'INV-0', title: 'Morning', status: 'closed', mayCount: false })]),
    [ONE]: () => inventory(),
    [`${ONE}/lines`]: () => page([line], { total: 12 }),
    [`${ONE}/extras`]: () => [
      { id: 'X-0001', code: 'X1', result: 'not-on-the-books', at: '2026-11-21T17:50:00', by: 'SGT Navarro' },
    ],
    ...more,
  });
  renderAt(path, remoteRoutes(descriptor, remote));
  return served;
}

test('the counts are listed with how far they are; an open one is gone on with', async () => {
  open('/sensitive-items');
  await userEvent.click(await screen.findByRole('button', { name: 'Inventories' }));
  const row = within(await screen.findByRole('article', { name: 'Arms room, evening' }));
  expect(row.getByText('2 of 14 counted, 12 remaining, 0 extra')).toBeVisible();
  expect(
    row.getByText(/Weapon · open since 21NOV2026 1740 · counted by CPT Halloran, SGT Navarro/),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'View, Morning' })).toBeVisible();
  await userEvent.click(row.getByRole('button', { name: 'Count, Arms room, evening' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Arms room, evening' })).toBeVisible();
  expect(screen.getByLabelText('Address')).toHaveTextContent('/inventories/INV-1');
});

test('a leader opens a count, says who counts with them, and is led to it', async () => {
  const { sent } = open('/sensitive-items?inventories=new', {
    'POST /api/inventories': () => inventory(),
  });
  await userEvent.type(await screen.findByLabelText(/^Title/), 'Arms room, evening');
  await userEvent.selectOptions(
    within(screen.getByRole('dialog', { name: 'New Inventory' })).getByLabelText('Category'),
    'weapon',
  );
  await userEvent.click(await screen.findByLabelText(`SGT Navarro, ${navarro.unit}`));
  await userEvent.click(screen.getByRole('button', { name: 'Open Inventory' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Arms room, evening' })).toBeVisible();
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    title: 'Arms room, evening',
    category: 'weapon',
    holderId: null,
    counterIds: ['U-0001', 'U-0017'],
  });
});

test('a count that cannot be opened says why, and what was typed stays', async () => {
  open('/sensitive-items?inventories=new', {
    'POST /api/inventories': () => refusal(400, 'There is no sensitive item here to count.'),
  });
  await userEvent.type(await screen.findByLabelText(/^Title/), 'Empty rack');
  await userEvent.click(screen.getByRole('button', { name: 'Open Inventory' }));
  expect(await screen.findByText('There is no sensitive item here to count.')).toBeVisible();
  expect(screen.getByLabelText(/^Title/)).toHaveValue('Empty rack');
});

test('each scan counts in the count, and what is missing and extra is named', async () => {
  let progress = { expected: 14, counted: 2, missing: 12, extra: 0 };
  const { sent } = open('/inventories/INV-1', {
    [ONE]: () => inventory({ progress }),
    [SCAN]: () => {
      progress = { expected: 14, counted: 3, missing: 11, extra: 1 };
      return scanAnswer({ progress });
    },
  });
  expect(await screen.findByRole('img', { name: 'Counted 2 of 14' })).toBeVisible();
  await userEvent.type(await screen.findByLabelText('Serial number or code'), 'W123456{Enter}');
  expect(await screen.findByRole('img', { name: 'Counted 3 of 14' })).toBeVisible();
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ code: 'W123456' });
  await userEvent.click(screen.getByRole('tab', { name: /^Remaining/ }));
  const missing = within(await screen.findByRole('list', { name: 'Missing items' }));
  expect(missing.getByRole('listitem')).toHaveTextContent('W123456M4A1 CarbineSGT Navarro');
  expect(screen.getByRole('button', { name: 'Show more, 11 left' })).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: /^Extra/ }));
  const extra = within(await screen.findByRole('list', { name: 'Extra codes' }));
  expect(extra.getByRole('listitem')).toHaveTextContent('X1Not on the books21NOV2026 1750 SGT Navarro');
});

test('INVT-23 the list of extra codes is as long as its count says, and near misses are counted apart', async () => {
  const read = (code: string, result: string) => ({
    id: code,
    code,
    result,
    at: '2026-11-21T17:50:00',
    by: 'SGT Navarro',
  });
  open('/inventories/INV-1', {
    [ONE]: () => inventory({ progress: { expected: 14, counted: 2, missing: 12, extra: 1, nearMiss: 2 } }),
    [`${ONE}/extras`]: () => [
      read('W12345G', 'near-miss'),
      read('X1', 'not-mine'),
      read('W1234S6', 'near-miss'),
    ],
  });
  await userEvent.click(await screen.findByRole('tab', { name: 'Extra 1' }));
  const codes = async (name: string) =>
    within(await screen.findByRole('list', { name })).getAllByRole('listitem').length;
  expect(await codes('Extra codes')).toBe(1);
  expect(screen.queryByRole('list', { name: 'Near misses' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'Near miss 2' }));
  expect(await codes('Near misses')).toBe(2);
  expect(screen.queryByText(/more$/)).not.toBeInTheDocument();
});

test('INVT-15 the address of a count in Sensitive Items leads to its page, with the tabs of a count', async () => {
  open('/sensitive-items?inventory=INV-1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Arms room, evening' })).toBeVisible();
  expect(screen.getByLabelText('Address')).toHaveTextContent('/inventories/INV-1');
  const tabs = within(screen.getByRole('tablist', { name: 'Inventory' })).getAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Remaining12', 'Counted2', 'Extra0', 'Near miss0']);
});

test('INVT-16 a slash leads to the field, and Escape clears it', async () => {
  open('/inventories/INV-1');
  const box = await screen.findByLabelText('Serial number or code');
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('/W12');
  expect(box).toHaveValue('W12');
  await userEvent.keyboard('{Escape}');
  expect(box).toHaveValue('');
});

test('sending the summary asks for confirmation, takes notes, and ends the count', async () => {
  let isClosed = false;
  const { sent } = open('/inventories/INV-1', {
    [ONE]: () => inventory(isClosed ? { status: 'closed', mayCount: false, mayClose: false } : {}),
    [CLOSE]: () => {
      isClosed = true;
      return inventory({ status: 'closed' });
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'End count' }));
  const ask = within(await screen.findByRole('dialog', { name: 'Send summary' }));
  expect(ask.getByText(/^2 of 14 counted, 12 missing, 0 extra\. This ends the inventory/)).toBeVisible();
  await userEvent.type(ask.getByLabelText(/^Notes/), 'Rack 4 is locked');
  await userEvent.click(ask.getByRole('button', { name: 'Send summary' }));
  expect(await screen.findByText('Inventory Closed')).toBeVisible();
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ notes: 'Rack 4 is locked' });
  await waitFor(() => expect(screen.queryByLabelText('Serial number or code')).not.toBeInTheDocument());
});

test('a count that is out of sight says so', async () => {
  open('/inventories/INV-1', { [ONE]: () => refusal(404, 'Inventory not found') });
  expect(await screen.findByText('Inventory not found')).toBeVisible();
});

test('INVT-08 without a connection a read of my own line is answered here, and neither ticked nor kept', async () => {
  const own = { ...line, id: 'P-0002', serialNumber: 'W123499', holder: me };
  open('/inventories/INV-1', {
    [ONE]: () =>
      inventory({ kind: 'sensitive', progress: { expected: 2, counted: 0, missing: 2, extra: 0 } }),
    [`${ONE}/lines`]: () => page([line, own]),
    [SCAN]: unreachable,
  });
  const box = await screen.findByLabelText('Serial number or code');
  expect(await screen.findByRole('img', { name: 'Counted 0 of 2' })).toBeVisible();
  await userEvent.type(box, 'w123499{Enter}');
  const verdict = within(await screen.findByRole('region', { name: 'Last scan' }));
  expect(
    await verdict.findByText('W123499 is on your own hand receipt. Another person must read it.'),
  ).toBeVisible();
  expect(screen.getByRole('img', { name: 'Counted 0 of 2' })).toBeVisible();
  expect(JSON.parse(localStorage.getItem('handreceipt.offlineQueue') ?? '[]')).toEqual([]);
  await userEvent.click(screen.getByRole('tab', { name: /^Remaining/ }));
  const rows = within(await screen.findByRole('list', { name: 'Missing items' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'W123456M4A1 CarbineSGT NavarroBy Document',
    'W123499M4A1 Carbineanother person must read it · CPT Halloran',
  ]);
});

test('without a connection each scan of a count ticks, and a code that is not on it is kept as an extra', async () => {
  open('/inventories/INV-1', {
    [ONE]: () => inventory({ progress: { expected: 2, counted: 1, missing: 1, extra: 0 } }),
    [`${ONE}/lines`]: () => page([line]),
    [`${ONE}/extras`]: () => [],
    [SCAN]: unreachable,
  });
  const box = await screen.findByLabelText('Serial number or code');
  expect(await screen.findByRole('img', { name: 'Counted 1 of 2' })).toBeVisible();
  await userEvent.type(box, 'W123456{Enter}');
  expect(await screen.findByRole('img', { name: 'Counted 2 of 2' })).toBeVisible();
  await userEvent.type(box, 'X99{Enter}');
  expect(await screen.findByText(/2 (queued on this device|scans not sent yet)/)).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: /^Extra/ }));
  const extras = await screen.findByRole('list', { name: 'Extra codes on this device' });
  expect(within(extras).getByText('X99')).toBeVisible();
  expect(within(extras).getByText('Not sent yet')).toBeVisible();
  const queue = JSON.parse(localStorage.getItem('handreceipt.offlineQueue') ?? '[]') as { data: object }[];
  expect(queue.map(({ data }) => data)).toMatchObject([{ code: 'W123456' }, { code: 'X99' }]);
});

test('a line is accounted for by document with number and note, and the document can be removed', async () => {
  let document: object | undefined;
  const documentCall = 'POST /api/inventories/INV-1/lines/P-0001/document';
  const { sent } = open('/inventories/INV-1', {
    [ONE]: () =>
      inventory({
        progress: {
          expected: 1,
          counted: 0,
          missing: document ? 0 : 1,
          extra: 0,
          ...(document && { byDocument: 1 }),
        },
      }),
    [`${ONE}/lines`]: (url) => {
      const state = url.searchParams.get('state');
      if (state === 'by-document') return page(document ? [{ ...line, document }] : []);
      return page(document ? [] : [line]);
    },
    [documentCall]: (_, body) => {
      document = { ...(body as object), by: 'CPT Halloran', at: '2026-11-22T06:10:00' };
      return inventory();
    },
    'DELETE /api/inventories/INV-1/lines/P-0001/document': () => {
      document = undefined;
      return inventory();
    },
  });
  await userEvent.click(await screen.findByRole('tab', { name: /^Remaining/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'By Document, M4A1 Carbine W123456' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'By document' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Enter the document number.')).toBeVisible();
  expect(dialog.getByText('Enter a note.')).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Document number'), 'WO-0042');
  await userEvent.type(dialog.getByLabelText('Note'), 'At the shop.');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await userEvent.click(await screen.findByRole('tab', { name: /^By document/ }));
  const list = within(await screen.findByRole('list', { name: 'Items accounted for by document' }));
  expect(list.getByRole('listitem')).toHaveTextContent(
    'WO-0042, At the shop. (CPT Halloran, 22NOV2026 0610)',
  );
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    number: 'WO-0042',
    note: 'At the shop.',
  });
  await userEvent.click(list.getByRole('button', { name: 'Remove the document of M4A1 Carbine W123456' }));
  await waitFor(() => expect(sent.some(({ method }) => method === 'DELETE')).toBe(true));
});

describe('a count that was cancelled', () => {
  const cancelled = inventory({
    status: 'closed',
    state: 'cancelled',
    closedBy: me,
    closedAt: '2026-11-21T18:12:00',
    cancelReason: 'The list is of the wrong unit.',
    progress: { expected: 22, counted: 1, missing: 21, extra: 0 },
    mayCount: false,
    mayClose: false,
  });
  const END = 'Cancelled 21NOV2026 1812 by CPT Halloran. Reason: The list is of the wrong unit.';
  const words = () => document.body.textContent ?? '';

  afterEach(onDesktop);

  test('is listed as cancelled, by whom, when and why, and nothing is missing by it', async () => {
    open('/inventories?tab=closed', { [LIST]: () => page([cancelled]) });
    const row = within(await screen.findByRole('article', { name: 'Arms room, evening' }));
    expect(row.getByText('Cancelled')).toBeVisible();
    expect(row.getByText('1 of 22 counted before it was cancelled. Nothing is missing by it.')).toBeVisible();
    expect(row.getByText('Reason: The list is of the wrong unit.')).toBeVisible();
    expect(row.getByText(/cancelled 21NOV2026 1812 by CPT Halloran · team CPT Halloran, SGT/)).toBeVisible();
    expect(row.queryByText(/closed/i)).not.toBeInTheDocument();
  });

  test.each([
    ['desktop', onDesktop],
    ['phone', onPhone],
  ])('has lines on its page that were not counted, and none that is missing, on a %s', async (_, on) => {
    on();
    open('/inventories/INV-1', { [ONE]: () => cancelled, [`${ONE}/late-reads`]: () => [] });
    expect(await screen.findByText(`${END} Nothing is missing by it.`)).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Not counted 21' })).toBeVisible();
    expect(await screen.findByRole('list', { name: 'Items not counted' })).toBeVisible();
    expect(words().replaceAll('Nothing is missing by it.', '')).not.toMatch(/missing|remain/i);
  });
});
