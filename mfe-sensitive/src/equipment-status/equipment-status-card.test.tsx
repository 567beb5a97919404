import { refusal, renderAt, serve } from '@hand-receipt/standalone/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dashboardSummary } from '../test/items';
import { EquipmentStatusCard } from './equipment-status-card';

const SUMMARY = 'GET /api/dashboard/summary';
const LATEST = 'GET /api/sensitive-items/verifications';

const seen = { itemName: 'M4A1 Carbine', date: '2026-11-21', verifiedBy: 'SGT Navarro' };
const latest = [
  { ...seen, id: 'V-2', serialNumber: 'W123456', time: '0604', notes: 'Sling missing' },
  { ...seen, id: 'V-1', serialNumber: 'W123457', time: '0602', notes: null },
];

async function openTab(name: string) {
  serve({ [SUMMARY]: () => dashboardSummary(), [LATEST]: () => latest });
  renderAt('/dashboard', <EquipmentStatusCard />);
  await screen.findByText('operational, 133 of 148');
  await userEvent.click(screen.getByRole('tab', { name }));
}

test('DASH-20 DASH-22 DASH-25 OVERVIEW counts items by status and tells the transfer rate', async () => {
  await openTab('OVERVIEW');
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'OVERVIEW',
    'READINESS',
    'VERIFICATION',
  ]);
  for (const text of ['90%', 'Operational 133', 'Maintenance 7', 'Non-operational 5', 'Other 3', '8.4/day']) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.getByText(/over the last 7 days/)).toBeVisible();
});

test('DASH-20 the chosen tab is in the address, which opens it again', async () => {
  await openTab('READINESS');
  expect(screen.getByLabelText('Address')).toHaveTextContent('/dashboard?equipment=readiness');
  cleanup();
  renderAt('/dashboard?equipment=readiness', <EquipmentStatusCard />);
  expect(await screen.findByRole('tab', { name: 'READINESS' })).toHaveAttribute('aria-selected', 'true');
});

test('DASH-21 READINESS shows each group in rounded per cent', async () => {
  await openTab('READINESS');
  const cells = [...screen.getByRole('tabpanel').querySelectorAll('.hr-cell')].map(
    (cell) => cell.textContent,
  );
  expect(cells).toEqual([
    'Operational90%133 items',
    'Maintenance5%7 items',
    'Non-operational3%5 items',
    'Other2%3 items',
  ]);
});

test('DASH-23 DASH-24 VERIFICATION shows compliance and the checks of the day', async () => {
  await openTab('VERIFICATION');
  expect(screen.getByText('98%')).toBeVisible();
  const checks = within(screen.getByRole('list', { name: 'Daily checks' })).getAllByRole('listitem');
  expect(checks.map((check) => check.textContent)).toEqual([
    'Morning 0600Completed',
    'Evening 1800Pending',
    'Tomorrow Morning 0600Scheduled',
  ]);
});

test('VERIFICATION names what was seen last: when, which, by whom, and what was noted', async () => {
  await openTab('VERIFICATION');
  const lines = within(await screen.findByRole('list', { name: 'Latest verifications' })).getAllByRole(
    'listitem',
  );
  expect(lines.map((line) => line.textContent)).toEqual([
    '21NOV2026 0604M4A1 Carbine W123456SGT NavarroSling missing',
    '21NOV2026 0602M4A1 Carbine W123457SGT Navarro',
  ]);
});

test('DASH-22 figures that cannot be had say so, and can be tried again', async () => {
  let answer: () => unknown = () => refusal(500, 'Down');
  serve({ [SUMMARY]: () => answer() });
  renderAt('/dashboard', <EquipmentStatusCard />);
  expect(await screen.findByText('Failed to load equipment status')).toBeVisible();
  answer = () => dashboardSummary();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('90%')).toBeVisible();
});

test('a person with no items has no percentages of them', async () => {
  const { readiness, sensitive, ...rest } = dashboardSummary();
  const none = <T extends object>(counts: T) =>
    Object.fromEntries(
      Object.entries(counts).map(([key, value]) => [key, typeof value === 'number' ? 0 : value]),
    );
  serve({
    [SUMMARY]: () => ({
      ...rest,
      readiness: none(readiness),
      sensitive: { ...none(sensitive), compliance: 100 },
    }),
    [LATEST]: () => [],
  });
  renderAt('/dashboard', <EquipmentStatusCard />);
  expect(await screen.findByText('No items yet')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'VERIFICATION' }));
  expect(await screen.findByText('No sensitive items yet')).toBeVisible();
  expect(screen.queryByText(/%$/)).not.toBeInTheDocument();
});
