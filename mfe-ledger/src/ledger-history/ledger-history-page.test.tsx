import { page, renderAt, serve } from '@hand-receipt/standalone/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import descriptor from '../../remote.json';
import { ledgerEvent, verdict } from '../test/ledger-events';
import LedgerHistoryPage from './ledger-history-page';

const HISTORY = 'GET /api/ledger/history';
const open = (path = '/audit-log') => renderAt(path, <LedgerHistoryPage />);
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

const approved = ledgerEvent(2, {
  eventType: 'TRANSFER APPROVED',
  userName: 'SPC Whitaker',
  timestamp: hoursAgo(2),
  details: { itemName: 'M4A1 Carbine', serialNumber: 'W123477', from: 'CPT Halloran', to: 'SPC Whitaker' },
});
const repaired = ledgerEvent(1, {
  eventType: 'STATUS CHANGE',
  timestamp: hoursAgo(48),
  details: { itemName: 'M1165 HMMWV', previousStatus: 'Operational', newStatus: 'In Repair' },
});

test('LEDG-01 LEDG-02 LEDG-07 LEDG-08 entries are what the API recorded: description, user, time ago and id', async () => {
  const { calls } = serve({ [HISTORY]: () => page([approved, repaired]) });
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Ledger History & Verification' })).toBeVisible();
  const row = (await screen.findByText('Transfer approved: M4A1 Carbine W123477 to SPC Whitaker')).closest(
    'tr',
  );
  for (const text of ['SPC Whitaker', '2 hours ago', 'evt_2'])
    expect(within(row!).getByText(text)).toBeVisible();
  expect(screen.getByText('Inventory updated: M1165 HMMWV to In Repair')).toBeVisible();
  expect(screen.getByText('2 days ago')).toBeVisible();
  expect(calls).toEqual(descriptor.routes[0]!.preload.map((url) => `GET ${url}`));
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

test('LEDG-09 no match says so', async () => {
  serve({ [HISTORY]: () => page([]) });
  open('/audit-log?q=nothing');
  expect(await screen.findByText('No ledger entries found')).toBeVisible();
});

test('LEDG-03 Verify Ledger runs the check on the server and shows its verdict', async () => {
  const { calls } = serve({
    [HISTORY]: () => page([approved]),
    'GET /api/verification/database': () => verdict(),
  });
  open();
  await screen.findByText('1 entry');
  expect(screen.queryByText('Overall Ledger Status')).not.toBeInTheDocument();
  expect(calls).not.toContain('GET /api/verification/database');
  await userEvent.click(screen.getByRole('button', { name: 'Verify Ledger' }));
  expect(await screen.findByText('Ledger database integrity verified successfully.')).toBeVisible();
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
