import { toTransfer } from '@hand-receipt/contracts';
import { wireTransfer } from '../test/wire';

const now = () => new Date('2026-11-21T06:04:18.000Z');

test('XFER-48 item, serial and people are read from the nested objects, or else from the flat fields', () => {
  const nested = toTransfer({
    ...wireTransfer(),
    item_name: 'flat',
    serial_number: 'flat',
    from: 'flat',
    to: 'flat',
  });
  expect([nested.name, nested.serialNumber, nested.from, nested.to]).toEqual([
    'M4A1 Carbine',
    'W123488',
    'SPC Whitaker',
    'CPT Halloran',
  ]);

  const flat = toTransfer({
    id: 'T-1',
    item_name: 'M249',
    serial_number: 'U208831',
    from: 'SGT Voss',
    to: 'SFC Brandt',
  });
  expect([flat.name, flat.serialNumber, flat.from, flat.to]).toEqual([
    'M249',
    'U208831',
    'SGT Voss',
    'SFC Brandt',
  ]);
});

test('XFER-49 missing values fall back', () => {
  expect(toTransfer({ id: 'T-1' }, now)).toMatchObject({
    name: 'Unknown Item',
    serialNumber: '',
    from: 'Unknown',
    to: 'Unknown',
    date: '2026-11-21T06:04:18.000Z',
    status: 'pending',
  });
});

const STATUSES = ['Pending', 'Approved', 'REJECTED', 'active', 'Transferred', 'Cancelled'];

test.each(STATUSES)('XFER-50 the status %s is read in lower case', (status) => {
  expect(toTransfer({ id: 'T-1', status }).status).toBe(status.toLowerCase());
});

test('XFER-34 XFER-51 the resolution is the date and reason of how it ended', () => {
  const resolved = { resolved_date: '2026-11-22T06:00:00.000Z', notes: 'Wrong item' };
  expect(toTransfer(wireTransfer({ ...resolved, status: 'Approved' }))).toMatchObject({
    approvedDate: resolved.resolved_date,
    rejectedDate: null,
    rejectionReason: null,
  });
  expect(toTransfer(wireTransfer({ ...resolved, status: 'Rejected' }))).toMatchObject({
    approvedDate: null,
    rejectedDate: resolved.resolved_date,
    rejectionReason: 'Wrong item',
  });
});
