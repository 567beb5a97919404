import type { HandOverDto } from '@hand-receipt/contracts';
import { page, refusal, serve, unreachable } from '@hand-receipt/standalone/testing';
import { formatTime } from '@hand-receipt/ui';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { brandt, halloran } from '../test/people';
import { renderPage } from '../test/render';

const until = new Date(new Date().setHours(23, 59, 0, 0)).toISOString();
const handOver = (id: string) =>
  ({
    id,
    mode: 'issue',
    state: 'waiting',
    counter: { id: 'CT-1', name: 'Supply Room', unit: 'B Co' },
    operator: brandt,
    recipient: halloran,
    act_at: until,
    waits_until: until,
    lines: [{ line: 1 }, { line: 2 }],
  }) as unknown as HandOverDto;

/** The transfers page of a person for whom these wait. */
function openPage(waiting: () => unknown, path?: string) {
  const server = serve({
    'GET /api/transfers': () => page([]),
    'GET /api/counter/handovers': waiting,
  });
  renderPage(path);
  return server;
}

test('CNTR-26 a hand-over that waits for my signature is found from the Transfers page', async () => {
  const { calls } = openPage(() => page([handOver('HO-0007')]));
  const list = await screen.findByRole('list', { name: '1 hand-over waits for your signature' });
  expect(list).toHaveTextContent(
    `SFC Brandt at Supply RoomIssue, 2 items · waits until ${formatTime(until)}Review`,
  );
  expect(within(list).getByRole('link', { name: 'Review HO-0007' })).toHaveAttribute(
    'href',
    '/counter/receipts/HO-0007',
  );
  expect(calls).toContain(`GET /api/counter/handovers?person=${halloran.id}&state=waiting`);
});

test('several are counted, and each has its link', async () => {
  openPage(() => page([handOver('HO-0007'), handOver('HO-0008')]));
  const list = await screen.findByRole('list', { name: '2 hand-overs wait for your signature' });
  expect(within(list).getAllByRole('link')).toHaveLength(2);
});

test('nothing is said where none waits, and in the other views', async () => {
  const { calls } = openPage(() => page([]));
  expect(await screen.findByText('No Incoming Transfers')).toBeVisible();
  expect(screen.queryByText(/your signature/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: /History/ }));
  expect(await screen.findByText('No Transfer History')).toBeVisible();
  expect(calls.filter((call) => call.startsWith('GET /api/counter/handovers'))).toHaveLength(1);
});

test('a failure is said, and Try again reads them', async () => {
  let answer: () => unknown = () => refusal(500, 'Something failed on the server.');
  openPage(() => answer());
  expect(await screen.findByText('Failed to load the hand-overs that wait for your signature')).toBeVisible();
  answer = () => page([handOver('HO-0007')]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Review HO-0007' })).toBeVisible();
});

test('without a connection they are not said to be none', async () => {
  openPage(unreachable);
  expect(await screen.findByText('Hand-overs that wait for your signature need a connection.')).toBeVisible();
});
