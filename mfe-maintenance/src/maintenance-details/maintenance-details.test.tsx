import type { MaintenanceDetailsDto } from '@hand-receipt/contracts';
import { localDay } from '@hand-receipt/data';
import { queryClient } from '@hand-receipt/platform';
import { type Call, refusal, renderAt, serve } from '@hand-receipt/standalone/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { maintenanceDetails } from '../test/maintenance-items';
import { brandt, connectionWith } from '../test/people';
import { MaintenanceDetails } from './maintenance-details';

const ITEM = '/api/maintenance/M-0001';

/** A server that answers every change with what it makes of the item. */
function served(change: Partial<MaintenanceDetailsDto> = {}, given: Partial<MaintenanceDetailsDto> = {}) {
  let item = maintenanceDetails(given);
  const changed = () => (item = { ...item, ...change });
  return serve({
    [`GET ${ITEM}`]: () => item,
    [`PATCH ${ITEM}`]: changed,
    [`PATCH ${ITEM}/status`]: changed,
    [`POST ${ITEM}/parts`]: changed,
    [`PATCH ${ITEM}/parts/MP-1`]: changed,
    [`DELETE ${ITEM}/parts/MP-1`]: changed,
    'GET /api/connections': () => [connectionWith(brandt)],
  });
}

async function open() {
  renderAt('/maintenance/M-0001', <MaintenanceDetails id="M-0001" />);
  return screen.findByRole('region', { name: 'M1165 HMMWV' });
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const writes = (sent: Call[]) => sent.filter(({ method }) => method !== 'GET');

test('MAINT-18 MAINT-19 details show facts, deadline, parts with their arrival, timeline and documents', async () => {
  served();
  const details = within(await open());
  for (const text of [
    'Corrective',
    'High',
    'SSG Petrov',
    '18NOV2026',
    '23NOV2026',
    'Motor pool',
    '2 days',
    'Dispatch suspended',
    'Class III leak at the front differential.',
    'This fault deadlines the item',
    'X, inoperable',
  ]) {
    expect(details.getByText(text)).toBeVisible();
  }
  const part = within(details.getByRole('table', { name: 'Parts required' })).getAllByRole('row')[1]!;
  expect(part).toHaveTextContent(/Seal, differential\s*12339402\s*2\s*No\s*22NOV2026/);
  const steps = within(details.getByRole('list', { name: 'Timeline' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    '19NOV2026 0930Status setAwaiting partsby SFC BrandtSeal is on order.',
    '18NOV2026 0800ReportedScheduledby SSG PetrovDeadlined',
  ]);
  expect(details.getByRole('link', { name: 'Request: M1165 HMMWV NG2J41' })).toHaveAttribute(
    'href',
    '/documents?box=all&open=D-0004',
  );
});

test('the moves that the server allows are offered, and one is made with a word about why', async () => {
  const { sent } = served({ status: 'in-progress', moves: ['completed'] });
  await open();
  expect(screen.getByRole('button', { name: 'Send to BN Level' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Complete' })).not.toBeInTheDocument();
  await press('Resume Work');
  const dialog = within(await screen.findByRole('dialog', { name: 'Resume Work' }));
  await userEvent.type(dialog.getByLabelText('Notes (optional)'), 'Seal is in');
  await userEvent.click(dialog.getByRole('button', { name: 'Resume Work' }));
  expect(await screen.findByRole('button', { name: 'Complete' })).toBeVisible();
  expect(writes(sent).map(({ body }) => body)).toEqual([{ status: 'in-progress', notes: 'Seal is in' }]);
});

const openAt = (act: string) =>
  renderAt(`/maintenance/M-0001?q=NG2&act=${act}`, <MaintenanceDetails id="M-0001" />);

test.each([
  ['edit', 'Edit Maintenance'],
  ['send', 'Send Maintenance Form'],
  ['part', 'Add Part'],
  ['in-progress', 'Resume Work'],
])('the address names the open dialog: %s is %s', async (name, title) => {
  served();
  openAt(name);
  const dialog = await screen.findByRole('dialog', { name: title });
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/maintenance\/M-0001\?q=NG2$/);
});

test('a person without rights sees no buttons, and an address opens no dialog for them', async () => {
  served({}, { moves: [], mayEdit: false });
  openAt('edit');
  const details = within(await screen.findByRole('region', { name: 'M1165 HMMWV' }));
  expect(details.queryAllByRole('button')).toEqual([]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(details.getByRole('link', { name: /^Close details/ })).toHaveAttribute('href', '/maintenance?q=NG2');
});

test('an edit sends what was changed and the version that was read', async () => {
  const { sent } = served({ priority: 'critical' });
  await open();
  await press('Edit');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Maintenance' }));
  await userEvent.selectOptions(dialog.getByLabelText('Priority'), 'Critical');
  await userEvent.clear(dialog.getByLabelText('Assigned to (optional)'));
  await userEvent.selectOptions(dialog.getByLabelText('Status symbol'), 'Diagonal, defect');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(writes(sent).map(({ body }) => body)).toEqual([
    { version: 3, priority: 'critical', assignedTo: null, symbol: '/' },
  ]);
});

test('an edit that comes too late is refused in the words of the server, and what was typed stays', async () => {
  serve({
    [`GET ${ITEM}`]: () => maintenanceDetails(),
    [`PATCH ${ITEM}`]: () => refusal(409, 'Another person has changed this maintenance.'),
  });
  await open();
  await press('Edit');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Maintenance' }));
  await userEvent.type(dialog.getByLabelText('Notes (optional)'), ' until Monday');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Another person has changed this maintenance.');
  expect(dialog.getByLabelText('Notes (optional)')).toHaveValue('Dispatch suspended until Monday');
});

test('a part is added, marked as arrived and removed', async () => {
  const { sent } = served();
  await open();
  await press('Add Part');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Part' }));
  await userEvent.type(dialog.getByLabelText('Name'), 'Gasket');
  await userEvent.clear(dialog.getByLabelText('Quantity'));
  await userEvent.type(dialog.getByLabelText('Quantity'), '1.5');
  await userEvent.click(dialog.getByRole('button', { name: 'Add Part' }));
  expect(await dialog.findByText('Part number is required')).toBeVisible();
  expect(dialog.getByText('A whole number from 1 to 100,000')).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Part number'), '5330-01');
  await userEvent.clear(dialog.getByLabelText('Quantity'));
  await userEvent.type(dialog.getByLabelText('Quantity'), '4');
  const arrival = dialog.getByLabelText('Estimated arrival (optional)');
  await userEvent.type(arrival, '1999-01-01');
  await userEvent.click(dialog.getByRole('button', { name: 'Add Part' }));
  expect(
    await dialog.findByText('The estimated arrival is in the past. Choose today or a later day.'),
  ).toBeVisible();
  await userEvent.clear(arrival);
  await userEvent.type(arrival, localDay());
  await userEvent.click(dialog.getByRole('button', { name: 'Add Part' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await press('Seal, differential has arrived');
  await waitFor(() => expect(screen.getByRole('button', { name: /^Remove part/ })).toBeEnabled());
  await press('Remove part, Seal, differential');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Part' }));
  await waitFor(() => expect(writes(sent)).toHaveLength(3));
  expect(writes(sent).map(({ method, url, body }) => [method, url, body])).toEqual([
    [
      'POST',
      `${ITEM}/parts`,
      {
        name: 'Gasket',
        partNumber: '5330-01',
        quantity: 4,
        available: false,
        estimatedArrival: localDay(),
      },
    ],
    ['PATCH', `${ITEM}/parts/MP-1`, { available: true }],
    ['DELETE', `${ITEM}/parts/MP-1`, undefined],
  ]);
});

test('a form about it carries which maintenance it is', async () => {
  const { sent } = served();
  await open();
  await press('Send Form');
  await userEvent.selectOptions(await screen.findByLabelText('Recipient'), 'SFC Brandt, HQ Platoon');
  await userEvent.type(screen.getByLabelText('Description'), 'Seal needed');
  // Nothing answers: it waits on the device, and what would be sent was seen.
  await userEvent.click(screen.getAllByRole('button', { name: 'Send Form' }).at(-1)!);
  await waitFor(() => expect(writes(sent)).toHaveLength(1));
  expect(writes(sent)[0]?.body).toMatchObject({ propertyId: 'P-0112', maintenanceId: 'M-0001' });
});

/** A server where another person changes the item after it was opened. */
function changedByAnother(change: Partial<MaintenanceDetailsDto>) {
  let item = maintenanceDetails();
  const { sent } = serve({
    [`GET ${ITEM}`]: () => item,
    [`PATCH ${ITEM}`]: (_: URL, body: unknown) => {
      const { version } = body as { version: number };
      if (version === item.version && item.mayEdit) return item;
      return refusal(409, item.mayEdit ? 'Another person has changed this maintenance.' : 'It is completed.');
    },
    [`PATCH ${ITEM}/status`]: () => refusal(409, 'It is completed.'),
    'GET /api/connections': () => [connectionWith(brandt)],
  });
  return { sent, changeIt: () => (item = { ...item, version: 4, ...change }) };
}
const reread = () => act(() => queryClient.invalidateQueries());

test('an edit over the change of another person says what is on record now, and is saved when asked again', async () => {
  const { sent, changeIt } = changedByAnother({ priority: 'critical' });
  await open();
  await press('Edit');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Maintenance' }));
  await userEvent.type(dialog.getByLabelText('Notes (optional)'), ' until Monday');
  changeIt();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Somebody changed this while you were typing.')).toBeVisible();
  // A second press of Save would replace it: the focus leaves the button.
  expect(dialog.getByRole('alert')).toHaveFocus();
  expect(dialog.getByText('Priority on record now: Critical')).toBeVisible();
  expect(dialog.getByLabelText('Notes (optional)')).toHaveValue('Dispatch suspended until Monday');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(writes(sent).map(({ body }) => body)).toEqual([
    { version: 3, notes: 'Dispatch suspended until Monday' },
    { version: 4, notes: 'Dispatch suspended until Monday' },
  ]);
});

test('the editor may take what another person put on record instead', async () => {
  const { changeIt } = changedByAnother({ notes: 'Dispatched' });
  await open();
  await press('Edit');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Maintenance' }));
  await userEvent.type(dialog.getByLabelText('Notes (optional)'), ' until Monday');
  changeIt();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Use what is on record' }));
  expect(dialog.getByLabelText('Notes (optional)')).toHaveValue('Dispatched');
  expect(dialog.queryByText('Somebody changed this while you were typing.')).not.toBeInTheDocument();
});

test('a dialog stays open with its text when another person completes the work', async () => {
  const { changeIt } = changedByAnother({ status: 'completed', moves: [], mayEdit: false });
  await open();
  await press('Edit');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Maintenance' }));
  await userEvent.type(dialog.getByLabelText('Notes (optional)'), ' until Monday');
  changeIt();
  await reread();
  expect(dialog.getByLabelText('Notes (optional)')).toHaveValue('Dispatch suspended until Monday');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('It is completed.')).toBeVisible();
});

test('a status dialog stays open with its text when another person completes the work', async () => {
  const { changeIt } = changedByAnother({ status: 'completed', moves: [], mayEdit: false });
  await open();
  await press('Resume Work');
  const dialog = within(await screen.findByRole('dialog', { name: 'Resume Work' }));
  await userEvent.type(dialog.getByLabelText('Notes (optional)'), 'Seal is in');
  changeIt();
  await reread();
  expect(dialog.getByLabelText('Notes (optional)')).toHaveValue('Seal is in');
  await userEvent.click(dialog.getByRole('button', { name: 'Resume Work' }));
  expect(await dialog.findByText('It is completed.')).toBeVisible();
});

test('Add Part stays open, with what was typed, when another person closes work without parts', async () => {
  let item = maintenanceDetails({ partsRequired: [] });
  serve({ [`GET ${ITEM}`]: () => item });
  await open();
  await press('Add Part');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Part' }));
  await userEvent.type(dialog.getByLabelText('Name'), 'Gasket');
  item = { ...item, status: 'completed', moves: [], mayEdit: false };
  await reread();
  await waitFor(() =>
    // That of the dialog.
    expect(screen.getAllByRole('button', { name: 'Add Part', hidden: true })).toHaveLength(1),
  );
  expect(dialog.getByLabelText('Name')).toHaveValue('Gasket');
});

test('an item that may not be seen is closed, not asked for again', async () => {
  serve({ [`GET ${ITEM}`]: () => refusal(404, 'Maintenance not found') });
  renderAt('/maintenance/M-0001', <MaintenanceDetails id="M-0001" />);
  expect(await screen.findByText('It does not exist, or you may not see it.')).toBeVisible();
  expect(screen.getByText('Maintenance not found')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});
