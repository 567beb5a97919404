import type { MaintenanceStatus } from '@hand-receipt/contracts';
import { page, renderAt, serve } from '@hand-receipt/standalone/testing';
import { screen, within } from '@testing-library/react';
import { maintenanceItem } from '../test/maintenance-items';
import { DueMaintenanceCard } from './due-maintenance-card';

const withStatuses = (...statuses: MaintenanceStatus[]) =>
  serve({
    'GET /api/maintenance': () =>
      page(statuses.map((status, index) => maintenanceItem({ id: `M-${index}`, itemName: status, status }))),
  });
const listed = async () =>
  within(await screen.findByRole('list', { name: 'Maintenance due' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

test('MAINT-17 DASH-09 the card lists what is scheduled or in progress, and nothing that is done', async () => {
  withStatuses('completed', 'scheduled', 'in-progress', 'cancelled', 'awaiting-parts', 'bn-level');
  renderAt('/dashboard', <DueMaintenanceCard />);
  expect(await listed()).toEqual(['scheduled', 'in-progress', 'awaiting-parts', 'bn-level']);
  expect(screen.getByRole('link', { name: /VIEW ALL/ })).toHaveAttribute('href', '/maintenance');
});

test('DASH-09 the card lists four at most, each leading to its details', async () => {
  withStatuses('scheduled', 'scheduled', 'scheduled', 'scheduled', 'scheduled');
  renderAt('/dashboard', <DueMaintenanceCard />);
  expect(await listed()).toHaveLength(4);
  expect(screen.getAllByRole('link', { name: 'scheduled' })[0]).toHaveAttribute('href', '/maintenance/M-0');
});

test('DASH-09 with nothing due the card says so', async () => {
  withStatuses('completed');
  renderAt('/dashboard', <DueMaintenanceCard />);
  expect(await screen.findByText('No maintenance due')).toBeVisible();
});
