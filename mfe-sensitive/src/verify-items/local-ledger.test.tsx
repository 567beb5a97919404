import { addLocalRecord, hideSensitive, localRecords, syncNow } from '@hand-receipt/platform';
import { page, remoteRoutes, renderAt, serve, unreachable } from '@hand-receipt/standalone/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import descriptor from '../../remote.json';
import remote from '../remote';
import { carbine, served } from '../test/items-page';
import { me } from '../test/items';
import { scanAnswer } from '../test/scans';

const AT = '2026-11-21T06:04:18.000Z';
const VERIFY = 'POST /api/property/P-0001/verify';
const SCAN = 'POST /api/sensitive-items/scan';

/** What the device is to have of the carbine. */
const verified = {
  eventType: 'verified',
  itemId: 'P-0001',
  itemName: 'M4A1 Carbine',
  serialNumber: 'W123456',
  date: AT,
  actor: 'CPT Halloran',
};

const answered = (isNew = true) => ({
  id: 'P-0001',
  name: 'M4A1 Carbine',
  serial_number: 'W123456',
  verification: { at: AT, by: 'CPT Halloran', isNew },
});

const kept = () => localRecords(me.id, 'W123456');

function open(path: string, more: Parameters<typeof serve>[0]) {
  serve({
    ...served([carbine]),
    'GET /api/sensitive-items/P-0001/verifications': () => page([]),
    ...more,
  });
  renderAt(path, remoteRoutes(descriptor, remote));
}
const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => localStorage.clear());

test.each([
  ['its row', '/sensitive-items', /^Mark verified/],
  ['its details', '/sensitive-items/P-0001', /^Verify Now/],
])('SENS-18 verifying an item in %s leaves a verified entry on this device', async (_, path, button) => {
  open(path, { [VERIFY]: () => answered() });
  await press(button);
  expect(await screen.findByText('Item Verified')).toBeVisible();
  expect(kept()).toEqual([verified]);
});

test('SENS-18 a scan that verifies an item leaves a verified entry on this device', async () => {
  open('/sensitive-items?verify=1', { [SCAN]: () => scanAnswer({ verifiedAt: AT }) });
  await userEvent.type(await screen.findByLabelText('Serial number or code'), 'W123456{Enter}');
  const scan = within(await screen.findByRole('region', { name: 'Last scan' }));
  expect(await scan.findByText('Item Verified')).toBeVisible();
  expect(kept()).toEqual([verified]);
});

test('SENS-18 what was verified before in this check leaves no entry', async () => {
  open('/sensitive-items', { [VERIFY]: () => answered(false) });
  await press(/^Mark verified/);
  expect(await screen.findByText(/was already verified (at|on)/)).toBeVisible();
  expect(kept()).toEqual([]);
});

test('SENS-18 the newest verifications of an item are kept, and its transfers with them; the PIN hides the first', async () => {
  const transfer = {
    eventType: 'transfer' as const,
    transferId: 'T-1',
    itemId: 'P-0001',
    serialNumber: 'W123456',
    from: 'SPC Whitaker',
    to: 'CPT Halloran',
    date: AT,
    actor: 'CPT Halloran',
  };
  addLocalRecord(me.id, transfer);
  const dates = ['01', '02', '03', '04'].map((day) => `2026-11-${day}T06:00:00.000Z`);
  for (const date of dates) addLocalRecord(me.id, { ...verified, eventType: 'verified', date });
  expect(kept().map(({ date }) => date)).toEqual([...dates.slice(1).reverse(), AT]);

  serve({ 'POST /api/settings/pin/lock': () => ({}), 'GET /api/notifications': () => [] });
  renderAt('/', null);
  await act(() => hideSensitive({ device: true }));
  expect(kept()).toEqual([transfer]);
});

test('SENS-18 where the device keeps nothing, that is only logged and the item is verified', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  open('/sensitive-items', { [VERIFY]: () => answered() });
  await press(/^Mark verified/);
  expect(await screen.findByText('Item Verified')).toBeVisible();
  expect(warned).toHaveBeenCalledWith(
    'The verification of P-0001 was not recorded on this device',
    expect.objectContaining({ name: 'QuotaExceededError' }),
  );
  full.mockRestore();
  warned.mockRestore();
});

// The last one: it leaves the queue of this device behind.
test('SENS-18 a verification that waited leaves its entry once the server has recorded it', async () => {
  let answer: () => unknown = unreachable;
  open('/sensitive-items', { [VERIFY]: () => answer() });
  await press(/^Mark verified/);
  expect(await screen.findByText('Queued for sync')).toBeVisible();
  expect(kept()).toEqual([]);
  answer = () => answered();
  await act(() => syncNow());
  await waitFor(() => expect(kept()).toEqual([verified]));
});
