import { page, renderAt, serve } from '@hand-receipt/standalone/testing';
import { screen, within } from '@testing-library/react';
import { sensitiveItem } from '../test/items';
import ItemDrawer from './item-drawer';

const event = (eventType: string, seq: number, details: Record<string, unknown>) => ({
  seq,
  timestamp: '2026-11-21T06:04:18',
  eventType,
  eventId: `evt_${seq}`,
  userId: 'U-0017',
  userName: 'SGT Navarro',
  itemId: 'P-0001',
  details,
  leafHash: '',
  sealed: true,
});

function open(events: unknown[] = []) {
  const { calls } = serve({ 'GET /api/ledger/history': () => page(events) });
  renderAt('/sensitive-items/P-0001', <ItemDrawer item={sensitiveItem()} onClose={() => {}} />);
  return calls;
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
    'Assigned to': 'CPT Halloran',
    'Assigned date': '14MAR2026',
    'Last verified': '20NOV2026 1801',
    'Next verification': '21NOV2026 1800',
    'Security level': 'Top Secret',
    Notes: 'Barrel replaced',
  });
});

test('SENS-15 SENS-18 SENS-24 SENS-28 the verification history comes from the ledger: date, time, status, verifier, notes', async () => {
  const calls = open([
    event('VERIFICATION', 9, { result: 'verified', notes: 'Sling missing' }),
    event('CORRECTION', 8, { reason: 'VERIFICATION of another item' }),
    event('VERIFICATION', 7, { result: 'verified' }),
  ]);
  const rows = within(await screen.findByRole('table', { name: 'Verification history' })).getAllByRole('row');
  const texts = rows.map((row) => [...row.children].map((cell) => cell.textContent));
  expect(texts).toEqual([
    ['Date', 'Time', 'Status', 'Verifier', 'Notes'],
    ['21NOV2026', '0604', 'Verified', 'SGT Navarro', 'Sling missing'],
    ['21NOV2026', '0604', 'Verified', 'SGT Navarro', 'N/A'],
  ]);
  expect(calls[0]).toBe('GET /api/ledger/history?itemId=P-0001&q=VERIFICATION&limit=50');
});

test('SENS-16 Verify Now is there for the assignee', () => {
  open();
  expect(screen.getByRole('button', { name: 'Verify Now, M4A1 Carbine W123456' })).toBeVisible();
});
