import type { CalendarInventoryDto } from '@hand-receipt/contracts';
import { page, refusal, remoteRoutes, renderAt, serve, unreachable } from '@hand-receipt/standalone/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import descriptor from '../../remote.json';
import remote from '../remote';
import { candidates, planned, program } from '../test/calendar';
import { me, navarro } from '../test/items';
import { onDesktop, onPhone } from '../test/on-phone';
import { inventory } from '../test/scans';

const CALENDAR = 'GET /api/inventory-calendar';
const ONE = 'GET /api/inventory-calendar/I-0001';
const PATCH = 'PATCH /api/inventories/I-0001';

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date(2026, 10, 21, 8),
    doNotFake: [
      'setTimeout',
      'setInterval',
      'queueMicrotask',
      'performance',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'setImmediate',
      'nextTick',
      'clearTimeout',
      'clearInterval',
    ],
  });
});
afterEach(() => {
  jest.useRealTimers();
  onDesktop();
});

/** One inventory a month for a year. */
const YEAR: CalendarInventoryDto[] = Array.from({ length: 12 }, (_, index) => {
  const due = new Date(2026, 11 + index, 0, 23, 59);
  const month = `${due.getFullYear()}-${String(due.getMonth() + 1).padStart(2, '0')}`;
  return planned({
    id: `I-00${String(index + 1).padStart(2, '0')}`,
    title: `Month ${index + 1}`,
    month,
    dueAt: due.toISOString(),
  });
});

function open(path: string, more: Parameters<typeof serve>[0] = {}) {
  const served = serve({
    'GET /api/inventory-programs': () => [program()],
    [CALENDAR]: () => [planned()],
    [ONE]: () => planned(),
    'GET /api/inventories/I-0001/candidates': () => candidates,
    'GET /api/units': () => [
      { id: 'B', name: 'B Co, 4-612 IN', kind: 'company', parentId: null, depth: 0, members: 4, mine: true },
    ],
    ...more,
  });
  renderAt(path, remoteRoutes(descriptor, remote));
  return served;
}

test('INVT-04 the calendar shows 12 months with kind, groups, items, team and state', async () => {
  open('/inventories', { [CALENDAR]: () => YEAR });
  const table = within(await screen.findByRole('table', { name: 'Calendar' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Program',
    ...['NOV2026', 'DEC2026', 'JAN2027', 'FEB2027', 'MAR2027', 'APR2027'],
    ...['MAY2027', 'JUN2027', 'JUL2027', 'AUG2027', 'SEP2027', 'OCT2027'],
  ]);
  expect(table.getByRole('rowheader')).toHaveTextContent('Cyclic 10 %MonthlyB Co, 4-612 IN');
  expect(table.getAllByRole('cell').map((cell) => within(cell).getAllByRole('button').length)).toEqual(
    Array<number>(12).fill(1),
  );
  expect(table.getByRole('button', { name: /^Month 1:/ })).toHaveTextContent(
    /^30SGT Navarro2 groups, 26 items$/,
  );
  expect(
    table.getByRole('button', {
      name: 'Month 1: Planned, due 30NOV2026, 2 groups, 26 items, SGT Navarro',
    }),
  ).toBeVisible();
  const panel = within(screen.getByRole('region', { name: 'Calendar' }));
  expect(panel.getByText('Each cell: day, team, groups and items')).toBeVisible();
  expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Planned']);
});

test('INVT-04 on a phone the calendar is a list by month, the next due one first', async () => {
  onPhone();
  const done = planned({
    id: 'I-0009',
    title: 'October',
    month: '2026-10',
    state: 'closed',
    counted: 26,
    missing: 0,
    dueAt: new Date(2026, 9, 31, 23, 59).toISOString(),
  });
  open('/inventories', { [CALENDAR]: () => [done, ...YEAR] });
  expect(await screen.findByRole('list', { name: 'Inventories of NOV2026' })).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  const months = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(months.slice(0, 2)).toEqual(['NOV2026', 'DEC2026']);
  expect(months.at(-2)).toBe('OCT2026');
  expect(screen.getByText('Month 1')).toBeVisible();
});

test('what is overdue, done, skipped and without a counter says so in words', async () => {
  const late = planned({
    id: 'I-0002',
    title: 'Late',
    month: '2026-10',
    dueAt: new Date(2026, 9, 31, 23, 59).toISOString(),
  });
  const gone = planned({
    id: 'I-0003',
    title: 'Gone',
    needsCounter: true,
    counters: [{ ...navarro, deactivated: true }],
  });
  const done = planned({ id: 'I-0004', title: 'Done', state: 'closed', counted: 25, missing: 1 });
  const skipped = planned({
    id: 'I-0005',
    title: 'Skipped one',
    state: 'cancelled',
    cancelReason: 'Field exercise.',
  });
  open('/inventories', { [CALENDAR]: () => [late, gone, done, skipped] });
  expect(await screen.findByRole('button', { name: /^Late: Overdue/ })).toHaveTextContent(
    /^31OCTSGT Navarro2 groups, 26 items$/,
  );
  expect(screen.getByRole('button', { name: /^Gone:/ })).toHaveTextContent('Needs a counter');
  expect(screen.getByRole('button', { name: /^Done:/ })).toHaveTextContent(/2 groups, 25 of 26$/);
  expect(
    screen.getByRole('button', { name: /^Done: Done.*2 groups, 25 of 26 counted, 1 missing/ }),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: /^Skipped one: Skipped/ })).toBeVisible();
});

test('INVT-05 a due date moves to another month only with a reason', async () => {
  const { sent } = open('/inventories?inventory=I-0001', {
    [PATCH]: () => planned({ dueAt: new Date(2026, 11, 15, 23, 59).toISOString(), version: 4 }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Due Date and Team' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Due date and team' }));
  fireEvent.change(await dialog.findByLabelText('Due date'), { target: { value: '2026-12-15' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Say why it moves to another month.')).toBeVisible();
  expect(sent.some(({ method }) => method === 'PATCH')).toBe(false);
  await userEvent.type(dialog.getByLabelText('Reason'), 'Block leave.');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({
      version: 3,
      dueAt: new Date(2026, 11, 15, 23, 59).toISOString(),
      reason: 'Block leave.',
    }),
  );
});

test('a plan that another person changed meanwhile says so, and what was typed stays', async () => {
  open('/inventories?inventory=I-0001&act=change', {
    [PATCH]: () => refusal(409, 'Somebody changed this while you were typing.'),
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Due date and team' }));
  fireEvent.change(await dialog.findByLabelText('Due date'), { target: { value: '2026-11-25' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Somebody changed this while you were typing.')).toBeVisible();
  expect(dialog.getByLabelText('Due date')).toHaveValue('2026-11-25');
});

test('INVT-07 INVT-10 opening lists who may not count, disabled, each with the reason; with no one eligible it says so', async () => {
  const nobody = candidates.map(({ person }) => ({
    person,
    reasons: [{ rule: 'minRank', words: `${person.name} is below CSM.` }],
  }));
  open('/inventories?inventory=I-0001&act=open', {
    [ONE]: () => planned({ counters: [] }),
    'GET /api/inventories/I-0001/candidates': () => nobody,
    'POST /api/inventories/I-0001/open': () =>
      refusal(409, 'No one in B Co may count this inventory under its rules.'),
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Open Inventory' }));
  expect(await dialog.findByLabelText(`SGT Navarro, ${navarro.unit}`)).toBeDisabled();
  for (const { person } of nobody) expect(dialog.getByText(`${person.name} is below CSM.`)).toBeVisible();
  expect(dialog.getByText(`No one in ${me.unit} may count this inventory under its rules.`)).toBeVisible();
});

test('an inventory is opened with its team, and leads to the count', async () => {
  const { sent } = open('/inventories?inventory=I-0001&act=open', {
    [ONE]: () => planned({ counters: [me] }),
    'POST /api/inventories/I-0001/open': () => inventory({ id: 'I-0001' }),
    'GET /api/inventories/I-0001': () => inventory({ id: 'I-0001', title: 'The count' }),
    'GET /api/inventories/I-0001/lines': () => page([]),
    'GET /api/inventories/I-0001/extras': () => [],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Open Inventory' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'The count' })).toBeVisible();
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ counters: [{ userId: me.id }] });
});

describe('an inventory that was opened and cancelled', () => {
  const cancelled = planned({
    title: 'Wrong unit',
    state: 'cancelled',
    counted: 2,
    missing: 24,
    closedAt: new Date(2026, 10, 21, 18, 12).toISOString(),
    cancelReason: 'The list is of the wrong unit.',
    may: { change: false, skip: false, open: false },
  });
  const words = 'Cancelled 21NOV2026: The list is of the wrong unit.';

  test('says so in the calendar, and nothing is missing by it', async () => {
    open('/inventories', { [CALENDAR]: () => [cancelled] });
    const cell = await screen.findByRole('button', { name: new RegExp(`^Wrong unit: ${words}, due`) });
    expect(cell).toHaveAccessibleName(/2 groups, 2 of 26 counted, SGT Navarro$/);
    expect(cell).not.toHaveAccessibleName(/missing/);
  });

  test('says so on a phone', async () => {
    onPhone();
    open('/inventories', { [CALENDAR]: () => [cancelled] });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText(/missing/)).not.toBeInTheDocument();
  });

  test('says by whom, when and why where it is opened', async () => {
    open('/inventories?inventory=I-0001', {
      [ONE]: () => cancelled,
      'GET /api/inventories/I-0001': () =>
        inventory({
          id: 'I-0001',
          status: 'closed',
          state: 'cancelled',
          closedBy: me,
          closedAt: '2026-11-21T18:12:00',
          cancelReason: 'The list is of the wrong unit.',
        }),
    });
    expect(
      await screen.findByText(
        'Cancelled 21NOV2026 1812 by CPT Halloran. Reason: The list is of the wrong unit. Nothing is missing by it.',
      ),
    ).toBeVisible();
  });
});

test('an open inventory of the calendar has no missing items yet, and one group is one', async () => {
  const open_ = planned({
    state: 'open',
    groups: [{ key: 'C06935', items: 40 }],
    items: 40,
    counted: 37,
    missing: 3,
  });
  open('/inventories', {
    [CALENDAR]: () => [open_, planned({ ...open_, id: 'I-0002', title: 'Closed', state: 'closed' })],
  });
  expect(await screen.findByRole('button', { name: /^Cyclic 10 %/ })).toHaveAccessibleName(
    /1 group, 37 of 40 counted, SGT/,
  );
  expect(screen.getByRole('button', { name: /^Closed/ })).toHaveAccessibleName(
    /1 group, 37 of 40 counted, 3 missing/,
  );
});

test('on a phone New Inventory does not stand in a row of its own', async () => {
  onPhone();
  open('/inventories');
  await screen.findByRole('list', { name: 'Inventories of NOV2026' });
  expect(screen.getAllByRole('button', { name: 'New Inventory' })).toHaveLength(1);
});

test('a skip needs a reason', async () => {
  const { sent } = open('/inventories?inventory=I-0001&act=skip', {
    'POST /api/inventories/I-0001/skip': () =>
      planned({ state: 'cancelled', cancelReason: 'Field exercise.' }),
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Skip Inventory' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Skip Inventory' }));
  expect(await dialog.findByText('Give a reason.')).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Reason'), 'Field exercise.');
  await userEvent.click(dialog.getByRole('button', { name: 'Skip Inventory' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'Field exercise.' }),
  );
});

test('a program is entered; what is refused stays as it was typed', async () => {
  const { sent } = open('/inventories', {
    'GET /api/inventory-programs': () => [],
    [CALENDAR]: () => [],
    'POST /api/inventory-programs': () =>
      refusal(409, 'The unit has a program with this title.', {
        fields: { title: 'The unit has a program with this title.' },
      }),
  });
  expect(await screen.findByText('Nothing is planned')).toBeVisible();
  await userEvent.click(screen.getAllByRole('button', { name: 'New Program' })[0]!);
  const dialog = within(await screen.findByRole('dialog', { name: 'New Program' }));
  await dialog.findByLabelText('Unit');
  await userEvent.click(dialog.getByRole('button', { name: 'Plan' }));
  expect(await dialog.findByText('Enter a title.')).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Title'), 'Weapons');
  await userEvent.selectOptions(dialog.getByLabelText('Kind'), 'sensitive');
  await userEvent.selectOptions(await dialog.findByLabelText('Unit'), 'B');
  await userEvent.selectOptions(dialog.getByLabelText('How often'), 'quarterly');
  await userEvent.click(dialog.getByRole('button', { name: 'Plan' }));
  expect((await dialog.findAllByText('The unit has a program with this title.')).length).toBeGreaterThan(0);
  expect(dialog.getByLabelText('Title')).toHaveValue('Weapons');
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    kind: 'sensitive',
    title: 'Weapons',
    unitId: 'B',
    cadence: 'quarterly',
    firstMonth: '2026-11',
  });
});

test('a program is not planned before its unit can be chosen', async () => {
  let isDown = true;
  open('/inventories', {
    'GET /api/units': () =>
      isDown
        ? refusal(503, 'The database is restarting.')
        : [{ id: 'B', name: 'B Co', kind: 'company', parentId: null, depth: 0, members: 4, mine: true }],
  });
  await userEvent.click((await screen.findAllByRole('button', { name: 'New Program' }))[0]!);
  const dialog = within(await screen.findByRole('dialog', { name: 'New Program' }));
  const again = await dialog.findByRole('button', { name: 'Try again' });
  expect(dialog.getByRole('button', { name: 'Plan' })).toBeDisabled();
  isDown = false;
  await userEvent.click(again);
  expect(await dialog.findByRole('option', { name: 'B Co' })).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Plan' })).toBeEnabled();
});

test('a program ends after a question', async () => {
  const { sent } = open('/inventories?program=IP-0001', {
    'PATCH /api/inventory-programs/IP-0001': () => program({ active: false }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'End Program' }));
  expect(
    await screen.findByText('What it planned and nobody opened is cancelled. This cannot be undone.'),
  ).toBeVisible();
  await userEvent.click(screen.getAllByRole('button', { name: 'End Program' }).at(-1)!);
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ active: false, version: 1 }),
  );
});

test('the tabs are in the address, and list what is open and what has ended', async () => {
  open('/inventories?tab=closed', {
    'GET /api/inventories': (url) =>
      page([
        inventory({
          title: url.searchParams.get('status') === 'open' ? 'An open one' : 'A closed one',
          status: 'closed',
        }),
      ]),
  });
  expect(await screen.findByRole('article', { name: 'A closed one' })).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Open' }));
  expect(await screen.findByRole('article', { name: 'An open one' })).toBeVisible();
  expect(screen.getByLabelText('Address')).toHaveTextContent('/inventories?tab=open');
});

test('a calendar that cannot be read says so, and is read again', async () => {
  let answer: () => unknown = unreachable;
  open('/inventories', { [CALENDAR]: () => answer() });
  expect(await screen.findByText('Failed to load the calendar')).toBeVisible();
  answer = () => [planned()];
  await userEvent.click(screen.getByRole('button', { name: /Retry|Try again/ }));
  expect(await screen.findByRole('table', { name: 'Calendar' })).toBeVisible();
});
