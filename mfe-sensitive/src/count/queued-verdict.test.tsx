import { discardEntry, syncNow } from '@hand-receipt/platform';
import { page, refusal, remoteRoutes, renderAt, serve, unreachable } from '@hand-receipt/standalone/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import descriptor from '../../remote.json';
import remote from '../remote';
import { inventory, scanAnswer } from '../test/scans';

const QUEUE = 'handreceipt.offlineQueue';

/** A count in which W123456 was read without a connection. @returns sets what the server answers to it from now on */
async function readOffline() {
  let answer: () => unknown = unreachable;
  serve({
    'GET /api/inventories/INV-1': () => inventory({ serialsHidden: true }),
    'GET /api/inventories/INV-1/lines': () => page([]),
    'GET /api/inventories/INV-1/extras': () => [],
    'POST /api/inventories/INV-1/scans': () => answer(),
  });
  renderAt('/inventories/INV-1', remoteRoutes(descriptor, remote));
  await userEvent.type(await screen.findByLabelText('Serial number or code'), 'W123456{Enter}');
  expect(await verdict().findByText('Queued')).toBeVisible();
  return (given: () => unknown) => {
    answer = given;
  };
}

const verdict = () => within(screen.getByRole('region', { name: 'Last scan' }));
const queued = () => JSON.parse(localStorage.getItem(QUEUE) ?? '[]') as { id: string }[];

afterEach(() => localStorage.removeItem(QUEUE));

test('INVT-18 the verdict of a read that waited says recorded once the queue has sent it', async () => {
  const answerWith = await readOffline();
  answerWith(() => scanAnswer());
  await act(() => syncNow());
  const message = 'Recorded. M4A1 Carbine W123456 verified.';
  expect(await verdict().findByText(message)).toBeVisible();
  expect(verdict().queryByText('Queued')).not.toBeInTheDocument();
  await waitFor(() =>
    expect(
      screen
        .getAllByRole('status')
        .some(({ textContent }) => textContent?.includes(`Item Verified. ${message}`)),
    ).toBe(true),
  );
});

test('the verdict of a read that waited says what the server found, where it is not on the list', async () => {
  const answerWith = await readOffline();
  answerWith(() =>
    scanAnswer({ result: 'not-on-the-books', message: 'W123456 is not on the books.', item: null }),
  );
  await act(() => syncNow());
  expect(await verdict().findByText('Not on the books')).toBeVisible();
});

test('the verdict of a read that waited and that the server refused says why', async () => {
  const answerWith = await readOffline();
  answerWith(() => refusal(403, 'You do not count in this inventory any more.'));
  await act(() => syncNow());
  expect(await verdict().findByText('Not recorded')).toBeVisible();
  expect(verdict().getByText('You do not count in this inventory any more.')).toBeVisible();
});

test('a read that was discarded is not said to wait', async () => {
  await readOffline();
  await act(() => discardEntry(queued()[0]?.id ?? ''));
  expect(await verdict().findByText('It waits on this device no more.')).toBeVisible();
  expect(verdict().queryByText('Queued')).not.toBeInTheDocument();
});
