import type { TransferDto } from '@hand-receipt/contracts';
import { page, refusal, serve } from '@hand-receipt/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirmApprove } from '../test/confirm-approve';
import { halloran, whitaker } from '../test/people';
import { renderAt } from '../test/render';
import { sheetsOf, wireTransfer } from '../test/wire';
import { ActiveTransfersCard } from './active-transfers-card';

const toMe = (number: number) => wireTransfer({ id: `T-${number}`, serial: `SN${number}` });
const fromMe = wireTransfer({ id: 'T-9', serial: 'SN9', from_user: halloran, to_user: whitaker });

/** A server that keeps the answers it is given. */
function serveActive(transfers: TransferDto[], refused?: Response) {
  const decided = new Set<string>();
  const answer = (url: URL) => {
    const id = url.pathname.split('/')[3] ?? '';
    if (refused) return refused;
    decided.add(id);
    return transfers.find((transfer) => transfer.id === id);
  };
  return serve({
    'GET /api/transfers': ({ searchParams }) => {
      const key = searchParams.get('view') === 'incoming' ? 'to_user' : 'from_user';
      const open = transfers.filter(
        ({ id, is_recall: isRecall, [key]: person }) =>
          person.id === halloran.id && !decided.has(id) && !(isRecall && searchParams.has('waiting')),
      );
      return page(open.slice(0, Number(searchParams.get('limit'))), { total: open.length });
    },
    'GET /api/transfers/sheets': sheetsOf(transfers),
    ...Object.fromEntries(transfers.map(({ id }) => [`PATCH /api/transfers/${id}/status`, answer])),
  });
}

const lines = () => screen.getAllByRole('listitem').map((line) => line.textContent);

test('DASH-13 DASH-16 the first two pending transfers, how many wait for me, and the way to all', async () => {
  serveActive([toMe(1), toMe(2), toMe(3), fromMe]);
  renderAt('/dashboard', <ActiveTransfersCard />);
  const card = await screen.findByRole('region', { name: 'Active Transfers' });
  expect(await within(card).findByText('3 waiting for you')).toBeInTheDocument();
  expect(lines()).toEqual([
    expect.stringMatching(/M4A1 Carbine.*SN1.*From SPC Whitaker · 21NOV2026/),
    expect.stringMatching(/SN2/),
  ]);
  expect(within(card).getByRole('link', { name: /VIEW ALL/ })).toHaveAttribute('href', '/transfers');
});

test('DASH-16 SUCC-37 what waits for me stands before my own recall, which the badge does not count', async () => {
  const recall = wireTransfer({ id: 'T-8', serial: 'SN8', is_recall: true });
  serveActive([recall, toMe(1)]);
  renderAt('/dashboard', <ActiveTransfersCard />);
  expect(await screen.findByText('1 waiting for you')).toBeInTheDocument();
  expect(lines()).toEqual([
    expect.stringMatching(/SN1/),
    expect.stringMatching(/SN8.*Waiting for SPC Whitaker/),
  ]);
});

test('DASH-19 what I offered is listed after, without buttons', async () => {
  serveActive([toMe(1), fromMe]);
  renderAt('/dashboard', <ActiveTransfersCard />);
  await screen.findByText('SN9');
  const [mine, theirs] = screen.getAllByRole('listitem');
  expect(within(mine!).getByRole('button', { name: /^Accept/ })).toBeVisible();
  expect(theirs).toHaveTextContent(/To SPC Whitaker.*Pending/);
  expect(within(theirs!).queryByRole('button')).toBeNull();
});

const ANSWERS = [
  ['Accept', 'Confirm Approve', 'Transfer Approved', 'The transfer request has been approved', 'Approved'],
  ['Decline', 'Confirm Reject', 'Transfer Rejected', 'The transfer request has been rejected', 'Rejected'],
] as const;

test.each(ANSWERS)(
  'DASH-17 DASH-18 DASH-19 %s is asked, sent and told; the line stays where it is and the next comes below',
  async (button, confirm, title, text, status) => {
    const { sent: calls } = serveActive([toMe(1), toMe(2), toMe(3)]);
    renderAt('/dashboard', <ActiveTransfersCard />);
    await screen.findByText('SN1');
    await userEvent.click(screen.getByRole('button', { name: `${button} M4A1 Carbine SN1` }));
    const question = await screen.findByRole('alertdialog');
    expect(calls.filter(({ method }) => method === 'PATCH')).toEqual([]);
    const answer = within(question).getByRole('button', { name: confirm });
    await waitFor(() => expect(answer).toBeEnabled());
    await userEvent.click(answer);
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(calls.find(({ method }) => method === 'PATCH')).toMatchObject({
      url: '/api/transfers/T-1/status',
      body: { status },
    });
    await waitFor(() =>
      expect(lines()).toEqual([
        expect.stringMatching(new RegExp(`SN1.*${status}`)),
        expect.stringMatching(/SN2/),
        expect.stringMatching(/SN3/),
      ]),
    );
    // On the line: a second Enter must not answer it.
    await waitFor(() => expect(screen.getAllByRole('listitem')[0]).toHaveFocus());
  },
);

test('Cancel in the confirmation changes nothing and gives the focus back to the button', async () => {
  const { sent } = serveActive([toMe(1)]);
  renderAt('/dashboard', <ActiveTransfersCard />);
  const accept = await screen.findByRole('button', { name: 'Accept M4A1 Carbine SN1' });
  await userEvent.click(accept);
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }),
  );
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(accept).toHaveFocus());
  expect(sent.filter(({ method }) => method === 'PATCH')).toEqual([]);
});

test('ERR-15 an answer that comes too late is told', async () => {
  serveActive([toMe(1)], refusal(409, 'SPC Whitaker already cancelled this transfer.'));
  renderAt('/dashboard', <ActiveTransfersCard />);
  await userEvent.click(await screen.findByRole('button', { name: /^Accept/ }));
  await confirmApprove();
  expect(
    await screen.findByText('Failed to approve transfer: SPC Whitaker already cancelled this transfer.'),
  ).toBeVisible();
});

test('ERR-13 nothing pending, and nothing to be had, are said', async () => {
  serveActive([]);
  const { unmount } = renderAt('/dashboard', <ActiveTransfersCard />);
  expect(await screen.findByText('No active transfers')).toBeVisible();
  unmount();

  serve({ 'GET /api/transfers': () => refusal(500, 'Broken', { statusText: 'Internal Server Error' }) });
  renderAt('/dashboard', <ActiveTransfersCard />);
  expect(
    await screen.findByText('Error loading transfers: Failed to fetch transfers: Internal Server Error'),
  ).toBeVisible();
});
