import { page, serve } from '@hand-receipt/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../test/render';
import { component, sheetItem, wireSheet, wireTransfer } from '../test/wire';

/** An item that SPC Whitaker gives back, with seven magazines and a sling on record. */
const BACK = wireSheet({
  returns: true,
  item: sheetItem({
    components: [
      component({ id: 'C-1', name: 'Magazine', quantity: 7 }),
      component({ id: 'C-2', name: 'Sling', quantity: 1 }),
    ],
  }),
});

const COUNT = 'Count what comes back, W123488';
const COUNTS = [{ componentId: 'C-1', onHand: 5, damaged: 0 }];

test('LIFE-39 a returned item is taken as it was counted, and the sheet says who is charged with what is short', async () => {
  const { sent } = serve({
    'GET /api/transfers': () => page([wireTransfer({ is_recall: true })]),
    'GET /api/transfers/sheets': () => [BACK],
    'PATCH /api/transfers/T-1/status': () => wireTransfer({ status: 'Approved' }),
  });
  renderPage();
  await userEvent.click(await screen.findByRole('button', { name: /^Accept/ }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirm Approval' }));
  await userEvent.click(await dialog.findByRole('button', { name: COUNT }));
  expect(dialog.getByText(/What is short is charged to SPC Whitaker\./)).toBeVisible();
  const magazines = dialog.getByLabelText('Magazine, on hand of 7');
  await userEvent.type(magazines, '5 of 7');
  expect(dialog.getByText('Enter a whole number.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Confirm Approve' })).toBeDisabled();
  await userEvent.clear(magazines);
  await userEvent.type(magazines, '5');
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm Approve' }));
  expect(await screen.findByText('Transfer Approved')).toBeVisible();
  // What was not counted keeps the number on record and is not sent.
  expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({
    status: 'Approved',
    seen: BACK.digest,
    counts: COUNTS,
  });
});

test('Cancel asks before it throws away what was counted', async () => {
  serve({
    'GET /api/transfers': () => page([wireTransfer({ is_recall: true })]),
    'GET /api/transfers/sheets': () => [BACK],
  });
  renderPage();
  await userEvent.click(await screen.findByRole('button', { name: /^Accept/ }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirm Approval' }));
  await userEvent.click(await dialog.findByRole('button', { name: COUNT }));
  await userEvent.type(dialog.getByLabelText('Magazine, on hand of 7'), '5');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep Editing' }));
  expect(dialog.getByLabelText('Magazine, on hand of 7')).toHaveValue('5');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('LIFE-39 of several items each that comes back has its own count', async () => {
  const line = (number: number, serial: string) =>
    wireTransfer({ id: `T-${number}`, serial, request_id: 'TR-7', request_lines: 2 });
  const lines = [line(1, 'W123488'), line(2, 'W123499')];
  const { sent } = serve({
    'GET /api/transfers': () => page(lines),
    'GET /api/transfers/sheets': () => [
      BACK,
      wireSheet({ transfer_id: 'T-2', item: sheetItem({ serial_number: 'W123499' }) }),
    ],
    'POST /api/transfers/decisions': () => ({
      done: 2,
      refused: 0,
      results: lines.map((transfer) => ({ id: transfer.id, ok: true, message: null, transfer, sheet: null })),
    }),
  });
  renderPage('/transfers?request=TR-7');
  const dialog = within(await screen.findByRole('dialog', { name: 'What you sign for, 2 items' }));
  await userEvent.click(await dialog.findByRole('button', { name: COUNT }));
  await userEvent.type(dialog.getByLabelText('Magazine, on hand of 7'), '5');
  expect(dialog.queryByRole('button', { name: 'Count what comes back, W123499' })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Sign for 2 items' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm Approve' }));
  await waitFor(() => expect(sent.some(({ url }) => url === '/api/transfers/decisions')).toBe(true));
  expect(sent.find(({ url }) => url === '/api/transfers/decisions')?.body).toMatchObject({
    decisions: [
      { id: 'T-1', counts: COUNTS },
      { id: 'T-2', status: 'Approved' },
    ],
  });
});
