import type { MaintenanceItemDto } from '@hand-receipt/contracts';
import { queryClient } from '@hand-receipt/platform';
import { page, refusal, serve } from '@hand-receipt/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { carbine } from '../test/company';
import { renderRemote } from '../test/render-remote';

const item = carbine({ current_status: 'Deadline - Maintenance' });
const FAULTS = 'GET /api/maintenance';

const fault = (given: Partial<MaintenanceItemDto>): MaintenanceItemDto => ({
  id: 'M-0001',
  itemId: item.id,
  itemName: item.name,
  serialNumber: item.serial_number ?? '',
  category: 'weapon',
  maintenanceType: 'corrective',
  status: 'scheduled',
  priority: 'high',
  description: 'Brakes',
  tmItem: null,
  symbol: 'X',
  reportedBy: 'SSG Petrov',
  reportedDate: '2026-11-18T08:00:00Z',
  scheduledDate: null,
  assignedTo: null,
  estimatedCompletionTime: null,
  completedDate: null,
  notes: null,
  partsRequired: [],
  ...given,
});

/** Opens the dialog over the item's details. */
async function openDialog(faults: () => unknown) {
  const api = serve({
    'GET /api/property': () => page([item]),
    'GET /api/property/counts': () => ({ assigned: 1, signedout: 0 }),
    'GET /api/property/P-1': () => item,
    'PATCH /api/property/P-1/status': () => ({ ...item, current_status: 'Operational' }),
    [FAULTS]: faults,
  });
  renderRemote('/property-book/P-1');
  const details = within(await screen.findByRole('dialog'));
  await userEvent.click(details.getByRole('button', { name: 'Update Status' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Update Status' }));
  return {
    ...api,
    dialog,
    choose: (status: string) => userEvent.selectOptions(dialog.getByLabelText('Status'), status),
  };
}

const SENTENCE = 'The item counts as operational while the fault is open.';

test('Operational warns of an open X fault, and another status does not', async () => {
  const { dialog, choose, calls } = await openDialog(() =>
    page([fault({}), fault({ id: 'M-0002', symbol: '/', description: 'Mirror' })]),
  );
  expect(calls.filter((call) => call.startsWith(FAULTS))).toEqual([]);
  await choose('Operational');
  expect(await dialog.findByText('Open X fault: Brakes')).toBeVisible();
  expect(dialog.getByText(SENTENCE)).toBeVisible();
  await choose('In Repair');
  expect(dialog.queryByText(SENTENCE)).toBeNull();
});

test('several X faults are named, and a long description is cut', async () => {
  const { dialog, choose } = await openDialog(() =>
    page([fault({ description: 'Brakes fail.' }), fault({ id: 'M-0002', description: 'x'.repeat(2000) })]),
  );
  await choose('Operational');
  expect(await dialog.findByText(`Open X faults: Brakes fail, ${'x'.repeat(80)}...`)).toBeVisible();
  expect(dialog.getByText('The item counts as operational while the faults are open.')).toBeVisible();
});

test('Operational is recorded without a warning where no X fault is open', async () => {
  const { dialog, choose, calls } = await openDialog(() => page([fault({ symbol: 'circled X' })]));
  await choose('Operational');
  await waitFor(() => expect(calls.some((call) => call.startsWith(FAULTS))).toBe(true));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(dialog.queryByText(/Open X fault/)).toBeNull();
});

test.each([
  ['that have not come', () => new Promise(() => undefined)],
  ['that cannot be read', () => refusal(403, 'No.')],
])('the status is recorded without the faults %s', async (_, faults) => {
  const { dialog, choose, sent } = await openDialog(faults);
  await choose('Operational');
  await userEvent.click(dialog.getByRole('button', { name: 'Update Status' }));
  expect(await screen.findByText('Status Updated')).toBeVisible();
  expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ status: 'Operational' });
});
