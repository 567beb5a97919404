import type { TransferDto } from '@hand-receipt/contracts';
import { page, refusal, serve } from '@hand-receipt/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { halloran, whitaker } from '../test/people';
import { renderPage } from '../test/render';
import { wireTransfer } from '../test/wire';

const address = () => screen.getByLabelText('Address').textContent;

async function openDetails(transfer: TransferDto) {
  serve({ 'GET /api/transfers': () => page([transfer]) });
  renderPage(`/transfers/${transfer.id}`);
  return screen.findByRole('dialog');
}

test('XFER-03 XFER-32 the address of a transfer opens its details once the list has loaded', async () => {
  const details = await openDetails(wireTransfer({ notes: 'For the range' }));
  expect(details).toHaveAccessibleName('M4A1 Carbine W123488');
  for (const fact of [/From.*SPC Whitaker/, /To.*CPT Halloran \(you\)/, /Status.*Pending/, /21NOV2026/]) {
    expect(details).toHaveTextContent(fact);
  }
  expect(details).toHaveTextContent(/Note.*For the range/);
  expect(details).not.toHaveTextContent(/Approved date|Rejected date/);
});

test('XFER-03 a link to a transfer that is not in the list opens it too', async () => {
  const other = wireTransfer({ id: 'T-9', serial: 'Z900', from_user: halloran, to_user: whitaker });
  serve({ 'GET /api/transfers': () => page([wireTransfer()]), 'GET /api/transfers/T-9': () => other });
  renderPage('/transfers/T-9');
  expect(await screen.findByRole('dialog')).toHaveAccessibleName('M4A1 Carbine Z900');
});

test('XFER-04 an id that is nobody’s to see shows the list, no dialog, and that it cannot be opened', async () => {
  serve({
    'GET /api/transfers': () => page([wireTransfer()]),
    'GET /api/transfers/T-404': () => refusal(404, 'Transfer not found'),
  });
  renderPage('/transfers/T-404');
  expect(await screen.findByText('W123488')).toBeVisible();
  expect(await screen.findByText('Transfer T-404 cannot be opened')).toBeVisible();
  expect(screen.getByText('It does not exist, or you may not see it.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('XFER-03 a linked transfer that could not be read says why, and opens once it is asked for again', async () => {
  let isDown = true;
  serve({
    'GET /api/transfers': () => page([wireTransfer()]),
    'GET /api/transfers/T-9': () =>
      isDown ? refusal(500, 'The server failed.') : wireTransfer({ id: 'T-9', serial: 'Z900' }),
  });
  renderPage('/transfers/T-9');
  expect(await screen.findByText('Transfer T-9 cannot be opened')).toBeVisible();
  expect(screen.getByText('The server failed.')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog')).toHaveAccessibleName('M4A1 Carbine Z900');
  expect(screen.queryByText('Transfer T-9 cannot be opened')).toBeNull();
});

test('XFER-33 an approved transfer shows when', async () => {
  const details = await openDetails(
    wireTransfer({ status: 'Approved', resolved_date: '2026-11-22T12:00:00.000Z', notes: 'Range' }),
  );
  expect(details).toHaveTextContent(/Approved date\s*22NOV2026/);
  expect(details).not.toHaveTextContent(/Rejected date|Rejection reason/);
});

test('XFER-33 XFER-34 a rejected transfer shows when and why', async () => {
  const details = await openDetails(
    wireTransfer({ status: 'Rejected', resolved_date: '2026-11-22T12:00:00.000Z', notes: 'Wrong serial' }),
  );
  expect(details).toHaveTextContent(/Rejected date\s*22NOV2026/);
  expect(details).toHaveTextContent(/Rejection reason\s*Wrong serial/);
});

test('XFER-35 XFER-36 an item with a serial number has its ledger, one without has none', async () => {
  const details = await openDetails(wireTransfer());
  expect(within(details).getByRole('heading', { name: 'Secure Ledger History' })).toBeVisible();
  expect(within(details).getByText('Ledger of W123488')).toBeVisible();
});

test('RULE-12 XFER-35 XFER-36 without a serial number there is no ledger, and the list says N/A', async () => {
  const details = await openDetails(wireTransfer({ serial: '' }));
  expect(within(details).queryByRole('heading', { name: 'Secure Ledger History' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Details, M4A1 Carbine N/A', hidden: true })).toBeInTheDocument();
});

test('XFER-37 the recipient of a pending transfer can reject and approve from its details', async () => {
  const details = await openDetails(wireTransfer());
  const buttons = within(details.querySelector('footer')!).getAllByRole('button');
  expect(buttons.map((button) => button.textContent)).toEqual(['Reject', 'Approve', 'Close']);
  await userEvent.click(within(details).getByRole('button', { name: 'Approve' }));
  expect(await screen.findByRole('alertdialog', { name: 'Confirm Approval' })).toBeVisible();
});

test('XFER-37 a transfer that is decided, or not mine to decide, can only be closed', async () => {
  const details = await openDetails(wireTransfer({ status: 'Approved' }));
  const foot = within(details.querySelector('footer')!);
  expect(foot.getAllByRole('button').map((button) => button.textContent)).toEqual(['Close']);
  await userEvent.click(foot.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(details).not.toBeInTheDocument());
  expect(address()).toBe('/transfers');
});

test('XFER-19 the details button opens them, and Previous and Next walk the list', async () => {
  serve({ 'GET /api/transfers': () => page([wireTransfer(), wireTransfer({ id: 'T-2', serial: 'SN2' })]) });
  renderPage('/transfers?sort=name');
  await userEvent.click(await screen.findByRole('button', { name: 'Details, M4A1 Carbine W123488' }));
  expect(address()).toBe('/transfers/T-1?sort=name');
  const details = await screen.findByRole('dialog');
  expect(within(details).getByRole('button', { name: 'Previous' })).toBeDisabled();
  await userEvent.click(within(details).getByRole('button', { name: 'Next' }));
  expect(address()).toBe('/transfers/T-2?sort=name');
  expect(screen.getByRole('dialog')).toHaveAccessibleName('M4A1 Carbine SN2');
});

test('my own pending request can be taken back, after a question', async () => {
  let transfer = wireTransfer({ from_user: halloran, to_user: whitaker });
  const { sent: calls } = serve({
    'GET /api/transfers': () => page([transfer]),
    'POST /api/transfers/T-1/cancel': () => (transfer = { ...transfer, status: 'Cancelled' }),
  });
  renderPage('/transfers/T-1?view=outgoing');
  const details = await screen.findByRole('dialog');
  expect(within(details).queryByRole('button', { name: 'Approve' })).toBeNull();
  await userEvent.click(within(details).getByRole('button', { name: 'Cancel Request' }));

  const question = await screen.findByRole('alertdialog', { name: 'Confirm Cancellation' });
  expect(question).toHaveTextContent('SPC Whitaker can then no longer approve it.');
  await userEvent.click(within(question).getByRole('button', { name: 'Confirm Cancel' }));
  expect(await screen.findByText('Transfer of M4A1 Carbine cancelled.')).toBeVisible();
  expect(calls.map(({ method, url }) => `${method} ${url}`)).toContain('POST /api/transfers/T-1/cancel');
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(/Status\s*Cancelled/));
});
