import type { LedgerEventDto } from '@hand-receipt/contracts';
import { describeEvent, serialIn } from './ledger-entry';

const item = { name: 'M4A1 Carbine', serialNumber: 'W123456' };
const event = (eventType: string, details: Record<string, unknown>) =>
  ({
    eventType,
    details,
    itemId: 'P-0042',
    timestamp: '2026-11-21T09:00:00.000Z',
    seq: 7,
  }) as unknown as LedgerEventDto;

test.each<[string, Record<string, unknown>, string]>([
  [
    'POSSESSION',
    { ...item, action: 'draw', to: 'SPC Whitaker' },
    'Drawn: M4A1 Carbine W123456 by SPC Whitaker',
  ],
  [
    'POSSESSION',
    { ...item, action: 'store', to: 'Arms Room B Co' },
    'Stored: M4A1 Carbine W123456 at Arms Room B Co',
  ],
  [
    'POSSESSION',
    { ...item, action: 'return', from: 'SPC Whitaker', to: 'Arms Room B Co' },
    'Brought back: M4A1 Carbine W123456 from SPC Whitaker to Arms Room B Co',
  ],
  [
    'TEMPORARY RECEIPT',
    { ...item, action: 'converted', handoverId: 'HO-0003' },
    'Temporary receipt HO-0003 converted: M4A1 Carbine W123456',
  ],
  ['HAND-OVER', { act: 'disputed', handoverId: 'HO-0003' }, 'Receipt HO-0003: disputed'],
  [
    'AUTHORIZATION',
    { change: 'operator appointed', person: 'SGT Navarro', counter: 'Arms Room' },
    'Operator appointed: SGT Navarro at Arms Room',
  ],
  [
    'AUTHORIZATION',
    { ...item, change: 'authorized', person: 'PFC Tanaka', counter: 'Arms Room' },
    'Authorized: PFC Tanaka, M4A1 Carbine W123456 at Arms Room',
  ],
  [
    'SECTION CHANGED',
    { act: 'switch-off', section: 'Range', reason: 'Wrong totals.' },
    'Section Range: switched off, Wrong totals.',
  ],
  [
    'SECTION CHANGED',
    { act: 'canary', section: 'Range', release: '5c0e77d2f5a1', audienceWords: '2 units' },
    'Section Range: release 5c0e77d2 for 2 units',
  ],
  [
    'SECTION CHANGED',
    { act: 'roll-back', section: 'Range', release: '5c0e77d2f5a1' },
    'Section Range: back to release 5c0e77d2',
  ],
  [
    'SECTION CHANGED',
    { act: 'canary-returned', section: 'Range', release: '5c0e77d2f5a1', reason: '2 of 20 visits failed.' },
    'Section Range: release 5c0e77d2 switched off, 2 of 20 visits failed.',
  ],
  ['WEBHOOK CHANGED', { change: 'created', name: 'Motor pool' }, 'Webhook Motor pool: created'],
  [
    'SECTION OVERRIDDEN',
    { section: 'Range', release: '5c0e77d2f5a1', until: '2026-11-21T17:00:00.000Z' },
    'Section Range: release 5c0e77d2 tried in one browser',
  ],
])('%s of %j reads as people speak', (type, details, words) => {
  expect(describeEvent(event(type, details))).toBe(words);
});

test.each<[string, Record<string, unknown>, [before: string, after: string] | null]>([
  ['VERIFICATION', item, ['Verification: M4A1 Carbine ', '']],
  ['VERIFICATION', { name: 'M2 Tripod', serialNumber: '2' }, ['Verification: M2 Tripod ', '']],
  [
    'TRANSFER APPROVED',
    { ...item, to: 'SPC Whitaker' },
    ['Transfer approved: M4A1 Carbine ', ' to SPC Whitaker'],
  ],
  ['CLOSING', { ...item, act: 'prepared', closingId: 'CB-0002' }, null],
  ['VERIFICATION', { name: 'M4A1 Carbine' }, null],
])('the serial number in the description of %s %j', (type, details, around) => {
  const found = event(type, details);
  const serial = serialIn(found, describeEvent(found));
  expect(serial && [serial.before, serial.after]).toEqual(around);
});
