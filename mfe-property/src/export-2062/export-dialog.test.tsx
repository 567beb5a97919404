import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { carbine, commander, radio } from '../test/company';
import { box, FILE_NAME, keepDownloads, openDialog, orders, press, saved } from '../test/export-dialog';

beforeEach(keepDownloads);
afterEach(() => jest.restoreAllMocks());

test('PROP-41 PROP-42 PROP-43 the dialog is titled, and lists the chosen property from GET /api/property', async () => {
  const { calls } = openDialog();
  const list = within(await screen.findByRole('table', { name: 'Property on the hand receipt' }));
  expect(screen.getByRole('dialog', { name: 'Export DA 2062 Hand Receipt' })).toBeVisible();
  expect(list.getByRole('row', { name: /M4A1 Carbine W123456 Weapons/ })).toBeVisible();
  expect(list.getByRole('row', { name: /AN\/PRC-152 C04417 COMSEC/ })).toBeVisible();
  expect(calls).toContain('GET /api/property?scope=visible&limit=50&ids=P-1%2CP-2');
});

const thousands = Array.from({ length: 5000 }, (_, index) => carbine({ id: `P-${10_000 + index}` }));

test('of 5,000 chosen items fifty are shown and the others counted, and all go on the form', async () => {
  const ids = thousands.map(({ id }) => id);
  const { sent, onClose } = openDialog({ ids, book: thousands });
  const list = within(await screen.findByRole('table', { name: 'Property on the hand receipt' }));
  expect(list.getAllByRole('row')).toHaveLength(50);
  expect(screen.getByText('and 4,950 items more')).toBeVisible();
  expect(sent).toHaveLength(2);
  await press('Download PDF');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(orders(sent)[0]?.property_ids).toEqual(ids);
});

test('SUCC-42 To names the holder that the items have in common, also once those of others are unticked', async () => {
  openDialog({
    ids: ['P-1', 'P-2', 'P-3'],
    book: [carbine(), radio(), radio({ id: 'P-3', name: 'AN/PRC-163' })],
  });
  expect(await screen.findByText('One form for each giver and holder')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Export M4A1 Carbine W123456' }));
  expect(screen.getByText('SPC Whitaker')).toBeVisible();
  expect(screen.getByText('2 items')).toBeVisible();
});

test('PROP-47 PROP-48 the PDF goes to the downloads under the name that the server gives it', async () => {
  const { onClose } = openDialog();
  await press('Download PDF');
  expect(await screen.findByText('Hand receipt downloaded')).toBeVisible();
  expect(saved).toEqual([{ name: FILE_NAME, blob: expect.any(Blob) as Blob }]);
  expect(saved[0]?.blob.type).toBe('application/pdf');
  expect(onClose).toHaveBeenCalled();
});

test('PROP-44 PROP-45 API-44 grouping, codes, unit and user are sent as they were given', async () => {
  const { sent, onClose } = openDialog({ ids: ['P-1'] });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Group by category' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Include QR codes' }));
  for (const [label, text] of [
    ['Rank', 'SFC'],
    ['Name', 'Brandt'],
    ['Title', 'Supply Sergeant'],
    ['Phone', '555 0100'],
    ['Unit name', 'HHC, 4-612 IN'],
    ['DODAAC', 'w91abc'],
    ['Stock number', '1005-01-231-0973'],
    ['Location', 'Bldg 12'],
  ] as const) {
    await userEvent.clear(box(label));
    await userEvent.type(box(label), text);
  }
  await press('Download PDF');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(orders(sent)).toEqual([
    {
      property_ids: ['P-1'],
      group_by_category: false,
      include_qr_codes: true,
      send_email: false,
      recipients: [],
      from_user: { rank: 'SFC', name: 'Brandt', title: 'Supply Sergeant', phone: '555 0100' },
      to_user: null,
      unit_info: {
        unitName: 'HHC, 4-612 IN',
        dodaac: 'W91ABC',
        stockNumber: '1005-01-231-0973',
        location: 'Bldg 12',
      },
    },
  ]);
});

test('PROP-46 the title of the property book is Property Book Officer unless the exporter says otherwise', async () => {
  openDialog({ ids: ['P-1'] });
  await screen.findByRole('checkbox', { name: 'Group by category' });
  expect(box('Title')).toHaveValue('Property Book Officer');
  expect([box('Rank'), box('Name')].map((field) => (field as HTMLInputElement).value)).toEqual(['', '']);
});

test('SUCC-44 a person who gives is named as recorded: their title and phone are typed, their name is not', async () => {
  const { sent, onClose } = openDialog({ ids: ['P-2'] });
  expect(await screen.findByText('CPT Halloran, as recorded')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /^Rank/ })).not.toBeInTheDocument();
  // Their position is not recorded, and the Property Book Officer is another person.
  expect(box('Title')).toHaveValue('');
  await userEvent.type(box('Phone'), '555 0100');
  await press('Download PDF');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const from_user = { id: commander.id, title: '', phone: '555 0100' };
  expect(orders(sent)[0]).toMatchObject({ from_user });
});

test('SUCC-42 where several give, each form names its giver as recorded, and nothing is typed of them', async () => {
  const { sent, onClose } = openDialog({ ids: ['P-1', 'P-2'] });
  expect(await screen.findByText('Each form names its giver as recorded.')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /^Title/ })).not.toBeInTheDocument();
  await press('Download PDF');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(orders(sent)[0]?.from_user).toBeNull();
});

test('an item that the property book handed out is given by the book, as the records have it', async () => {
  const { sent, onClose } = openDialog({ ids: ['P-1'] });
  await press('Download PDF');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(orders(sent)[0]?.from_user).toBeNull();
});

test('an item transferred away since it was chosen is left out, and said to be', async () => {
  const { sent, onClose } = openDialog({ book: [radio()] });
  expect(await screen.findByText('1 item left out')).toBeVisible();
  await press('Download PDF');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(orders(sent)[0]?.property_ids).toEqual(['P-2']);
});
