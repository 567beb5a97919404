import { personName, toPropertyItem, toTransfer } from './mapping';
import type { PropertyDto, TransferDto } from './routes';

const brandt = {
  id: 'U-0002',
  rank: 'SFC',
  name: 'SFC Brandt',
  lastName: 'Brandt',
  unit: 'B Co',
  position: null,
} as const;
const halloran = {
  ...brandt,
  id: 'U-0001',
  rank: 'CPT',
  name: 'CPT Halloran',
  lastName: 'Halloran',
} as const;

const property: PropertyDto = {
  id: 'P-0001',
  name: 'M4A1 Carbine',
  serial_number: 'W123456',
  former_serials: [],
  current_status: 'Operational',
  description: null,
  category: 'weapons',
  location: 'Arms room',
  assigned_date: '2026-03-14T12:00:00.000Z',
  assigned_to_user_id: 'U-0001',
  assigned_to: { ...halloran },
  property_model_id: null,
  nsn: '1005-01-231-0973',
  lin: 'C06935',
  components: [],
  is_component: false,
  parent_item_id: null,
  is_sensitive: true,
  security_level: null,
  ciic: null,
  sensitive_mark: 'by-code',
  unit_of_issue: null,
  requires_calibration: false,
  calibration_info: null,
  attached_components: [
    { position: 'rail', componentProperty: { id: 'P-0002', name: 'M68 CCO', serial_number: 'AP12' } },
  ],
  chain: [],
  open_transfer: null,
  left_at: null,
  closing: null,
  version: 1,
};

const transfer: TransferDto = {
  id: 'T-0001',
  property: { id: 'P-0001', name: 'AN/PRC-152', serial_number: 'C04418' },
  item_name: 'old name',
  serial_number: 'OLD',
  from_user: { ...brandt },
  from: 'nobody',
  to_user: { ...halloran },
  to: 'nobody',
  request_date: '2026-11-20T08:00:00.000Z',
  status: 'Approved',
  resolved_date: '2026-11-21T06:00:00.000Z',
  notes: 'worn sling',
  include_components: true,
  is_recall: false,
  sign_over: false,
  superior: null,
  needs_consent: false,
  superior_agreed_at: null,
  due_on: null,
  recall_answer: null,
  superseded_by: null,
  cancel_user_id: null,
  request_id: null,
  request_lines: 1,
  mounted: null,
};

test('API-33 PROP-19 PROP-20 the fields of the wire get their screen names', () => {
  expect(toPropertyItem(property)).toMatchObject({
    serialNumber: 'W123456',
    status: 'Operational',
    assignedTo: 'U-0001',
    assignedDate: '2026-03-14T12:00:00.000Z',
    isSensitive: true,
    requiresCalibration: false,
    isComponent: false,
    parentItemId: null,
    attachedComponents: [{ position: 'rail', componentProperty: { name: 'M68 CCO' } }],
  });
});

test('a line of a list has a version; what it is mounted on and its last checks come with its details', () => {
  expect(toPropertyItem(property)).toMatchObject({ version: 1, attachedTo: null, lastChecks: [] });
  const check = {
    due: '2026-11-21T05:00:00.000Z',
    result: 'done',
    at: '2026-11-21T06:04:00.000Z',
    by: 'SGT Navarro',
  } as const;
  const mount = { id: 'P-0003', name: 'M1165 HMMWV', serial_number: 'NG2J41', position: 'turret' };
  expect(toPropertyItem({ ...property, version: 7, attached_to: mount, last_checks: [check] })).toMatchObject(
    { version: 7, attachedTo: mount, lastChecks: [check] },
  );
});

test('XFER-48 XFER-51 item, serial and people are read from the nested objects first', () => {
  expect(toTransfer(transfer)).toMatchObject({
    name: 'AN/PRC-152',
    serialNumber: 'C04418',
    from: 'SFC Brandt',
    to: 'CPT Halloran',
    date: '2026-11-20T08:00:00.000Z',
  });
  const { property: _p, from_user: _f, to_user: _t, ...flat } = transfer;
  expect(toTransfer(flat)).toMatchObject({
    name: 'old name',
    serialNumber: 'OLD',
    from: 'nobody',
    to: 'nobody',
  });
});

test('XFER-49 RULE-31 what is missing falls back, the date to the present time', () => {
  const now = new Date('2026-11-21T06:04:18.000Z');
  expect(toTransfer({ id: 'T-0002' }, () => now)).toMatchObject({
    name: 'Unknown Item',
    serialNumber: '',
    from: 'Unknown',
    to: 'Unknown',
    date: now.toISOString(),
    status: 'pending',
    approvedDate: null,
    rejectedDate: null,
  });
});

test('XFER-34 XFER-50 a status is read without regard to case and says what the resolved date and notes mean', () => {
  const resolved = transfer.resolved_date;
  expect(toTransfer(transfer)).toMatchObject({
    status: 'approved',
    approvedDate: resolved,
    rejectedDate: null,
    rejectionReason: null,
  });
  expect(toTransfer({ ...transfer, status: 'REJECTED' })).toMatchObject({
    status: 'rejected',
    approvedDate: null,
    rejectedDate: resolved,
    rejectionReason: 'worn sling',
  });
  expect(toTransfer({ ...transfer, status: 'pending' })).toMatchObject({
    approvedDate: null,
    rejectionReason: null,
  });
});

test('a recall says that it is one, and who may take it back', () => {
  const recalled = { ...transfer, status: 'Pending', is_recall: true, cancel_user_id: 'U-0001' };
  expect(toTransfer(recalled)).toMatchObject({ isRecall: true, cancelUserId: 'U-0001' });
  expect(toTransfer({ id: 'T-0002' })).toMatchObject({ isRecall: false, cancelUserId: null });
});

test('a person is called by rank and last name', () => {
  expect(personName(halloran)).toBe('CPT Halloran');
});
