import type { TransferDecisionDto, TransferDto } from '@hand-receipt/contracts';
import { queryClient } from '@hand-receipt/platform';
import { type Call, page, refusal, serve } from '@hand-receipt/standalone/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import user from '@testing-library/user-event';
import { halloran, whitaker } from '../test/people';
import { renderPage } from '../test/render';
import { sheetItem, wireSheet, wireTransfer } from '../test/wire';

const userEvent = user.setup({ delay: null });

const line = (number: number, given: Partial<TransferDto> = {}) =>
  wireTransfer({
    id: `T-${number}`,
    serial: `SN${number}`,
    request_id: 'TR-7',
    request_lines: 3,
    notes: 'Range week',
    ...given,
  });

/** A server that keeps the lines of one request, and what it is told about them. */
function serveRequest(lines: TransferDto[], refuse: Record<string, string> = {}) {
  const kept = new Map(lines.map((one) => [one.id, one]));
  const decide = (_url: URL, body: unknown) => {
    const { decisions } = body as { decisions: TransferDecisionDto[] };
    const results = decisions.map(({ id, status, notes = null }) => {
      const message = refuse[id] ?? null;
      if (message === null)
        kept.set(id, { ...kept.get(id)!, status, notes, resolved_date: '2026-11-22T06:00:00Z' });
      return { id, ok: message === null, message, transfer: kept.get(id) ?? null, sheet: null };
    });
    const refused = results.filter(({ ok }) => !ok).length;
    return { done: results.length - refused, refused, results };
  };
  const { sent } = serve({
    'GET /api/transfers': ({ searchParams }) => {
      const status = searchParams.get('status');
      return page([...kept.values()].filter((one) => !status || one.status === status));
    },
    'GET /api/transfers/sheets': ({ searchParams }) =>
      (searchParams.get('ids')?.split(',') ?? []).map((id) =>
        wireSheet({
          transfer_id: id,
          item: sheetItem({ id: `of-${id}`, serial_number: id.replace('T-', 'SN') }),
        }),
      ),
    'POST /api/transfers/decisions': decide,
    ...Object.fromEntries(
      lines.map(({ id }) => [
        `POST /api/transfers/${id}/cancel`,
        () => {
          if (refuse[id]) return refusal(409, refuse[id]);
          kept.set(id, { ...kept.get(id)!, status: 'Cancelled', cancel_user_id: null });
          return kept.get(id);
        },
      ]),
    ),
  });
  return { sent, kept };
}

const decisions = (sent: Call[]) =>
  sent.filter(({ url }) => url === '/api/transfers/decisions').map(({ body }) => body);

async function openRequest(path = '/transfers?request=TR-7', name: string | RegExp = /^What you sign for/) {
  renderPage(path);
  const dialog = await screen.findByRole('dialog', { name });
  await within(dialog).findByText('SN1');
  return dialog;
}

/** Digest of the sheets of the fixture. */
const SEEN = '0'.repeat(64);

const button = (dialog: HTMLElement, name: string) => within(dialog).getByRole('button', { name });
const lineOf = (dialog: HTMLElement, serial: string) =>
  within(dialog).getByRole('listitem', { name: `M4A1 Carbine ${serial}` });

test('a line of the list leads to its request, by an address of its own', async () => {
  serveRequest([line(1), line(2), line(3)]);
  renderPage('/transfers?sort=name');
  const [link] = await screen.findAllByRole('link', { name: 'Request of 3 items' });
  await userEvent.click(link!);
  await waitFor(() =>
    expect(screen.getByLabelText('Address')).toHaveTextContent('/transfers?sort=name&request=TR-7'),
  );
  const dialog = await screen.findByRole('dialog', { name: /^What you sign for/ });
  await waitFor(() =>
    expect(dialog).toHaveAccessibleDescription(
      expect.stringMatching(/^SPC Whitaker offers 3 items to CPT Halloran\./),
    ),
  );
  expect(dialog).toHaveTextContent('Range week');
  await userEvent.click(within(dialog.querySelector('footer')!).getByRole('button', { name: 'Close' }));
  expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/transfers\?sort=name$/);
});

test('many are answered at once: one confirmation, a reason for a refusal, a result for each line', async () => {
  const { sent } = serveRequest([line(1), line(2), line(3)]);
  const dialog = await openRequest();
  await userEvent.click(button(dialog, 'Accept All'));
  await userEvent.click(button(dialog, 'Decline M4A1 Carbine SN2'));
  await userEvent.type(within(dialog).getByLabelText('Reason for SN2'), 'Wrong serial');
  expect(within(dialog).getByRole('status', { name: 'Your answers' })).toHaveTextContent(
    /Accepted\s*2.*Rejected\s*1.*Left open\s*0.*Short\s*None/,
  );
  await userEvent.click(button(dialog, 'Sign for 2, reject 1'));

  const question = await screen.findByRole('alertdialog', { name: 'Confirm Answers' });
  expect(question).toHaveTextContent(
    'Are you sure you want to approve 2 items and reject 1 item of this transfer request? A rejection cannot be undone.',
  );
  expect(within(question).getByRole('list', { name: 'Items to reject' })).toHaveTextContent(
    'SN2 M4A1 Carbine: Wrong serial',
  );
  expect(decisions(sent)).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Confirm Answers' }));

  expect(await screen.findByText('2 items approved, 1 item rejected.')).toBeVisible();
  expect(decisions(sent)).toEqual([
    {
      decisions: [
        { id: 'T-1', status: 'Approved', seen: SEEN },
        { id: 'T-2', status: 'Rejected', notes: 'Wrong serial' },
        { id: 'T-3', status: 'Approved', seen: SEEN },
      ],
    },
  ]);
  await waitFor(() => expect(lineOf(dialog, 'SN1')).toHaveTextContent('Approved'));
  expect(lineOf(dialog, 'SN2')).toHaveTextContent(/Rejected.*Wrong serial/);
  expect(within(dialog).queryByRole('button', { name: /^(Sign for|Reject)/ })).toBeNull();
});

test('one location is said for all that is accepted, and a line may differ', async () => {
  const { sent } = serveRequest([line(1), line(2), line(3)]);
  const dialog = await openRequest();
  await userEvent.click(button(dialog, 'Accept All'));
  await userEvent.type(within(dialog).getByLabelText('Location (optional)'), 'Cage 2');
  await userEvent.click(button(dialog, 'Another location of SN2'));
  const other = within(dialog).getByLabelText('Location of SN2');
  expect(other).toHaveValue('Cage 2');
  await userEvent.type(other, '4');
  // Left empty, it follows the one for all.
  await userEvent.click(button(dialog, 'Another location of SN3'));
  await userEvent.clear(within(dialog).getByLabelText('Location of SN3'));
  await userEvent.click(button(dialog, 'Sign for 3 items'));
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: /^Confirm/ }));
  await waitFor(() =>
    expect(decisions(sent)).toEqual([
      {
        decisions: [
          { id: 'T-1', status: 'Approved', seen: SEEN, location: 'Cage 2' },
          { id: 'T-2', status: 'Approved', seen: SEEN, location: 'Cage 24' },
          { id: 'T-3', status: 'Approved', seen: SEEN, location: 'Cage 2' },
        ],
      },
    ]),
  );
});

test('some are answered and the others left open; a refusal without a reason gives the usual one', async () => {
  const { sent } = serveRequest([line(1), line(2), line(3)]);
  const dialog = await openRequest();
  await userEvent.click(button(dialog, 'Clear'));
  expect(button(dialog, 'Sign for 0 items')).toBeDisabled();
  await userEvent.click(button(dialog, 'Decline M4A1 Carbine SN3'));
  await userEvent.click(button(dialog, 'Accept M4A1 Carbine SN1'));
  await userEvent.click(button(dialog, 'Accept M4A1 Carbine SN1'));
  await userEvent.click(button(dialog, 'Reject 1'));
  const question = await screen.findByRole('alertdialog', { name: 'Confirm Rejection' });
  await userEvent.click(within(question).getByRole('button', { name: 'Confirm Reject' }));
  await waitFor(() =>
    expect(decisions(sent)).toEqual([
      { decisions: [{ id: 'T-3', status: 'Rejected', notes: 'Rejected by recipient' }] },
    ]),
  );
  await waitFor(() => expect(lineOf(dialog, 'SN3')).toHaveTextContent('Rejected'));
  expect(button(dialog, 'Accept M4A1 Carbine SN1')).toBeEnabled();
});

test('two people decide at once: what came too late says who was first, the rest is done', async () => {
  const late = 'SPC Whitaker already cancelled this transfer on 21NOV2026 0604.';
  serveRequest([line(1), line(2)], { 'T-2': late });
  const dialog = await openRequest();
  await userEvent.click(button(dialog, 'Accept All'));
  await userEvent.click(button(dialog, 'Sign for 2 items'));
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm Approve' }));
  expect(await screen.findByText('Not Every Transfer Was Answered')).toBeVisible();
  expect(screen.getByText('1 item approved, 1 item could not be answered.')).toBeVisible();
  expect(lineOf(dialog, 'SN2')).toHaveTextContent(late);
  await waitFor(() => expect(lineOf(dialog, 'SN1')).toHaveTextContent('Approved'));
});

test('what others do meanwhile is seen, and loses nothing that is typed', async () => {
  const { kept, sent } = serveRequest([line(1), line(2), line(3)]);
  const dialog = await openRequest();
  await userEvent.click(button(dialog, 'Clear'));
  await userEvent.click(button(dialog, 'Accept M4A1 Carbine SN2'));
  await userEvent.click(button(dialog, 'Decline M4A1 Carbine SN1'));
  await userEvent.type(within(dialog).getByLabelText('Reason for SN1'), 'Not in the');

  kept.set('T-2', { ...line(2), status: 'Cancelled', cancel_user_id: null });
  await act(() => queryClient.invalidateQueries({ queryKey: ['transfers'] }));
  await waitFor(() => expect(lineOf(dialog, 'SN2')).toHaveTextContent('Cancelled'));
  const reason = within(dialog).getByLabelText('Reason for SN1');
  expect(reason).toHaveValue('Not in the');
  expect(reason).toHaveFocus();
  await userEvent.type(reason, ' arms room');
  await userEvent.click(button(dialog, 'Reject 1'));
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm Reject' }));
  await waitFor(() =>
    expect(decisions(sent)).toEqual([
      { decisions: [{ id: 'T-1', status: 'Rejected', notes: 'Not in the arms room' }] },
    ]),
  );
});

test('its sender follows it and takes back what nobody has answered', async () => {
  const mine = (number: number, given: Partial<TransferDto> = {}) =>
    line(number, { from_user: halloran, to_user: whitaker, ...given });
  const late = 'SPC Whitaker already approved this transfer.';
  const approved = mine(1, { status: 'Approved', cancel_user_id: null });
  serveRequest([approved, mine(2), mine(3)], { 'T-3': late });
  const dialog = await openRequest('/transfers?view=outgoing&request=TR-7', 'Transfer Request');
  expect(within(dialog).queryByRole('button', { name: /^Accept/ })).toBeNull();
  await userEvent.click(button(dialog, 'Cancel Request'));
  const question = await screen.findByRole('alertdialog', { name: 'Confirm Cancellation' });
  expect(question).toHaveTextContent('cancel your transfer request for 2 items?');
  await userEvent.click(within(question).getByRole('button', { name: 'Confirm Cancel' }));
  expect(
    await screen.findByText('Transfer of 1 item cancelled. 1 item could not be cancelled.'),
  ).toBeVisible();
  await waitFor(() => expect(lineOf(dialog, 'SN2')).toHaveTextContent('Cancelled'));
  expect(lineOf(dialog, 'SN3')).toHaveTextContent(late);
});

test('LIFE-55 without a connection nothing is sent, that is said, and the choice stays', async () => {
  const { sent } = serveRequest([line(1), line(2)]);
  const dialog = await openRequest();
  await userEvent.click(button(dialog, 'Accept All'));
  await userEvent.click(button(dialog, 'Sign for 2 items'));
  const answers = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (init?.method === 'POST') throw new TypeError('Failed to fetch');
    return answers(input, init);
  };
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm Approve' }));
  expect(await screen.findByText('Needs a connection.')).toBeVisible();
  expect(screen.getByText(/^Failed to answer transfers: The server cannot be reached/)).toBeVisible();
  expect(decisions(sent)).toEqual([]);
  expect(button(dialog, 'Sign for 2 items')).toBeEnabled();
});

test('a request that is not mine to see says so', async () => {
  serve({ 'GET /api/transfers': () => page([]) });
  renderPage('/transfers?request=TR-404');
  const dialog = await screen.findByRole('dialog', { name: 'Transfer Request' });
  expect(await within(dialog).findByText('There is no such request of yours.')).toBeVisible();
});

test('LIFE-38 a line that changed while the sheet was open stays with the change marked, and the others are done', async () => {
  const before = wireSheet({ transfer_id: 'T-2', item: sheetItem({ serial_number: 'SN2' }) });
  const now = wireSheet({
    transfer_id: 'T-2',
    item: sheetItem({ serial_number: 'SN2', current_status: 'Damaged' }),
    digest: '1'.repeat(64),
  });
  let shown = before;
  const pending = new Map([line(1), line(2)].map((one) => [one.id, one]));
  const { sent } = serve({
    'GET /api/transfers': () => page([...pending.values()]),
    'GET /api/transfers/sheets': ({ searchParams }) =>
      (searchParams.get('ids') ?? '')
        .split(',')
        .map((id) =>
          id === 'T-2' ? shown : wireSheet({ transfer_id: id, item: sheetItem({ serial_number: 'SN1' }) }),
        ),
    'POST /api/transfers/decisions': () => {
      shown = now;
      const done = { ...line(1), status: 'Approved' };
      pending.set('T-1', done);
      const changed = 'The item changed since you opened it.';
      return {
        done: 1,
        refused: 1,
        results: [
          { id: 'T-1', ok: true, message: null, transfer: done, sheet: null },
          { id: 'T-2', ok: false, message: changed, transfer: line(2), sheet: now },
        ],
      };
    },
  });
  const dialog = await openRequest();
  await userEvent.click(button(dialog, 'Sign for 2 items'));
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm Approve' }));
  await waitFor(() => expect(lineOf(dialog, 'SN2')).toHaveTextContent('Condition: Operational, now Damaged'));
  expect(within(lineOf(dialog, 'SN2')).getAllByText('The item changed since you opened it.')).toHaveLength(1);
  expect(lineOf(dialog, 'SN1')).toHaveTextContent('Approved');
  await userEvent.click(button(dialog, 'Sign for 1 item'));
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm Approve' }));
  await waitFor(() =>
    expect(decisions(sent).at(-1)).toEqual({
      decisions: [{ id: 'T-2', status: 'Approved', seen: now.digest }],
    }),
  );
});

test('LIFE-40 24 items are accepted with one button, and the confirmation names all 24 serial numbers in order', async () => {
  const { sent } = serveRequest(Array.from({ length: 24 }, (_, at) => line(at + 1)));
  const dialog = await openRequest();
  await userEvent.click(button(dialog, 'Sign for 24 items'));
  const question = await screen.findByRole('alertdialog', { name: 'Confirm Approval' });
  const named = within(question).getByRole('list', { name: 'Items to sign for' });
  expect([...named.children].map((item) => item.textContent?.match(/SN\d+/)?.[0])).toEqual(
    Array.from({ length: 24 }, (_, at) => `SN${at + 1}`),
  );
  await userEvent.click(within(question).getByRole('button', { name: 'Confirm Approve' }));
  await waitFor(() => expect(decisions(sent)).toHaveLength(1));
  expect((decisions(sent)[0] as { decisions: object[] }).decisions).toHaveLength(24);
});

test('a request that its giver cancels meanwhile has no field any more, and closes without a question', async () => {
  const { kept } = serveRequest([line(1), line(2)]);
  const dialog = await openRequest();
  await userEvent.click(button(dialog, 'Accept All'));
  await userEvent.type(within(dialog).getByLabelText(/^Location/), 'Wall locker 12');
  await userEvent.click(button(dialog, 'Sign for 2 items'));
  await screen.findByRole('alertdialog', { name: 'Confirm Approval' });
  for (const [id, one] of kept) kept.set(id, { ...one, status: 'Cancelled' });
  await act(() => queryClient.invalidateQueries({ queryKey: ['transfers'] }));
  const ended = await screen.findByRole('dialog', { name: 'Transfer Request' });
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(lineOf(ended, 'SN1')).toHaveTextContent('Cancelled');
  expect(within(ended).queryByRole('textbox')).not.toBeInTheDocument();
  expect(ended).not.toHaveTextContent('You answer for every line you accept.');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('the question whether to cancel a request is open after a reload', async () => {
  serveRequest([1, 2].map((number) => line(number, { from_user: halloran, to_user: whitaker })));
  await openRequest('/transfers?view=outgoing&request=TR-7&question=cancel', 'Transfer Request');
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('2 items');
  await userEvent.click(within(question).getAllByRole('button')[0]!);
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(screen.getByLabelText('Address')).toHaveTextContent('/transfers?view=outgoing&request=TR-7');
});
