import { refusal, renderAt, serve } from '@hand-receipt/standalone/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dashboardSummary } from '../test/items';
import { EquipmentStatusCard } from './equipment-status-card';

const SUMMARY = 'GET /api/dashboard/summary';

async function openTab(name: string) {
  serve({ [SUMMARY]: () => dashboardSummary() });
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

test('DASH-22 figures that cannot be had say so, and can be tried again', async () => {
  let answer: () => unknown = () => refusal(500, 'Down');
  serve({ [SUMMARY]: () => answer() });
  renderAt('/dashboard', <EquipmentStatusCard />);
  expect(await screen.findByText('Failed to load equipment status')).toBeVisible();
  answer = () => dashboardSummary();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('90%')).toBeVisible();
});
