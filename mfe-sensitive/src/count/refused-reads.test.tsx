import { discardEntry, syncNow } from '@hand-receipt/platform';
import { page, remoteRoutes, renderAt, serve } from '@hand-receipt/standalone/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import descriptor from '../../remote.json';
import remote from '../remote';
import { me } from '../test/items';
import { onDesktop, onPhone } from '../test/on-phone';
import { inventory, scanAnswer } from '../test/scans';

const QUEUE = 'handreceipt.offlineQueue';

const refusedRead = (id: string, code: string, inventoryId = 'INV-1') => ({
  id,
  timestamp: Date.parse('2026-11-21T17:50:00Z') + Number(id),
  type: 'verify',
  call: { key: 'POST /api/inventories/:id/scans', params: { id: inventoryId } },
  data: { code },
  title: `Count ${code}`,
  owner: me.id,
  state: 'failed',
  status: 403,
  reason: 'You do not count in this inventory any more.',
  attempts: 1,
});

/** The count, on a device that kept these entries. */
async function show(...entries: object[]) {
  localStorage.setItem(QUEUE, JSON.stringify(entries));
  await open({});
}

/** The count, with what the device keeps. */
async function open(answers: Parameters<typeof serve>[0]) {
  serve({
    'GET /api/inventories/INV-1': () => inventory(),
    'GET /api/inventories/INV-1/lines': () => page([]),
    'GET /api/inventories/INV-1/extras': () => [],
    ...answers,
  });
  const app = renderAt('/inventories/INV-1', remoteRoutes(descriptor, remote));
  // A test before has read the device already; a sync reads it again, and sends nothing that was refused.
  await act(() => syncNow());
  await screen.findByRole('heading', { level: 1, name: 'Arms room, evening' });
  return app;
}

beforeEach(onPhone);
afterEach(() => {
  onDesktop();
  localStorage.removeItem(QUEUE);
});

test('reads that the server refused are told in the count on a phone, with its reason and the way to the queue', async () => {
  await show(
    ...['W123451', 'W123452', 'W123453', 'W123454'].map((code, index) => refusedRead(`${index}`, code)),
    refusedRead('8', 'W999999', 'INV-2'),
  );
  expect(await screen.findByText('4 reads were not taken')).toBeVisible();
  const list = within(screen.getByRole('list', { name: 'Reads that were not taken' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    ['W123451', 'W123452', 'W123453'].map((code) => `${code}: You do not count in this inventory any more.`),
  );
  expect(screen.getByText('and 1 more')).toBeVisible();
  expect(screen.getByText('1 other change could not be sent.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show queue' }));
  expect(screen.getByLabelText('Address')).toHaveTextContent('/inventories/INV-1?queue=open');
});

test('a change of another page that was refused is told in the count on a phone too', async () => {
  await show(refusedRead('1', 'W999999', 'INV-2'));
  expect(await screen.findByText('1 change could not be sent')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show queue' })).toBeVisible();
});

test('on a desktop the count tells of its own reads alone: the banner above it tells of the rest', async () => {
  onDesktop();
  await show(refusedRead('1', 'W999999', 'INV-2'));
  expect(screen.queryByText(/could not be sent/)).not.toBeInTheDocument();
});

test.each(['late', 'not-eligible'] as const)(
  'INVT-18 a read that waited and was answered %s stays listed after a reload, until it is discarded',
  async (result) => {
    const code = 'W123451';
    const waiting = { ...refusedRead('1', code), state: 'waiting', notTaken: ['late', 'not-eligible'] };
    localStorage.setItem(QUEUE, JSON.stringify([waiting]));
    const message = `${code} was read by someone who does not count here.`;
    const answer = () => scanAnswer({ result, message, item: null });
    const app = await open({ 'POST /api/inventories/INV-1/scans': answer });
    app.unmount();
    const [kept] = JSON.parse(localStorage.getItem(QUEUE) ?? '[]') as { id: string }[];
    await open({});
    const list = within(await screen.findByRole('list', { name: 'Reads that were not taken' }));
    expect(list.getByRole('listitem')).toHaveTextContent(`${code}: ${message}`);
    await act(() => discardEntry(kept?.id ?? ''));
    expect(screen.queryByText('1 read was not taken')).not.toBeInTheDocument();
  },
);
