import { SHEET_CHANGED } from '@hand-receipt/contracts';
import { queryClient } from '@hand-receipt/platform';
import { type Call, page, refusal, serve } from '@hand-receipt/standalone/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../test/render';
import { component, sheetItem, wireSheet, wireTransfer } from '../test/wire';

interface Answer {
  status: string;
  notes?: string;
}

/** A server with one transfer, which keeps what it is told; `answering` may refuse or wait first. */
function serveOne(answering: () => unknown = () => undefined) {
  let transfer = wireTransfer();
  return serve({
    'GET /api/transfers': (url) => {
      const status = url.searchParams.get('status');
      return page(!status || status === transfer.status ? [transfer] : []);
    },
    'GET /api/transfers/sheets': () => (transfer.status === 'Pending' ? [wireSheet()] : []),
    'GET /api/transfers/T-1': () => transfer,
    'PATCH /api/transfers/T-1/status': async (_url, body) => {
      const refused = await answering();
      if (refused) {
        transfer = { ...transfer, status: 'Cancelled' };
        return refused;
      }
      const { status, notes = null } = body as Answer;
      transfer = { ...transfer, status, notes, resolved_date: '2026-11-22T06:00:00.000Z' };
      return transfer;
    },
  });
}

const answers = (calls: Call[]) => calls.filter(({ method }) => method === 'PATCH');

async function ask(button: 'Accept' | 'Decline') {
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${button}`) }));
  const dialog = await screen.findByRole('alertdialog');
  if (button === 'Accept') await within(dialog).findByText('Arms room', { exact: false });
  return dialog;
}

test('XFER-38 XFER-39 XFER-42 XFER-43 ERR-18 approving asks, sends Approved without a reason and says so', async () => {
  const { sent: calls } = serveOne();
  renderPage();
  const dialog = await ask('Accept');
  expect(dialog).toHaveAccessibleName('Confirm Approval');
  expect(dialog).toHaveTextContent(
    "Are you sure you want to approve this transfer request for item 'M4A1 Carbine'?",
  );
  expect(dialog).toHaveTextContent(/Item.*M4A1 Carbine.*Serial number.*W123488/);
  expect(dialog).toHaveTextContent(/From.*SPC Whitaker.*To.*CPT Halloran.*Company Commander, you/);
  expect(dialog).toHaveTextContent('You become accountable for this item as soon as you approve.');
  expect(answers(calls)).toHaveLength(0);

  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm Approve' }));
  expect(await screen.findByText('Transfer Approved')).toBeVisible();
  expect(screen.getByText('Transfer of M4A1 Carbine approved.')).toBeVisible();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(answers(calls).map(({ url, body }) => [url, body])).toEqual([
    ['/api/transfers/T-1/status', { status: 'Approved', seen: '0'.repeat(64) }],
  ]);
  expect(screen.getByText('W123488').closest('tr')).toHaveTextContent('Approved');
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
});

test.each([
  ['Accept', 'Confirm Approve', 'Transfer Approved'],
  ['Decline', 'Confirm Reject', 'Transfer Rejected'],
] as const)('after %s nobody reads that there is nothing to answer', async (button, confirm, done) => {
  serveOne();
  renderPage();
  const dialog = await ask(button);
  const seen: string[] = [];
  const watch = new MutationObserver(() => {
    for (const shown of screen.queryAllByText(/^Nothing to/)) seen.push(shown.textContent ?? '');
  });
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  await userEvent.click(within(dialog).getByRole('button', { name: confirm }));
  expect(await screen.findByText(done)).toBeVisible();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  watch.disconnect();
  expect(seen).toEqual([]);
});

test('an approval at work keeps what is signed for in view, though an update says that it waits no more', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  let waits = true;
  serve({
    'GET /api/transfers': () => page([wireTransfer()]),
    'GET /api/transfers/sheets': () => (waits ? [wireSheet()] : []),
    'PATCH /api/transfers/T-1/status': async () => {
      waits = false;
      await answered;
      return wireTransfer({ status: 'Approved' });
    },
  });
  renderPage();
  const dialog = await ask('Accept');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm Approve' }));
  await act(() => queryClient.invalidateQueries({ queryKey: ['transfers'] }));
  expect(within(dialog).queryByText('Nothing to sign for')).toBeNull();
  expect(within(dialog).getByText('Arms room', { exact: false })).toBeVisible();
  answer();
  expect(await screen.findByText('Transfer Approved')).toBeVisible();
});

test('the recipient says where they keep what they sign for; what was typed is not lost by a slip', async () => {
  const { sent: calls } = serveOne();
  renderPage();
  const dialog = await ask('Accept');
  await userEvent.type(within(dialog).getByLabelText('Location (optional)'), ' Wall locker 12 ');
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('alertdialog', { name: /Discard/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /Keep/ }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm Approve' }));
  expect(await screen.findByText('Transfer Approved')).toBeVisible();
  expect(answers(calls).map(({ body }) => body)).toEqual([
    { status: 'Approved', seen: '0'.repeat(64), location: 'Wall locker 12' },
  ]);
});

test('XFER-38 XFER-40 XFER-42 XFER-44 ERR-19 rejecting asks, sends the default note and says so', async () => {
  const { sent: calls } = serveOne();
  renderPage();
  const dialog = await ask('Decline');
  expect(dialog).toHaveAccessibleName('Confirm Rejection');
  expect(dialog).toHaveTextContent(
    "Are you sure you want to reject this transfer request for item 'M4A1 Carbine'? This action cannot be undone.",
  );

  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm Reject' }));
  const told = await screen.findByRole('alert');
  expect(told).toHaveTextContent('Transfer Rejected');
  expect(told).toHaveTextContent('Transfer of M4A1 Carbine rejected.');
  expect(answers(calls)[0]?.body).toEqual({ status: 'Rejected', notes: 'Rejected by recipient' });
  await waitFor(() => expect(screen.getByText('W123488').closest('tr')).toHaveTextContent('Rejected'));
});

test('XFER-41 Cancel changes nothing', async () => {
  const { sent: calls } = serveOne();
  renderPage();
  const dialog = await ask('Accept');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(answers(calls)).toHaveLength(0);
  expect(screen.getByRole('button', { name: /^Accept/ })).toBeEnabled();
});

test('XFER-21 while the server works the row and the dialog show it and nothing can be pressed twice', async () => {
  let finish = () => {};
  serveOne(() => new Promise<void>((resolve) => (finish = resolve)));
  renderPage();
  const dialog = await ask('Accept');
  const confirm = within(dialog).getByRole('button', { name: 'Confirm Approve' });
  await userEvent.click(confirm);
  expect(confirm).toHaveAttribute('aria-busy', 'true');
  expect(confirm).toBeDisabled();
  const inRow = screen.getByRole('button', { name: /^Accept/, hidden: true });
  expect(inRow).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('button', { name: /^Decline/, hidden: true })).toBeDisabled();
  finish();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

const LATE = [
  ['Accept', 'Confirm Approve', 'Failed to approve transfer: SPC Whitaker already cancelled this transfer.'],
  ['Decline', 'Confirm Reject', 'Failed to reject transfer: SPC Whitaker already cancelled this transfer.'],
] as const;

test.each(LATE)(
  'ERR-15 %s after somebody else decided: told, closed, refreshed',
  async (button, confirm, message) => {
    serveOne(() => refusal(409, 'SPC Whitaker already cancelled this transfer.'));
    renderPage();
    const dialog = await ask(button);
    await userEvent.click(within(dialog).getByRole('button', { name: confirm }));
    expect(await screen.findByText(message)).toBeVisible();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.getByText('W123488').closest('tr')).toHaveTextContent('Cancelled');
    expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
  },
);

test('nobody approves what they did not see: the reason is said, and Try again shows it', async () => {
  let sheets: () => unknown = () => refusal(503, 'The database is restarting.');
  serve({ 'GET /api/transfers': () => page([wireTransfer()]), 'GET /api/transfers/sheets': () => sheets() });
  renderPage();
  await userEvent.click(await screen.findByRole('button', { name: /^Accept/ }));
  const dialog = await screen.findByRole('alertdialog');
  expect(await within(dialog).findByText(/Nobody can approve what they have not seen\./)).toBeVisible();
  const confirm = within(dialog).getByRole('button', { name: 'Confirm Approve' });
  expect(confirm).toBeDisabled();
  sheets = () => [wireSheet({ item: sheetItem({ components: [component()] }) })];
  await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
  expect(await within(dialog).findByText('Magazine')).toBeVisible();
  expect(confirm).toBeEnabled();
});

test('Escape asks before it throws a typed reason away, and a reason too long is not sent', async () => {
  serveOne();
  renderPage();
  const dialog = await ask('Decline');
  const reason = within(dialog).getByRole('textbox', { name: 'Reason' });
  await userEvent.type(reason, 'Eyepiece is cracked');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Keep Editing' }));
  expect(reason).toHaveValue('Eyepiece is cracked');
  await userEvent.click(reason);
  await userEvent.paste('x'.repeat(2000));
  expect(within(dialog).getByRole('button', { name: 'Confirm Reject' })).toBeDisabled();
});

test('LIFE-38 an item that changed while its sheet was open is refused once, with the change marked, then signed for', async () => {
  const now = wireSheet({ item: sheetItem({ current_status: 'Damaged' }), digest: '1'.repeat(64) });
  let shown = wireSheet();
  const { sent: calls } = serve({
    'GET /api/transfers': () => page([wireTransfer()]),
    'GET /api/transfers/sheets': () => [shown],
    'PATCH /api/transfers/T-1/status': (_url, body) => {
      if ((body as { seen: string }).seen === now.digest) return wireTransfer({ status: 'Approved' });
      return Response.json(
        { code: 'conflict', message: SHEET_CHANGED, present: { sheet: now } },
        { status: 409 },
      );
    },
  });
  renderPage();
  const dialog = await ask('Accept');
  // An update shows the change at once. What was read is what is sent all the same.
  shown = now;
  await act(() => queryClient.invalidateQueries({ queryKey: ['transfers'] }));
  expect(await within(dialog).findByText('Condition: Operational, now Damaged')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm Approve' }));
  expect(await screen.findByText(`Failed to approve transfer: ${SHEET_CHANGED}`)).toBeVisible();
  expect(within(dialog).getByText('Condition: Operational, now Damaged')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm Approve' }));
  expect(await screen.findByText('Transfer Approved')).toBeVisible();
  expect(answers(calls).map(({ body }) => (body as { seen: string }).seen)).toEqual([
    '0'.repeat(64),
    now.digest,
  ]);
});

test('LIFE-55 without a connection a rejection says so, and its reason stays to be sent later', async () => {
  let connected = false;
  const { sent: calls } = serveOne(() => {
    if (!connected) throw new TypeError('Failed to fetch');
  });
  renderPage();
  const dialog = await ask('Decline');
  await userEvent.type(within(dialog).getByLabelText('Reason'), '5 of 7 magazines');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm Reject' }));
  expect(await screen.findByText('Needs a connection.')).toBeVisible();
  expect(within(dialog).getByLabelText('Reason')).toHaveValue('5 of 7 magazines');
  connected = true;
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm Reject' }));
  expect(await screen.findByText('Transfer Rejected')).toBeVisible();
  expect(answers(calls).at(-1)?.body).toEqual({ status: 'Rejected', notes: '5 of 7 magazines' });
});

test.each([
  ['Accept', 'Location (optional)', 'Nothing to sign for'],
  ['Decline', 'Reason', 'Nothing to reject'],
] as const)(
  '%s of an offer that its giver cancels meanwhile shows a sentence and Close, and no field',
  async (button, field, title) => {
    let transfer = wireTransfer();
    serve({
      'GET /api/transfers': () => page([transfer]),
      'GET /api/transfers/sheets': () => (transfer.status === 'Pending' ? [wireSheet()] : []),
      [`GET /api/transfers/${transfer.id}`]: () => transfer,
    });
    renderPage();
    const dialog = await ask(button);
    await userEvent.type(within(dialog).getByLabelText(field), 'Wall locker 12');
    transfer = { ...transfer, status: 'Cancelled' };
    await act(() => queryClient.invalidateQueries({ queryKey: ['transfers'] }));
    const ended = await screen.findByRole('alertdialog', { name: title });
    await waitFor(() =>
      expect(ended).toHaveTextContent(/^Nothing to .*\w already cancelled this transfer\./),
    );
    expect(screen.queryByRole('textbox', { name: field })).not.toBeInTheDocument();
    expect(
      within(ended)
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual(['Close']);
    // Nothing is left that could be lost.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
);
