import 'fake-indexeddb/auto';
import type { ClosingDto, PropertyDetailsDto } from '@hand-receipt/contracts';
import { page, serve, unreachable } from '@hand-receipt/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { proposed, reported } from './test/amendments';
import { carbine, commander, HALLORAN } from './test/company';
import { renderRemote } from './test/render-remote';

const sergeant = { ...commander, role: 'Supply Sergeant' as const };
const NSN = '1005-01-231-0973';
const AT = '2026-11-22T09:15:00.000Z';
const SIGHT = { id: 'P-7', name: 'M68 CCO', serial_number: 'AP12' };
const NO_ACTS = { sign: false, refuse: false, withdraw: false, cancel: false, copy: false };

const closing = (may: Partial<ClosingDto['may']>): ClosingDto => ({
  id: 'CB-0004',
  kind: 'turn-in',
  state: 'prepared',
  unit: { id: 'B', name: 'B Co' },
  document_number: 'W15GK9-6326-0012',
  receiving_activity: 'SSA',
  receiving_unit: null,
  condition_code: 'F',
  reason: null,
  prepared_by: HALLORAN,
  created_at: AT,
  signed_by: null,
  signed_at: null,
  copy: null,
  completed_at: null,
  ended_by: null,
  ended_at: null,
  ended_reason: null,
  items: 0,
  lines: [],
  signatures: [],
  may: { ...NO_ACTS, ...may },
});

const gain = {
  item: { id: 'P-9', name: 'Tent', serial_number: 'T1', nsn: null },
  kind: 'found-on-installation',
  document_number: null,
  from: 'Connex 12',
  at: AT,
  by: HALLORAN,
  photos: [],
  may_sign: true,
};
const shortage = {
  id: 'SH-0001',
  item: { id: 'P-1', name: 'M4A1 Carbine', serial_number: 'W123456', nsn: null, left_at: null },
  component_id: 'C-1',
  name: 'SLING',
  nsn: null,
  quantity: 2,
  since: AT,
  accountable: HALLORAN,
  holder: HALLORAN,
  document_number: null,
  document_date: null,
  state: 'open',
  ended_by: null,
  ended_at: null,
  ended_reason: null,
  may_edit: true,
};
const known = {
  nsn: NSN,
  name: 'M4A1 Carbine',
  lin: 'R97234',
  ciic: null,
  sensitive_mark: 'by-code',
  unit_of_issue: null,
  calibration_days: null,
  items: 80,
  sensitive_items: 0,
  version: 0,
};
const list = {
  nsn: NSN,
  name: 'M4A1 Carbine',
  items: 80,
  version: 0,
  tm_number: null,
  tm_date: null,
  published_by: null,
  published_at: null,
};
const read = {
  id: 'I-1',
  file_name: 'book.csv',
  encoding: 'UTF-8',
  purpose: 'enter',
  status: 'previewed',
  notices: [],
  rows: 1,
  wrong: 1,
  warned: 0,
  warned_by_kind: { 'look-alike': 0, transposed: 0 },
  written: 0,
  refused: 0,
  created_at: AT,
  finished_at: null,
};
const row = {
  line: 2,
  item: { name: 'M4A1 Carbine' },
  values: { name: 'M4A1 Carbine', serial_number: '' },
  state: 'wrong',
  problems: [{ column: 'Serial', message: 'Serial number is required' }],
  warnings: [],
  item_id: null,
};
const columns = {
  columns: [
    { heading: 'Name', first_values: ['M4A1 Carbine'], field: 'name', known: 'heading' },
    { heading: 'Serial', first_values: ['W1'], field: 'serial_number', known: 'heading' },
  ],
  saved_as: null,
  first_row: row,
  holders: [],
  unclassified: [],
};
const comparison = {
  id: 'RC-0001',
  unit: { id: 'B', name: 'B Co' },
  file_name: 'book.csv',
  file_hash: 'ab'.repeat(32),
  as_of: '2026-11-20',
  opened_by: HALLORAN,
  opened_at: AT,
  closed_by: null,
  closed_at: null,
  counts: { theirs: 0, ours: 1, differing: 0, equal: 1 },
  open: { theirs: 0, ours: 1, differing: 0, equal: 0 },
};
const ours = {
  line: 3,
  kind: 'ours',
  item: { id: 'P-1', name: 'M4A1 Carbine', serial_number: 'W123456' },
  row_line: null,
  theirs: null,
  differences: [],
  note: null,
  noted_by: null,
  noted_at: null,
  carried_from: null,
  outcome: null,
};

/** What a device has read before the connection went. */
const before = (item = carbine()): Parameters<typeof serve>[0] => ({
  'GET /api/property': () => page([item]),
  'GET /api/property/counts': () => ({ assigned: 1, signedout: 0, unassigned: 0, visible: 1 }),
  'GET /api/property/P-1': () => item,
  'GET /api/property/locations': () => [],
  'GET /api/property/holders': () => [],
  'GET /api/property/gains': () => [gain],
  'GET /api/property/scanned': () => ({
    result: 'found',
    message: '',
    item: { id: SIGHT.id, name: SIGHT.name, serialNumber: SIGHT.serial_number },
    nearMisses: [],
    newUii: null,
  }),
  'GET /api/ledger/history': () => page([]),
  'GET /api/settings': () => ({ pinSet: false }),
  'GET /api/unit-settings': () => [],
  'GET /api/amendments': () => page([]),
  'GET /api/amendments/counts': () => ({ waiting: 0 }),
  'GET /api/closings': () => page([]),
  'GET /api/closings/counts': () => ({ waiting: 0, closings: 0, gains: 1 }),
  'GET /api/closings/receivers': () => [],
  'GET /api/catalog': () => page([known]),
  [`GET /api/catalog/${NSN}`]: () => known,
  'GET /api/component-lists': () => page([{ ...list, line_count: 0 }]),
  [`GET /api/component-lists/${NSN}`]: () => ({ ...list, lines: [] }),
  'GET /api/shortages': () => page([shortage]),
  'GET /api/imports': () => [read],
  'GET /api/imports/freeze': () => ({ message: null }),
  'GET /api/imports/I-1': () => read,
  'GET /api/imports/I-1/columns': () => columns,
  'GET /api/imports/I-1/rows': () => [row],
  'GET /api/reconciliations': () => [comparison],
  'GET /api/reconciliations/RC-0001': () => comparison,
  'GET /api/reconciliations/RC-0001/lines': (url) => (url.searchParams.get('kind') === 'ours' ? [ours] : []),
});

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const pressIn = async (dialog: string, name: string | RegExp) => {
  const open = await screen.findByRole(/^(Take Off|Withdraw|Apply)/.test(dialog) ? 'alertdialog' : 'dialog', {
    name: dialog,
  });
  await userEvent.click(await within(open).findByRole('button', { name }));
};
const FIELDS = { selector: 'input, textarea' };
/** Writes over what the draft of another act left in the field. */
const type = async (label: string | RegExp, text: string) => {
  const field = await screen.findByLabelText(label, FIELDS);
  // A dialog that has just opened takes the focus first.
  await waitFor(() => {
    field.focus();
    expect(field).toHaveFocus();
  });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const password = () => type('Your password', 'secret');
const choose = async (label: string | RegExp, file: File) =>
  userEvent.upload(await screen.findByLabelText(label, { selector: 'input' }), file, { applyAccept: false });
const photo = new File(['photo'], 'plate.jpg', { type: 'image/jpeg' });
const pdf = new File(['%PDF-'], 'copy.pdf', { type: 'application/pdf' });
const select = async () =>
  userEvent.click(await screen.findByRole('checkbox', { name: /^Select M4A1 Carbine W123456/ }));

interface Act {
  act: string;
  at: string;
  /** The call that does not get through. */
  call: string;
  run: () => Promise<unknown>;
  /** Fields that were filled in, and what they are to say afterwards. */
  kept?: readonly (readonly [label: string | RegExp, value: string])[];
  item?: Partial<PropertyDetailsDto>;
  serves?: Parameters<typeof serve>[0];
}

const REASON = 'The plate reads another number.';

const amendments: Act[] = [
  {
    act: 'report wrong data',
    at: '/property-book/P-1?amend=report',
    call: 'POST /api/amendments',
    run: async () => {
      await userEvent.click(await screen.findByRole('checkbox', { name: 'LIN' }));
      await type('New LIN', 'R97235');
      await type('Reason', REASON);
      await press('Send Report');
    },
    kept: [
      ['New LIN', 'R97235'],
      ['Reason', REASON],
    ],
  },
  {
    act: 'propose an amendment',
    at: '/property-book/P-1?amend=propose',
    call: 'POST /api/amendments',
    run: async () => {
      await userEvent.click(await screen.findByRole('checkbox', { name: 'Name' }));
      await type('New name', 'M4 Carbine');
      await type('Reason', REASON);
      await password();
      await press('Sign and Propose');
    },
    kept: [
      ['New name', 'M4 Carbine'],
      ['Reason', REASON],
    ],
  },
  {
    act: 'propose what was reported',
    at: '/amendments/AM-0007?propose=1',
    call: 'POST /api/amendments/AM-0007/propose',
    serves: { 'GET /api/amendments/AM-0007': () => reported() },
    run: async () => {
      await password();
      await press('Sign and Propose');
    },
  },
  {
    act: 'sign an amendment',
    at: '/amendments/AM-0007',
    call: 'POST /api/amendments/AM-0007/sign',
    serves: { 'GET /api/amendments/AM-0007': () => proposed() },
    run: async () => {
      await password();
      await press('Sign Amendment');
    },
    kept: [['Your password', 'secret']],
  },
  {
    act: 'refuse an amendment',
    at: '/amendments/AM-0007',
    call: 'POST /api/amendments/AM-0007/refuse',
    serves: { 'GET /api/amendments/AM-0007': () => proposed() },
    run: async () => {
      await press('Refuse');
      await type('Reason', REASON);
      await pressIn('Refuse this amendment?', 'Refuse');
    },
    kept: [['Reason', REASON]],
  },
  {
    act: 'withdraw an amendment',
    at: '/amendments/AM-0007',
    call: 'POST /api/amendments/AM-0007/withdraw',
    serves: {
      'GET /api/amendments/AM-0007': () => proposed({ may: { ...proposed().may, withdraw: true } }),
    },
    run: async () => {
      await press('Withdraw');
      await pressIn('Withdraw this amendment?', /^Withdraw/);
    },
  },
];

const closings: Act[] = [
  {
    act: 'sign a closing',
    at: '/closings/CB-0004',
    call: 'POST /api/closings/CB-0004/sign',
    serves: { 'GET /api/closings/CB-0004': () => closing({ sign: true }) },
    run: async () => {
      await password();
      await press('Sign Closing');
    },
    kept: [['Your password', 'secret']],
  },
  {
    act: 'refuse a closing',
    at: '/closings/CB-0004',
    call: 'POST /api/closings/CB-0004/refuse',
    serves: { 'GET /api/closings/CB-0004': () => closing({ refuse: true }) },
    run: async () => {
      await press('Refuse');
      await type('Reason', 'Wrong activity.');
      await pressIn('Refuse this closing?', 'Refuse');
    },
    kept: [['Reason', 'Wrong activity.']],
  },
  {
    act: 'withdraw a closing',
    at: '/closings/CB-0004',
    call: 'POST /api/closings/CB-0004/withdraw',
    serves: { 'GET /api/closings/CB-0004': () => closing({ withdraw: true }) },
    run: async () => {
      await press('Withdraw');
      await pressIn('Withdraw this closing?', /^Withdraw/);
    },
  },
  {
    act: 'cancel a closing',
    at: '/closings/CB-0004',
    call: 'POST /api/closings/CB-0004/cancel',
    serves: { 'GET /api/closings/CB-0004': () => closing({ cancel: true }) },
    run: async () => {
      await press('Cancel Closing');
      await type('Reason', 'The other side did not take it.');
      await pressIn('Cancel this closing?', /^Cancel Closing/);
    },
    kept: [['Reason', 'The other side did not take it.']],
  },
  {
    act: 'upload the signed copy',
    at: '/closings/CB-0004',
    call: 'POST /api/uploads',
    serves: { 'GET /api/closings/CB-0004': () => closing({ copy: true }) },
    run: async () => {
      await press('Upload Signed Copy');
      await choose('Signed copy of the receiver', pdf);
      await type(/^Received by/, 'SGT Hale');
      await pressIn('Upload the signed copy', 'Upload');
    },
    kept: [[/^Received by/, 'SGT Hale']],
  },
  {
    act: 'sign a gain',
    at: '/closings?tab=gains',
    call: 'POST /api/property/P-9/gain/sign',
    run: async () => {
      await press('Sign');
      await password();
      await press('Sign Gain');
    },
    kept: [['Your password', 'secret']],
  },
  {
    act: 'reinstate an item',
    at: '/property-book/P-1?reinstate=1',
    call: 'POST /api/property/P-1/reinstatement',
    item: { left_at: AT, chain: [], assigned_to: null, assigned_to_user_id: null },
    run: async () => {
      await type('Reason', 'The other side did not take it.');
      await pressIn('Reinstate this item?', 'Reinstate');
    },
    kept: [['Reason', 'The other side did not take it.']],
  },
];

const records: Act[] = [
  {
    act: 'classify an item',
    at: '/property-book/P-1?edit=1',
    call: 'PATCH /api/property/P-1',
    run: async () => {
      await type(/^CIIC/, '4');
      await press('Save Changes');
    },
    kept: [[/^CIIC/, '4']],
  },
  {
    act: 'classify a selection',
    at: '/property-book',
    call: 'POST /api/property/bulk/classification',
    run: async () => {
      await select();
      await press('Classify');
      await type(/^CIIC/, '4');
      await pressIn('Classify', 'Classify');
    },
    kept: [[/^CIIC/, '4']],
  },
  {
    act: 'move a selection',
    at: '/property-book',
    call: 'POST /api/property/bulk/edit',
    run: async () => {
      await select();
      await press('Change Location');
      await type(/^Location/, 'Rack 9');
      await pressIn('Change Location', 'Change Location');
    },
    kept: [[/^Location/, 'Rack 9']],
  },
  {
    act: 'edit the catalog',
    at: '/property-book/P-1',
    call: `PUT /api/catalog/${NSN}`,
    run: async () => {
      await press('By NSN');
      await type(/^CIIC/, '4');
      await press(/^Apply to/);
      await pressIn('Apply to 80 items?', /^Apply/);
    },
    kept: [[/^CIIC/, '4']],
  },
  {
    act: 'publish a component list',
    at: `/component-lists?nsn=${NSN}`,
    call: `PUT /api/component-lists/${NSN}`,
    run: async () => {
      await type(/^TM number/, 'TM 9-1005');
      await userEvent.click(await screen.findByLabelText(/^Components/));
      await userEvent.paste('BII\tMagazine\t\tEA\t\t7');
      await press(/^Publish to/);
    },
    kept: [[/^TM number/, 'TM 9-1005']],
  },
  {
    act: 'read a component list from a file',
    at: `/component-lists?nsn=${NSN}`,
    call: 'POST /api/component-lists/read',
    run: async () => {
      await type(/^TM number/, 'TM 9-1005');
      await choose('File of components', new File(['Kind,Name\n'], 'bii.csv'));
    },
    kept: [[/^TM number/, 'TM 9-1005']],
  },
  {
    act: 'enter the document of a shortage',
    at: '/shortages',
    call: 'PATCH /api/shortages/SH-0001',
    run: async () => {
      await press('Document of SH-0001');
      await type(/^Document number/, 'W15-1');
      await press('Enter Document');
    },
    kept: [[/^Document number/, 'W15-1']],
  },
  {
    act: 'add a photo',
    at: '/property-book/P-1',
    call: 'POST /api/uploads',
    run: async () => {
      await press('Add Photo');
      await choose('Choose a photo file', photo);
      await type(/^Caption/, 'Left side');
      await pressIn('Add Photo', 'Add Photo');
    },
    kept: [[/^Caption/, 'Left side']],
  },
  {
    act: 'mount an item',
    at: '/property-book/P-1',
    call: 'POST /api/property/P-1/mounts',
    run: async () => {
      await press('Mount Item');
      await type('Serial number or code', 'AP12{Enter}');
      await type('Mounted where', 'Top rail');
      await pressIn('Mount Item', 'Mount Item');
    },
    kept: [['Mounted where', 'Top rail']],
  },
  {
    act: 'take an item off',
    at: '/property-book/P-1',
    call: 'DELETE /api/property/P-1/mounts/P-7',
    item: { attached_components: [{ position: 'Top rail', componentProperty: SIGHT }] } as never,
    run: async () => {
      await press('Take off, M68 CCO AP12');
      await pressIn('Take Off', 'Take Off');
    },
  },
];

const files: Act[] = [
  {
    act: 'read a file',
    at: '/property-book/import',
    call: 'POST /api/imports',
    run: () => choose('File', new File(['Name,Serial\n'], 'book.csv')),
  },
  {
    act: 'confirm the columns',
    at: '/property-book/import?id=I-1&step=columns',
    call: 'PUT /api/imports/I-1/columns',
    run: () => press('Check 1 row'),
  },
  {
    act: 'correct a row',
    at: '/property-book/import?id=I-1&step=check',
    call: 'PATCH /api/imports/I-1/rows/2',
    run: async () => {
      await press('Expand line 2');
      await type(/^Serial number/, 'W1');
      await press('Check line 2 again');
    },
    kept: [[/^Serial number/, 'W1']],
  },
  {
    act: 'enter the items',
    at: '/property-book/import?id=I-1&step=confirm',
    call: 'POST /api/imports/I-1/confirm',
    serves: { 'GET /api/imports/I-1': () => ({ ...read, wrong: 0 }) },
    run: () => press('Import 1 item'),
  },
  {
    act: 'discard a file',
    at: '/property-book/import?id=I-1&step=columns',
    call: 'DELETE /api/imports/I-1',
    run: async () => {
      await press('Discard file');
      await press('Discard File');
    },
  },
  {
    act: 'compare with our book',
    at: '/property-book/import?id=I-1&step=confirm',
    call: 'POST /api/reconciliations',
    serves: { 'GET /api/imports/I-1': () => ({ ...read, wrong: 0, purpose: 'compare' }) },
    run: () => press(/^Compare/),
  },
  {
    act: 'note a row of a comparison',
    at: '/reconciliations/RC-0001?list=ours',
    call: 'PUT /api/reconciliations/RC-0001/lines/3/note',
    run: async () => {
      await press(/^Add note/);
      await type('Note', 'Told the PBO.');
      await press('Save Note');
    },
    kept: [['Note', 'Told the PBO.']],
  },
  {
    act: 'close a comparison',
    at: '/reconciliations/RC-0001',
    call: 'POST /api/reconciliations/RC-0001/close',
    run: () => press('Close the month'),
  },
];

beforeAll(() => {
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});

test.each([...amendments, ...closings, ...records, ...files].map((act) => [act.act, act] as const))(
  'LIFE-55 without a connection, to %s says "Needs a connection." and loses nothing that was typed',
  async (_name, { at, call, run, kept = [], item, serves }) => {
    const { calls } = serve({ ...before(carbine(item)), ...serves, [call]: unreachable });
    renderRemote(at, { user: sergeant });
    await run();
    expect((await screen.findAllByText('Needs a connection.'))[0]).toBeVisible();
    expect(calls.some((made) => made.startsWith(call))).toBe(true);
    for (const [label, value] of kept) expect(screen.getByLabelText(label, FIELDS)).toHaveValue(value);
    expect(localStorage.getItem('handreceipt.offlineQueue') ?? '').not.toContain(call.split(' ')[1]);
  },
);
