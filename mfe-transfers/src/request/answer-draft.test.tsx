import type { TransferSheetDto } from '@hand-receipt/contracts';
import { queryClient } from '@hand-receipt/platform';
import { page, serve } from '@hand-receipt/standalone/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import user from '@testing-library/user-event';
import { renderPage } from '../test/render';
import { component, sheetItem, wireSheet, wireTransfer } from '../test/wire';

const userEvent = user.setup({ delay: null });

const LINES = [1, 2].map((number) =>
  wireTransfer({ id: `T-${number}`, serial: `SN${number}`, request_id: 'TR-6', request_lines: 2 }),
);
const sheet = (number: number, given: Partial<TransferSheetDto> = {}) =>
  wireSheet({
    transfer_id: `T-${number}`,
    item: sheetItem({ id: `P-${number}`, serial_number: `SN${number}`, components: [component()] }),
    ...given,
  });
/** The same item with its magazines gone. */
const SHORT = sheet(1, {
  item: sheetItem({
    id: 'P-1',
    serial_number: 'SN1',
    components: [
      component({ status: 'missing' }),
      component({ id: 'C-2', name: 'Sling', status: 'missing' }),
    ],
  }),
  digest: '1'.repeat(64),
});

let sheets: TransferSheetDto[];
beforeEach(() => {
  sheets = [sheet(1), sheet(2)];
  queryClient.clear();
});

async function open() {
  const { sent } = serve({
    'GET /api/transfers': () => page(LINES),
    'GET /api/transfers/sheets': () => sheets,
    'POST /api/transfers/decisions': (_url, body) => {
      const { decisions } = body as { decisions: { id: string; status: string }[] };
      const results = decisions.map(({ id, status }) => ({
        id,
        ok: true,
        message: null,
        transfer: { ...LINES.find((line) => line.id === id)!, status },
        sheet: null,
      }));
      return { done: results.length, refused: 0, results };
    },
  });
  const page_ = renderPage('/transfers?request=TR-6');
  const dialog = await screen.findByRole('dialog', { name: /^What you sign for/ });
  await within(dialog).findByRole('button', { name: 'Decline M4A1 Carbine SN2' });
  await within(dialog).findByText('SN1');
  return { dialog: within(dialog), sent, ...page_ };
}

const isKept = (text: string) =>
  waitFor(() => expect(localStorage.getItem('handreceipt.offlineQueue') ?? '').toContain(text));

/** Declines the second line, says where the first is kept, and leaves the page. */
async function answerAndLeave() {
  const { dialog, unmount } = await open();
  await userEvent.click(dialog.getByRole('button', { name: 'Decline M4A1 Carbine SN2' }));
  await userEvent.type(dialog.getByLabelText('Reason for SN2'), 'Wrong serial');
  await userEvent.type(dialog.getByLabelText('Location (optional)'), 'Cage 2');
  await isKept('Cage 2');
  unmount();
  queryClient.clear();
}

test('a reload keeps a decline with its reason and the location, until they are sent', async () => {
  await answerAndLeave();
  const { dialog } = await open();
  expect(await dialog.findByText('Draft, not sent')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Decline M4A1 Carbine SN2' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(dialog.getByLabelText('Reason for SN2')).toHaveValue('Wrong serial');
  expect(dialog.getByLabelText('Location (optional)')).toHaveValue('Cage 2');
  await userEvent.click(dialog.getByRole('button', { name: 'Sign for 1, reject 1' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm Answers' }));
  expect(await screen.findByText('1 item approved, 1 item rejected.')).toBeVisible();
  await waitFor(() => expect(localStorage.getItem('handreceipt.offlineQueue') ?? '[]').toBe('[]'));
});

test('a draft of answers can be left for an empty form', async () => {
  await answerAndLeave();
  const { dialog } = await open();
  await userEvent.click(await dialog.findByRole('button', { name: 'Start empty' }));
  expect(dialog.getByRole('button', { name: 'Sign for 2 items' })).toBeEnabled();
  expect(dialog.getByLabelText('Location (optional)')).toHaveValue('');
  await waitFor(() => expect(localStorage.getItem('handreceipt.offlineQueue') ?? '[]').toBe('[]'));
});

test('a draft is discarded where what is offered changed since, and the sheet says so', async () => {
  await answerAndLeave();
  sheets = [SHORT, sheet(2)];
  const { dialog } = await open();
  expect(await dialog.findByText('Draft discarded')).toBeVisible();
  expect(dialog.queryByLabelText('Reason for SN2')).not.toBeInTheDocument();
  expect(dialog.getByLabelText('Location (optional)')).toHaveValue('');
  await waitFor(() => expect(localStorage.getItem('handreceipt.offlineQueue') ?? '[]').toBe('[]'));
});

test('after a change the lines, the totals and the confirmation say the same, and the answer is to what was read', async () => {
  const { dialog, sent } = await open();
  sheets = [SHORT, sheet(2)];
  await act(() => queryClient.invalidateQueries({ queryKey: ['transfers'] }));
  await waitFor(() =>
    expect(dialog.getByRole('status', { name: 'Your answers' })).toHaveTextContent(/2 components/),
  );
  await userEvent.click(dialog.getByRole('button', { name: /^Sign for 2 items/ }));
  const question = await screen.findByRole('alertdialog', { name: 'Confirm Approval' });
  expect(within(question).getByRole('list', { name: 'Items to sign for' })).toHaveTextContent(
    /SN1 M4A1 Carbine, 2 components, 2 short/,
  );
  await userEvent.click(within(question).getByRole('button', { name: 'Confirm Approve' }));
  await waitFor(() =>
    expect(sent.find(({ url }) => url === '/api/transfers/decisions')?.body).toMatchObject({
      decisions: [{ id: 'T-1', seen: '0'.repeat(64) }, { id: 'T-2' }],
    }),
  );
});
