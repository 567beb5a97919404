import { commander, page, refusal, renderAt, serve } from '@hand-receipt/standalone/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import descriptor from '../../remote.json';
import { ledgerEvent, verdict } from '../test/ledger-events';
import { installWorker } from '../test/fake-worker';
import { bodies, bodyAt, servedLog, shownEvent } from '../test/served-log';
import LedgerHistoryPage from './ledger-history-page';

const HISTORY = 'GET /api/ledger/history';
const open = (path = '/audit-log') => renderAt(path, <LedgerHistoryPage />);
/** The row that says so; a serial number in it has an element of its own. */
const rowOf = (words: string) =>
  waitFor(() => {
    const row = screen.getAllByRole('row').find(({ textContent }) => textContent?.includes(words));
    expect(row).toBeVisible();
    return row!;
  });
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

const approved = ledgerEvent(2, {
  eventType: 'TRANSFER APPROVED',
  userName: 'SPC Whitaker',
  timestamp: hoursAgo(2),
  details: { itemName: 'M4A1 Carbine', serialNumber: 'W123477', from: 'CPT Halloran', to: 'SPC Whitaker' },
});
const succeeded = ledgerEvent(3, {
  eventType: 'LINK REPLACED',
  details: { name: 'M4A1 Carbine', serialNumber: 'W123477', from: 'CPT Halloran', to: 'CPT Osei' },
});
const signedOver = ledgerEvent(4, {
  eventType: 'TRANSFER APPROVED',
  details: {
    name: 'M4A1 Carbine',
    serialNumber: 'W123477',
    from: 'SPC Whitaker',
    to: 'PFC Tanaka',
    signOver: true,
    superior: 'SSG Petrov',
  },
});
const repaired = ledgerEvent(1, {
  eventType: 'STATUS CHANGE',
  timestamp: hoursAgo(48),
  details: { itemName: 'M1165 HMMWV', previousStatus: 'Operational', newStatus: 'In Repair' },
});

test('SUCC-38 a sign-over says who left the chain, and below whom it was', async () => {
  serve({ [HISTORY]: () => page([signedOver]) });
  open();
  expect(
    await rowOf('Signed over: M4A1 Carbine W123477 from SPC Whitaker to PFC Tanaka, below SSG Petrov'),
  ).toBeVisible();
});

test('LEDG-01 LEDG-02 LEDG-07 LEDG-08 entries are what the API recorded: description, user, time ago and id', async () => {
  const { calls } = serve({ [HISTORY]: () => page([succeeded, approved, repaired]) });
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Ledger History & Verification' })).toBeVisible();
  const row = await rowOf('Transfer approved: M4A1 Carbine W123477 to SPC Whitaker');
  for (const text of ['SPC Whitaker', '2 hours ago', 'evt_2'])
    expect(within(row).getByText(text)).toBeVisible();
  expect(screen.getByText('Inventory updated: M1165 HMMWV to In Repair')).toBeVisible();
  expect(await rowOf('CPT Osei took the place of CPT Halloran: M4A1 Carbine W123477')).toBeVisible();
  expect(screen.getByText('2 days ago')).toBeVisible();
  expect(calls).toEqual(descriptor.routes[0]!.preload.map((url) => `GET ${url}`));
});

test('SET-11 an entry marks the serial number that settings may hide, and nothing else', async () => {
  serve({ [HISTORY]: () => page([approved]) });
  open();
  const row = await rowOf('Transfer approved: M4A1 Carbine W123477 to SPC Whitaker');
  expect(within(row).getByText('W123477')).toHaveClass('hr-serial');
});

test('LEDG-05 the search is asked of the server and kept in the address', async () => {
  const { calls } = serve({
    [HISTORY]: (url) => page(url.searchParams.has('q') ? [approved] : [approved, repaired]),
  });
  open();
  await screen.findByText('2 entries');
  await userEvent.type(screen.getByLabelText('Search by item, user or transaction ID'), 'WHITAKER');
  await screen.findByText('1 entry');
  expect(calls.at(-1)).toBe('GET /api/ledger/history?limit=50&q=WHITAKER');
  expect(screen.getByLabelText('Address')).toHaveTextContent('/audit-log?q=WHITAKER');
});

test('LEDG-06 the type filter offers four kinds and narrows by the chosen one', async () => {
  const { calls } = serve({
    [HISTORY]: (url) => page(url.searchParams.has('type') ? [approved] : [approved, repaired]),
  });
  open();
  const filter = screen.getByLabelText('Type');
  const offered = within(filter)
    .getAllByRole('option')
    .map((option) => option.textContent);
  expect(offered).toEqual([
    'All Activities',
    'Transfers Approved',
    'Transfers Rejected',
    'Inventory Updates',
  ]);
  await userEvent.selectOptions(filter, 'Transfers Approved');
  await screen.findByText('1 entry');
  expect(calls.at(-1)).toBe('GET /api/ledger/history?limit=50&type=transfer-approved');
});

test('LEDG-09 no match says so, and the filters can be reset', async () => {
  serve({ [HISTORY]: (url) => page(url.searchParams.has('q') ? [] : [approved]) });
  open('/audit-log?q=nothing&type=transfer-approved');
  expect(await screen.findByText('No ledger entries found')).toBeVisible();
  expect(screen.getByText('No entry matches the search and the type.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reset filters' }));
  expect(await screen.findByText('1 entry')).toBeVisible();
  expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/audit-log$/);
  expect(screen.getByRole('button', { name: 'Reset' })).toBeDisabled();
});

test('LEDG-09 a ledger without entries says so, and offers nothing to reset', async () => {
  serve({ [HISTORY]: () => page([]) });
  open();
  expect(await screen.findByText('No ledger entries found')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reset filters' })).toBeNull();
});

test('LEDG-03 Verify Ledger has the server check every event, says how far it is, and shows both verdicts', async () => {
  installWorker();
  let finished = false;
  const run = { id: 'run-1', full: true, size: 4812, startedAt: '', finishedAt: null, message: null };
  const { calls, sent } = serve({
    ...servedLog(bodies(3)),
    [HISTORY]: () => page([shownEvent(bodyAt(2))]),
    'POST /api/verification/runs': () => ({ ...run, state: 'running', checked: 0, result: null }),
    'GET /api/verification/runs/run-1': () =>
      finished
        ? { ...run, state: 'done', checked: 4812, result: verdict() }
        : { ...run, state: 'running', checked: 2400, result: null },
  });
  open();
  await screen.findByText('1 entry');
  expect(screen.queryByText('Overall Ledger Status')).not.toBeInTheDocument();
  expect(calls.filter((call) => call.includes('verification'))).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Verify Ledger' }));
  expect(await screen.findByText('2,400 of 4,812 events checked')).toBeVisible();
  finished = true;
  expect(await screen.findByText('Ledger database integrity verified successfully.')).toBeVisible();
  expect(sent.find(({ method }) => method === 'POST')!.body).toEqual({ full: true });
  const browser = screen.getByRole('region', { name: 'This Browser' });
  await waitFor(() => expect(browser).toHaveAttribute('data-state', 'firstSight'));
});

test('a check that the server could not make is an error in its words, never a verdict', async () => {
  const failed = {
    id: 'run-1',
    state: 'failed',
    checked: 7,
    size: 9,
    result: null,
    message: 'The disk cannot be read.',
  };
  serve({ [HISTORY]: () => page([]), 'POST /api/verification/runs': () => failed });
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Verify Ledger' }));
  const status = await screen.findByRole('region', { name: 'Overall Ledger Status' });
  expect(await within(status).findByRole('alert')).toHaveTextContent('The disk cannot be read.');
  expect(status).not.toHaveTextContent('verified successfully');
});

test('LEDG-04 Export History gives the bundle, the search as CSV, and the verifier', async () => {
  const downloads: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push(this.getAttribute('href')!);
  });
  const file = () => new Response('a file');
  serve({
    [HISTORY]: () => page([approved]),
    'GET /api/ledger/bundle': file,
    'GET /api/ledger/csv': file,
    'GET /api/ledger/verifier': file,
  });
  open('/audit-log?q=m4a1&type=transfer-approved');
  await userEvent.click(screen.getByRole('button', { name: 'Export History' }));
  const dialog = await screen.findByRole('dialog', { name: 'Export History' });
  for (const [index, name] of ['Evidence Bundle', 'CSV Table', 'Verifier'].entries()) {
    await userEvent.click(within(dialog).getByRole('button', { name: `Download ${name}` }));
    await waitFor(() => expect(downloads).toHaveLength(index + 1));
  }
  expect(downloads).toEqual([
    '/api/ledger/bundle',
    '/api/ledger/csv?q=m4a1&type=transfer-approved',
    '/api/ledger/verifier',
  ]);
  jest.restoreAllMocks();
});

test('an export that the server refuses says why, and downloads nothing', async () => {
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  serve({
    [HISTORY]: () => page([]),
    'GET /api/ledger/bundle': () => refusal(404, 'The ledger has no checkpoint yet.'),
  });
  open('/audit-log?dialog=export');
  await userEvent.click(await screen.findByRole('button', { name: 'Download Evidence Bundle' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The ledger has no checkpoint yet.');
  expect(click).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});

test.each([
  ['Commander', 1],
  ['Soldier', 0],
] as const)('%s is offered %i way to correct an entry', async (role, offered) => {
  serve({ [HISTORY]: () => page([approved]) });
  renderAt('/audit-log', <LedgerHistoryPage />, { user: { ...commander, role } });
  await screen.findByText('1 entry');
  const links = screen.queryAllByRole('link', { name: /^Write a correction of / });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    Array(offered).fill('/correction-log?correct=evt_2'),
  );
});

test('LEDG-02 entries beyond the first fifty follow as the list is read', async () => {
  const many = Array.from({ length: 50 }, (_, index) => ledgerEvent(100 - index));
  const { calls } = serve({
    [HISTORY]: (url) =>
      url.searchParams.has('cursor')
        ? page([ledgerEvent(50)], { total: 51 })
        : page(many, { total: 51, cursor: 'c1' }),
  });
  open();
  await screen.findByText('51 entries');
  const scroller = screen.getByRole('table').parentElement!;
  scroller.scrollTop = 50 * 40;
  fireEvent.scroll(scroller);
  await waitFor(() => expect(calls).toContain('GET /api/ledger/history?limit=50&cursor=c1'));
});

test('an event that names nobody was done by the System, and no cell is empty', async () => {
  serve({ [HISTORY]: () => page([{ ...approved, userId: '', userName: '' }]) });
  open();
  const row = (await screen.findByText(/^Transfer approved/)).closest('tr')!;
  expect(within(row).getByText('System')).toBeVisible();
});

test('LEDG-02 a list that the server has not counted to its end says so', async () => {
  serve({ [HISTORY]: () => page([approved], { total: 1000, isTotalMinimum: true, cursor: 'c1' }) });
  open();
  expect(await screen.findByText('More than 1,000 entries')).toBeVisible();
});

test('EVID-02 a damaged event is listed by its place alone, and nobody is offered to correct it', async () => {
  serve({
    [HISTORY]: () =>
      page([
        approved,
        ledgerEvent(631, {
          damaged: true,
          eventType: '',
          eventId: '',
          userId: '',
          userName: '',
          details: {},
        }),
      ]),
  });
  renderAt('/audit-log', <LedgerHistoryPage />, { user: commander });
  const damaged = (await screen.findByText('Event #631 is damaged and is not shown.')).closest('tr')!;
  expect(within(damaged).queryByRole('link')).toBeNull();
  expect(within(damaged).queryByText(/ago$/)).toBeNull();
  expect(within(damaged).getAllByText('N/A')).toHaveLength(3);
  expect(screen.getByRole('link', { name: /^Write a correction of Transfer approved/ })).toBeVisible();
});

test('EVID-05 EVID-55 a person and an item that the upgrade recorded are shown as found, on its day', async () => {
  const details = { change: 'recorded as found', userId: 'U-0005', name: 'SPC Whitaker' };
  const found = {
    eventType: 'USER',
    userName: 'Operator',
    itemId: null,
    timestamp: '2026-11-22T18:00:00.000Z',
  };
  const item = { change: 'recorded as found', name: 'M4A1 Carbine', serialNumber: 'W123456' };
  const ofItem = { ...found, eventType: 'ITEM UPDATED', itemId: 'P-0001', details: item };
  serve({ [HISTORY]: () => page([ledgerEvent(4, ofItem), ledgerEvent(3, { ...found, details })]) });
  open();
  expect(await screen.findByText('Recorded as found on 22NOV2026: SPC Whitaker')).toBeVisible();
  expect(await rowOf('Recorded as found on 22NOV2026: M4A1 Carbine W123456')).toBeVisible();
});

test('on a phone entries stay where the next page fails, and Try again reads that page', async () => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
    );
  let isDown = true;
  serve({
    [HISTORY]: (url) => {
      if (!url.searchParams.get('cursor')) return page([approved], { total: 2, cursor: 'c1' });
      return isDown ? refusal(500, 'Something went wrong.') : page([repaired], { total: 2 });
    },
  });
  open();
  expect(await screen.findByText('Error Loading History')).toBeVisible();
  expect(screen.getByText('evt_2')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('evt_1')).toBeVisible();
  expect(screen.queryByText('Error Loading History')).not.toBeInTheDocument();
  jest.restoreAllMocks();
});
