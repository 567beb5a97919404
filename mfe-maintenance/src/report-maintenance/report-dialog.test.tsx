import { localDay } from '@hand-receipt/data';
import { page, refusal, renderAt, serve } from '@hand-receipt/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { maintenanceDetails } from '../test/maintenance-items';
import { wireItem } from '../test/wire-item';
import ReportDialog from './report-dialog';

const REPORT = 'POST /api/maintenance';

const open = (itemId: string, documentId?: string) =>
  renderAt(
    '/maintenance?report=new',
    <ReportDialog itemId={itemId} documentId={documentId} onClose={() => undefined} />,
  );
const submit = async () =>
  userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Report Maintenance' }),
  );

test('maintenance is reported of an item that is chosen, with what is planned, and its details open', async () => {
  const { sent } = serve({
    'GET /api/property': () => page([wireItem()]),
    [REPORT]: () => Response.json(maintenanceDetails(), { status: 201 }),
  });
  open('new');
  await userEvent.click(await screen.findByRole('button', { name: 'M4A1 Carbine W123456' }));
  await submit();
  expect(await screen.findByText('Description is required')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Description'), ' Bolt carrier cracked ');
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'Emergency');
  await userEvent.selectOptions(screen.getByLabelText('Priority'), 'High');
  const scheduled = screen.getByLabelText('Scheduled (optional)');
  await userEvent.type(scheduled, '1900-01-01');
  await submit();
  expect(
    await screen.findByText('The scheduled day is in the past. Choose today or a later day.'),
  ).toBeVisible();
  await userEvent.clear(scheduled);
  await userEvent.type(scheduled, '9999-12-31');
  await submit();
  expect(
    await screen.findByText('The scheduled day is more than 10 years ahead. Choose an earlier day.'),
  ).toBeVisible();
  await userEvent.clear(scheduled);
  await userEvent.type(scheduled, localDay());
  await userEvent.selectOptions(screen.getByLabelText('Status symbol'), 'X, inoperable');
  await userEvent.type(screen.getByLabelText('TM item number (optional)'), '12');
  await submit();
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/maintenance\/M-0001$/));
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    propertyId: 'P-1',
    maintenanceType: 'emergency',
    description: 'Bolt carrier cracked',
    priority: 'high',
    scheduledDate: localDay(),
    assignedTo: null,
    estimatedCompletionTime: null,
    notes: null,
    tmItem: '12',
    symbol: 'X',
  });
});

test('from a form its item and its id are known; a refusal keeps what was typed', async () => {
  const { sent } = serve({
    'GET /api/property/P-1': () => wireItem(),
    [REPORT]: () => refusal(403, 'Only people who signed for this item send it to maintenance.'),
  });
  open('P-1', 'D-0004');
  await userEvent.type(await screen.findByLabelText('Description'), 'Bolt carrier cracked');
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Only people who signed for this item');
  expect(screen.getByLabelText('Description')).toHaveValue('Bolt carrier cracked');
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
    propertyId: 'P-1',
    documentId: 'D-0004',
  });
});

test('an item that may not be seen says so', async () => {
  serve({ 'GET /api/property/P-9': () => refusal(404, 'Property item not found') });
  open('P-9');
  expect(await screen.findByText('Property item not found')).toBeVisible();
});

test('the report takes the place of its form in the history, and keeps what the address says of the list', async () => {
  serve({
    'GET /api/property/P-1': () => wireItem(),
    [REPORT]: () => Response.json(maintenanceDetails(), { status: 201 }),
  });
  renderAt(
    '/maintenance?q=NG2&report=P-1&document=D-0004',
    <ReportDialog itemId="P-1" documentId="D-0004" onClose={() => undefined} />,
  );
  const entries = window.history.length;
  await userEvent.type(await screen.findByLabelText('Description'), 'Bolt carrier cracked');
  await submit();
  await waitFor(() =>
    expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/maintenance\/M-0001\?q=NG2$/),
  );
  expect(window.history).toHaveLength(entries);
});
