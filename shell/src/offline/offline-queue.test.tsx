import { connectionStore } from '@hand-receipt/platform';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, callsMade, refusal } from '../test/api';
import { halloran } from '../test/company';
import { openApp } from '../test/render-app';
import '../test/setup-app';

const CREATE = 'POST /api/property';
const entry = (id: string, serial: string, more: object = {}) => ({
  id,
  timestamp: Date.parse('2026-11-21T06:00:00Z') + Number(id),
  type: 'create',
  data: { name: 'M4A1 Carbine', serial_number: serial },
  title: `Create M4A1 Carbine ${serial}`,
  owner: halloran.id,
  state: 'waiting',
  attempts: 0,
  ...more,
});

/** What the device kept when the page was last closed; this browser has no database, so its mirror is read. */
const keep = (...entries: object[]) =>
  localStorage.setItem('handreceipt.offlineQueue', JSON.stringify(entries));

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('without a connection every page says so, how old it is, and how much waits', async () => {
  answer({ [CREATE]: () => refusal(503, 'Busy.') });
  keep(entry('1', 'W1'), entry('2', 'W2'));
  openApp('/profile');
  await screen.findByText('2 changes waiting to be sent');
  act(() => connectionStore.setState({ online: false, keptAt: Date.parse('2026-11-21T06:04:00Z') }));
  const alert = screen.getByText('You are offline').closest('[role]');
  expect(alert).toHaveTextContent(
    /kept on this device at 21NOV2026 \d{4}\. 2 changes queued on this device\./,
  );
  expect(within(screen.getByRole('list', { name: 'Trust' })).getByText('Offline · 2 queued')).toBeVisible();
});

test('the queue can be seen, retried and discarded, and its panel is in the address', async () => {
  let taken = '';
  answer({
    [CREATE]: ({ body }) => {
      taken = (body as { serial_number: string }).serial_number;
      return Response.json({}, { status: 201 });
    },
  });
  keep(
    entry('1', 'W1', { state: 'failed', reason: 'W1 is on the books already.' }),
    entry('2', 'W2', { state: 'failed', reason: 'W2 is on the books already.' }),
  );
  openApp('/profile');
  await userEvent.click(await screen.findByRole('button', { name: 'Show queue' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Offline queue' }));
  expect(screen.getByRole('status', { name: 'Address', hidden: true })).toHaveTextContent(
    '/profile?queue=open',
  );
  expect(panel.getAllByRole('listitem')).toHaveLength(2);
  expect(await panel.findByText('W1 is on the books already.')).toBeVisible();

  await userEvent.click(panel.getByRole('button', { name: 'Retry Create M4A1 Carbine W1' }));
  await waitFor(() => expect(taken).toBe('W1'));
  await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(1));

  await userEvent.click(panel.getByRole('button', { name: 'Discard Create M4A1 Carbine W2' }));
  const sure = within(await screen.findByRole('alertdialog', { name: 'Discard this change?' }));
  expect(panel.getAllByRole('listitem', { hidden: true })).toHaveLength(1);
  await userEvent.click(sure.getByRole('button', { name: 'Discard' }));
  expect(await panel.findByText('Nothing waits on this device')).toBeVisible();
  expect(callsMade().filter((call) => call.startsWith('POST'))).toHaveLength(1);
});

test('a queued verification of an item that changed hands says so, and not that there is none', async () => {
  const VERIFY = 'POST /api/property/:id/verify';
  const call = { key: VERIFY, params: { id: 'P-1' } };
  answer({ 'POST /api/property/P-1/verify': () => refusal(404, 'Property not found') });
  keep(entry('1', 'W1', { type: 'verify', call, title: 'Verify M4A1 Carbine W1', data: {} }));
  openApp('/profile?queue=open');
  const panel = within(await screen.findByRole('dialog', { name: 'Offline queue' }));
  expect(
    await panel.findByText(
      'This item is no longer on your hand receipt or with you. The verification was not recorded.',
    ),
  ).toBeVisible();
  expect(screen.queryByText('Property not found')).not.toBeInTheDocument();
});

test("ERR-30 a replay that fails shows 'Sync Error' / 'Failed to process offline queue'", async () => {
  answer({ [CREATE]: () => refusal(409, 'duplicate') });
  keep(entry('1', 'W1'));
  openApp('/profile');
  expect(await screen.findByText('Sync Error')).toBeVisible();
  expect(screen.getByText('Failed to process offline queue')).toBeVisible();
  expect(screen.getByText('1 change could not be sent')).toBeVisible();
});

test('signing out with unsent changes asks first, because they are removed from the device', async () => {
  answer({ 'POST /api/auth/logout': () => ({ message: 'Signed out.' }) });
  keep(entry('1', 'W1', { state: 'failed', reason: 'duplicate' }));
  openApp('/settings');
  await screen.findByText('1 change could not be sent');
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  const sure = within(await screen.findByRole('alertdialog'));
  expect(callsMade()).not.toContain('POST /api/auth/logout');
  await userEvent.click(sure.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(callsMade()).toContain('POST /api/auth/logout'));
  await waitFor(() => expect(localStorage.getItem('handreceipt.offlineQueue')).toBeNull());
});
