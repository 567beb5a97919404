import { noteBrowserChecks, notificationsStore, notify } from '@hand-receipt/platform';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../test/setup-app';
import { answer, callsMade, held, list, refusal } from '../../test/api';
import { setWindow } from '../../test/browser';
import { summary } from '../../test/company';
import { registry } from '../../test/remotes';
import { openApp } from '../../test/render-app';

const cell = async (name: string) => {
  const link = await screen.findByRole('link', { name: new RegExp(`^${name}`) });
  return within(link.closest<HTMLElement>('.hr-cell')!);
};
const CAPTIONS = [
  'Total Inventory',
  'Pending Transfers',
  'Sensitive Items Verified',
  'Items Needing Maintenance',
];

test('DASH-02 DASH-05 DASH-06 DASH-07 DASH-08 DASH-09 the four tiles show the figures that the API holds', async () => {
  openApp('/dashboard');
  await screen.findByText('148');
  expect((await cell('Total Inventory')).getByText('148')).toBeVisible();
  expect((await cell('Total Inventory')).getByText('36 signed down, 2 unassigned')).toBeVisible();
  expect((await cell('Pending Transfers')).getByText('4')).toBeVisible();
  expect((await cell('Pending Transfers')).getByText('3 need your decision')).toBeVisible();
  expect((await cell('Sensitive Items Verified')).getByText('58')).toHaveTextContent('58/ 64');
  expect((await cell('Sensitive Items Verified')).getByText('1800')).toBeVisible();
  expect((await cell('Items Needing Maintenance')).getByText('7')).toBeVisible();
  expect((await cell('Items Needing Maintenance')).getByText('4 scheduled, 3 in progress')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Pending Transfers/ })).toHaveAttribute(
    'href',
    '/transfers?view=history&status=Pending',
  );
  expect(screen.getByRole('link', { name: /^Sensitive Items Verified/ })).toHaveAttribute(
    'href',
    '/sensitive-items?tab=counted',
  );
  expect(screen.getByRole('link', { name: /^Items Needing Maintenance/ })).toHaveAttribute(
    'href',
    '/maintenance?status=open',
  );
});

test('DASH-07 the tally says in one sentence what its ticks show', async () => {
  openApp('/dashboard');
  expect(
    await screen.findByRole('img', {
      name: '58 of 64 sensitive items verified today, 4 pending, 1 overdue, 1 in maintenance.',
    }),
  ).toBeInTheDocument();
});

test('counts of the sensitive items have their thousands apart', async () => {
  const sensitive = { ...summary.sensitive, total: 6400, verifiedToday: 5058, verified: 5058, pending: 1340 };
  answer({ 'GET /api/dashboard/summary': () => ({ ...summary, sensitive }) });
  openApp('/dashboard');
  expect(
    await screen.findByRole('img', {
      name: '5,058 of 6,400 sensitive items verified today, 1,340 pending, 1 overdue, 1 in maintenance.',
    }),
  ).toBeInTheDocument();
  expect((await cell('Sensitive Items Verified')).getByText('1,340 pending')).toBeVisible();
});

test('the tiles keep their places while the figures are on their way', async () => {
  const figures = held(summary);
  answer({ 'GET /api/dashboard/summary': figures.answer });
  openApp('/dashboard');
  for (const caption of CAPTIONS) expect(await screen.findByText(caption)).toBeVisible();
  expect(screen.queryByText('148')).not.toBeInTheDocument();
  await act(async () => figures.release());
  expect(await screen.findByText('148')).toBeVisible();
});

test('figures that cannot be had say why, and Try again gets them', async () => {
  const user = userEvent.setup();
  answer({ 'GET /api/dashboard/summary': () => refusal(503, 'The database is not available') });
  openApp('/dashboard');
  expect(await screen.findByText('The database is not available')).toBeVisible();
  answer({ 'GET /api/dashboard/summary': () => summary });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('148')).toBeVisible();
});

test('the figures are asked for once', async () => {
  openApp('/dashboard');
  await screen.findByText('148');
  expect(callsMade().filter((call) => call === 'GET /api/dashboard/summary')).toHaveLength(1);
});

test('DASH-10 DASH-11 the actions lead to /transfers and /inventory', async () => {
  openApp('/dashboard');
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('link', { name: 'Request Transfer' })).toHaveAttribute('href', '/transfers');
  expect(main.getByRole('link', { name: 'Find Item' })).toHaveAttribute('href', '/inventory');
  expect(main.getByRole('link', { name: 'New Transfer' })).toHaveAttribute('href', '/transfers');
});

test('FED-32 what leads to Transfers is not offered while that section is switched off', async () => {
  const [transfers, ...others] = registry;
  const off = { ...transfers!, slots: [], entry: '', off: { reason: 'Fault in the list' } };
  openApp('/dashboard', [off, ...others]);
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('link', { name: 'Find Item' })).toBeVisible();
  expect(main.queryByRole('link', { name: /Transfer$/ })).not.toBeInTheDocument();
});

test('the cards of the remotes stand in the order and column that they declare', async () => {
  openApp('/dashboard');
  await screen.findByText('2 pending');
  const titles = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
  expect(titles).toEqual(['Active Transfers', 'Readiness, last 30 days', 'Inventory', 'Team Activity']);
});

test('DASH-13 DASH-26 Team Activity shows the first 3 notifications, and leads to /audit-log', async () => {
  openApp('/dashboard');
  const card = within(await screen.findByRole('region', { name: 'Team Activity' }));
  expect(card.getByText('No notifications')).toBeVisible();
  act(() =>
    ['oldest', 'older', 'newer', 'newest'].forEach((title) => notify({ type: 'info', title, message: '' })),
  );
  const titles = card.getAllByRole('listitem').map((row) => row.textContent);
  expect(titles).toEqual(['newest', 'newer', 'older'].map((title) => expect.stringContaining(title)));
  expect(card.getByRole('link', { name: /VIEW ALL/ })).toHaveAttribute('href', '/audit-log');
});

test('a ledger that does not hold is said first of all, with what to do', async () => {
  openApp('/dashboard');
  await screen.findByRole('region', { name: 'Team Activity' });
  const at = new Date(2026, 10, 21, 5, 45).toISOString();
  await act(() => noteBrowserChecks([{ check: 'ledger', at, found: ['Ledger shrank from 5 to 3'] }]));
  const headline = await screen.findByText("This browser found what the server's own check did not.");
  const alert = headline.closest<HTMLElement>('[role=alert]')!;
  expect(alert).toHaveTextContent('Ledger shrank from 5 to 3');
  expect(alert).toHaveTextContent('Stop transfers and report to your PBO.');
  expect(within(alert).getByRole('link', { name: 'Ledger Verification' })).toHaveAttribute(
    'href',
    '/ledger-verification',
  );
});

test('DASH-27 DASH-31 a notification on the dashboard has its id, type, title, message and time, is read by opening it, and leads on; a system alert is listed under System', async () => {
  const user = userEvent.setup();
  openApp('/dashboard');
  const card = within(await screen.findByRole('region', { name: 'Team Activity' }));
  act(() => {
    notify({ id: 'N-1', type: 'system-alert', title: 'Ledger check failed', message: 'At 0612.' });
    notify({
      id: 'N-2',
      type: 'warning',
      title: 'Upcoming maintenance',
      message: 'Maintenance of M1165 HMMWV NG-1 is scheduled for 28NOV2026.',
      timestamp: Date.now() - 5.5 * 60_000,
      action: { label: 'View', path: '/maintenance/M-7' },
    });
  });
  const row = card.getByRole('button', { name: /Unread: Upcoming maintenance/ });
  expect(row).toHaveTextContent('Maintenance of M1165 HMMWV NG-1 is scheduled for 28NOV2026.');
  expect(row).toHaveTextContent('5 minutes ago');
  await user.click(screen.getByRole('button', { name: /^Notifications/ }));
  const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }));
  expect(panel.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['All2', 'Transfers0', 'System2']);
  await user.keyboard('{Escape}');

  await user.click(row);
  expect(screen.getByLabelText('Address')).toHaveTextContent('/maintenance/M-7');
  expect(notificationsStore.getState().list).toEqual([
    expect.objectContaining({ id: 'N-2', type: 'warning', read: true }),
    expect.objectContaining({ id: 'N-1', type: 'system-alert', read: false }),
  ]);
});

test('on a phone the sensitive items lead, and two actions stand under the tiles', async () => {
  setWindow({ phone: true });
  openApp('/dashboard');
  await screen.findByText('148');
  const main = within(screen.getByRole('main'));
  const order = main.getAllByRole('link').map((link) => link.textContent ?? '');
  const places = ['Sensitive', 'Pending', 'Items Needing', 'Total', 'Request', 'Find'].map((word) =>
    order.findIndex((text) => text.startsWith(word)),
  );
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places[0]).toBe(0);
});

test('a hand-over that waits for my signature is named, and leads to where it is signed', async () => {
  answer({
    'GET /api/dashboard/summary': () => ({ ...summary, pendingTransfers: 0, needMyDecision: 0 }),
    'GET /api/counter/handovers': () => list([{ id: 'HO-0001' }], 1),
  });
  openApp('/dashboard');
  expect(await screen.findByText('1 hand-over waits for your signature')).toBeVisible();
  expect(screen.queryByText('None need your decision')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Pending Transfers/ })).toHaveAttribute('href', '/transfers');
});

test('nothing waiting for me is not shown in red', async () => {
  answer({
    'GET /api/dashboard/summary': () => ({ ...summary, needMyDecision: 0 }),
    'GET /api/transfers': () => list([], 0),
  });
  openApp('/dashboard');
  expect(await screen.findByText('None need your decision')).toBeVisible();
});
