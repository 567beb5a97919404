import type { VerificationRecordDto } from '@hand-receipt/contracts';
import { queryClient } from '@hand-receipt/platform';
import { page, refusal, renderAt, serve, unreachable } from '@hand-receipt/standalone/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sensitiveItem } from '../test/items';
import ItemDrawer from './item-drawer';

const HISTORY = 'GET /api/sensitive-items/P-0001/verifications';

const record = (given: Partial<VerificationRecordDto> = {}): VerificationRecordDto => ({
  id: 'V-9',
  itemId: 'P-0001',
  itemName: 'M4A1 Carbine',
  serialNumber: 'W123456',
  at: '2026-11-21T06:04:18.000Z',
  date: '2026-11-21',
  time: '0604',
  verifiedBy: 'SGT Navarro',
  status: 'verified',
  type: 'Scan',
  notes: null,
  due: '2026-11-21T06:00:00.000Z',
  deviceTime: null,
  inventoryId: null,
  ...given,
});

function open(records: unknown[] = [], more: Parameters<typeof serve>[0] = {}, onClose = () => {}) {
  const served = serve({ [HISTORY]: () => page(records), ...more });
  renderAt('/sensitive-items/P-0001', <ItemDrawer item={sensitiveItem()} onClose={onClose} />);
  return served;
}

test('SENS-14 SENS-23 SENS-28 the details show where the item is, whose, when it is checked, and its notes', () => {
  open();
  const cells = [...screen.getByRole('dialog').querySelectorAll('.hr-cell')].map((cell) => [
    cell.querySelector('.hr-label')!.textContent,
    cell.querySelector('.hr-cell-value')!.textContent,
  ]);
  expect(Object.fromEntries(cells)).toMatchObject({
    Category: 'Weapon',
    Location: 'Arms room, rack 4',
    'Signed for by': 'CPT Halloran',
    'Assigned date': '14MAR2026',
    'Last verified': '20NOV2026 1801',
    'Next verification': '21NOV2026 1800',
    'Security level': 'Top Secret',
    Notes: 'Barrel replaced',
  });
});

test('LIFE-03 SENS-14 the details say where an item was, where nobody has said where it is since', () => {
  serve({ [HISTORY]: () => page([]) });
  const lastLocation = { location: 'Arms room, rack 4', until: '2026-11-16T10:00:00' };
  const item = sensitiveItem({ location: null, lastLocation });
  renderAt('/sensitive-items/P-0001', <ItemDrawer item={item} onClose={() => {}} />);
  expect(screen.getByText('Not stated. Was: Arms room, rack 4, until 16NOV2026.')).toBeVisible();
});

test('check 30 keys reach the verification history, which scrolls where the drawer is narrow', async () => {
  open([record()]);
  await screen.findByRole('table', { name: 'Verification history' });
  expect(screen.getByRole('group', { name: 'Verification history' })).toHaveAttribute('tabindex', '0');
});

test('SENS-15 SENS-24 SENS-28 the verification history: date, time, status, verifier, notes', async () => {
  const { calls } = open([
    record({ notes: 'Sling missing' }),
    record({ id: 'V-7', date: '2026-11-20', time: '1801' }),
  ]);
  const rows = within(await screen.findByRole('table', { name: 'Verification history' })).getAllByRole('row');
  const texts = rows.map((row) => [...row.children].map((cell) => cell.textContent));
  expect(texts).toEqual([
    ['Date', 'Time', 'Status', 'Verifier', 'Notes'],
    ['21NOV2026', '0604', 'Verified', 'SGT Navarro', 'Sling missing'],
    ['20NOV2026', '1801', 'Verified', 'SGT Navarro', 'N/A'],
  ]);
  expect(calls[0]).toBe('GET /api/sensitive-items/P-0001/verifications?limit=50');
});

test('SENS-15 a refetch that fails leaves the verification history under the reason', async () => {
  let isDown = false;
  open([], { [HISTORY]: () => (isDown ? refusal(503, 'The database is restarting.') : page([record()])) });
  const history = await screen.findByRole('table', { name: 'Verification history' });
  isDown = true;
  await act(() => queryClient.invalidateQueries({ queryKey: ['sensitive', 'verifications'] }));
  expect(await screen.findByText('Failed to load the verification history')).toBeVisible();
  expect(history).toBeVisible();
});

test('SENS-16 SENS-19 Verify Now is there for the assignee, and records what they note', async () => {
  const bodies: unknown[] = [];
  open([], {
    'POST /api/property/P-0001/verify': (_, body) => {
      bodies.push(body);
      return {};
    },
  });
  await userEvent.type(screen.getByLabelText(/^Notes for this verification/), 'Sling missing');
  await userEvent.click(screen.getByRole('button', { name: 'Verify Now, M4A1 Carbine W123456' }));
  expect(await screen.findByText('Item Verified')).toBeVisible();
  expect(bodies).toEqual([{ verificationType: 'sensitive-item', notes: 'Sling missing' }]);
  await waitFor(() => expect(screen.getByLabelText(/^Notes for this verification/)).toHaveValue(''));
});

test('ERR-22 what was noted stays where the verification fails', async () => {
  open([], { 'POST /api/property/P-0001/verify': () => refusal(403, 'Only its holder verifies it.') });
  await userEvent.type(screen.getByLabelText(/^Notes for this verification/), 'Sling missing');
  await userEvent.click(screen.getByRole('button', { name: 'Verify Now, M4A1 Carbine W123456' }));
  expect(await screen.findByText('Failed to verify property')).toBeVisible();
  expect(screen.getByLabelText(/^Notes for this verification/)).toHaveValue('Sling missing');
});

test('notes that were typed and not recorded are thrown away only after a question', async () => {
  const onClose = jest.fn();
  open([], {}, onClose);
  const notes = screen.getByLabelText(/^Notes for this verification/);
  await userEvent.type(notes, 'Stock is cracked');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Keep Editing' }));
  expect(onClose).not.toHaveBeenCalled();
  expect(notes).toHaveValue('Stock is cracked');

  act(() => history.back());
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

// The last one: what waits on the device stays for the tests after it.
test('verified without a connection, it waits on this device and says so', async () => {
  open([], { 'POST /api/property/P-0001/verify': unreachable });
  await userEvent.click(screen.getByRole('button', { name: 'Verify Now, M4A1 Carbine W123456' }));
  expect(await screen.findByText('Queued for sync')).toBeVisible();
});
