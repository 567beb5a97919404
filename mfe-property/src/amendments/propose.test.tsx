import 'fake-indexeddb/auto';
import { DEFAULT_SETTINGS, type PropertyDto, type UserDto } from '@hand-receipt/contracts';
import { discardEntry } from '@hand-receipt/platform';
import { type Call, page, refusal, serve, unreachable } from '@hand-receipt/standalone/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { proposed, reported } from '../test/amendments';
import { carbine, commander, soldier } from '../test/company';
import { renderRemote } from '../test/render-remote';

const OTHER = { ...carbine(), id: 'P-9', serial_number: 'W123477', found_by: 'serial-number' };
const photo = new File(['photo'], 'plate.jpg', { type: 'image/jpeg' });
const PLATE = 'Add a picture of the data plate.';

const settings = (pinSet: boolean) => ({
  version: 1,
  settings: DEFAULT_SETTINGS,
  pinSet,
  deviceId: 'DVC-U-1',
  updatedAt: null,
});

/** One item, and a server that takes what is reported and proposed of it. */
function serveItem(item: PropertyDto = carbine(), more: Parameters<typeof serve>[0] = {}) {
  let uploaded = 0;
  return serve({
    'GET /api/property': () => page([item]),
    'GET /api/property/counts': () => ({ assigned: 1, signedout: 0 }),
    'GET /api/property/P-1': () => item,
    'GET /api/property/near-misses': () => [],
    'GET /api/ledger/history': () => page([]),
    'GET /api/property-lookup': () => [],
    'GET /api/settings': () => settings(true),
    'POST /api/uploads': () => ({
      uploads: [{ id: `u-${(uploaded += 1)}`, address: '/api/uploads/u', width: 4, height: 3, bytes: 9 }],
    }),
    'POST /api/amendments': (_, body) =>
      Response.json((body as { report?: boolean }).report ? reported() : proposed(), { status: 201 }),
    ...more,
  });
}

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const posts = (sent: readonly Call[]) =>
  sent.filter(({ method, url }) => method === 'POST' && url === '/api/amendments').map(({ body }) => body);
const waiting = () =>
  JSON.parse(localStorage.getItem('handreceipt.offlineQueue') ?? '[]') as { id: string; title: string }[];

async function open(button: 'Report wrong data' | 'Propose amendment', user: UserDto) {
  renderRemote('/property-book/P-1', { user });
  const details = within(await screen.findByRole('dialog', { name: /M4A1 Carbine/ }));
  await userEvent.click(await details.findByRole('button', { name: button }));
  return dialog(button);
}

type Form = Awaited<ReturnType<typeof dialog>>;

/** A wrong serial number with its reason and the photo of the plate. */
async function fillIn(form: Form, serial = 'w123465') {
  await userEvent.click(form.getByRole('checkbox', { name: 'Serial number' }));
  await userEvent.type(form.getByRole('textbox', { name: 'New serial number' }), serial);
  await userEvent.type(form.getByRole('textbox', { name: 'Reason' }), 'The plate reads another number.');
  await userEvent.upload(form.getByLabelText('Choose a photo file'), photo);
}

beforeAll(() => {
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});
afterEach(async () => {
  cleanup();
  // By then a form that closes has kept what stood in it.
  await new Promise((resolve) => setTimeout(resolve, 100));
  for (const { id } of waiting()) await discardEntry(id);
});

test('LIFE-15 LIFE-06 a Soldier reports a wrong serial number with a photo, and signs nothing', async () => {
  const { sent } = serveItem();
  const form = await open('Report wrong data', soldier);
  await fillIn(form);
  expect(form.getByRole('group', { name: /^Serial number of/ })).toHaveTextContent('W123456');
  expect(form.queryByLabelText('Your PIN')).toBeNull();
  await userEvent.click(form.getByRole('button', { name: 'Send Report' }));
  expect(await screen.findByText('Wrong Data Reported')).toBeVisible();
  expect(posts(sent)).toEqual([
    {
      report: true,
      reason: 'The plate reads another number.',
      documentNumber: null,
      lines: [{ itemId: 'P-1', field: 'serial_number', to: 'W123465' }],
      uploadIds: ['u-1'],
    },
  ]);
  await waitFor(() => expect(waiting()).toEqual([]));
});

test('LIFE-06 a Soldier has no way to propose, and the form says what is missing before anything is sent', async () => {
  const { sent } = serveItem();
  const form = await open('Report wrong data', soldier);
  expect(screen.queryByRole('button', { name: 'Propose amendment', hidden: true })).toBeNull();
  await userEvent.click(form.getByRole('button', { name: 'Send Report' }));
  expect(await form.findByText('Choose what is wrong.')).toBeVisible();
  expect(form.getByText('The reason has at least 10 characters.')).toBeVisible();
  await userEvent.click(form.getByRole('checkbox', { name: 'NSN' }));
  await userEvent.type(form.getByRole('textbox', { name: 'New NSN' }), '1005');
  await userEvent.type(form.getByRole('textbox', { name: 'Reason' }), 'Short');
  await userEvent.click(form.getByRole('button', { name: 'Send Report' }));
  expect(await form.findByText(/^NSN must be 13 digits/)).toBeVisible();
  expect(posts(sent)).toEqual([]);
});

test('LIFE-06 several values of one item are proposed with document number and PIN', async () => {
  const { sent } = serveItem();
  const form = await open('Propose amendment', commander);
  await fillIn(form);
  await userEvent.click(form.getByRole('checkbox', { name: 'LIN' }));
  await userEvent.type(form.getByRole('textbox', { name: 'New LIN' }), 'C06936');
  await userEvent.type(form.getByRole('textbox', { name: /^Document number/ }), 'W15GK9-6326-0012');
  await userEvent.click(form.getByRole('button', { name: 'Sign and Propose' }));
  expect(await form.findByText(/^The PIN is 4 to/)).toBeVisible();
  await userEvent.type(await form.findByLabelText('Your PIN'), '2468');
  await userEvent.click(form.getByRole('button', { name: 'Sign and Propose' }));
  expect(await screen.findByText('Amendment Proposed')).toBeVisible();
  expect(posts(sent)).toMatchObject([
    {
      documentNumber: 'W15GK9-6326-0012',
      lines: [
        { field: 'serial_number', to: 'W123465' },
        { field: 'lin', to: 'C06936' },
      ],
      proof: { pin: '2468' },
    },
  ]);
});

test('LIFE-06 who has no PIN signs with the password; a wrong one stands at its field', async () => {
  const { sent } = serveItem(carbine(), {
    'GET /api/settings': () => settings(false),
    'POST /api/amendments': () =>
      refusal(403, 'The password is wrong.', { fields: { password: 'The password is wrong.' } }),
  });
  const form = await open('Propose amendment', commander);
  await fillIn(form);
  await userEvent.type(await form.findByLabelText('Your password'), 'demo-0601');
  await userEvent.click(form.getByRole('button', { name: 'Sign and Propose' }));
  expect(await form.findByText('The password is wrong.')).toBeVisible();
  expect(form.getByLabelText('Your password')).toHaveAccessibleDescription('The password is wrong.');
  expect(form.getByRole('textbox', { name: 'New serial number' })).toHaveValue('W123465');
  expect(posts(sent)).toMatchObject([{ proof: { password: 'demo-0601' } }]);
});

test('LIFE-06 without a photo the server refuses, and its sentence stands under the photo', async () => {
  const { sent } = serveItem(carbine(), {
    'POST /api/amendments': () => refusal(400, PLATE, { fields: { uploadIds: PLATE } }),
  });
  const form = await open('Report wrong data', soldier);
  await fillIn(form);
  await userEvent.click(form.getByRole('button', { name: 'Remove, plate.jpg' }));
  await userEvent.click(form.getByRole('button', { name: 'Send Report' }));
  const group = within(form.getByRole('group', { name: 'Photo of the data plate' }));
  expect(await group.findByText(PLATE)).toBeVisible();
  expect(group.getByRole('button', { name: 'Take Photo' })).toHaveAccessibleDescription(PLATE);
  expect(form.getAllByText(PLATE)).toHaveLength(1);
  expect(posts(sent)).toMatchObject([{ uploadIds: [] }]);
});

test('LIFE-10 LIFE-09 a number that another item has is refused by name, and both are amended in one report', async () => {
  const words =
    'W123477 is on the book: M4A1 Carbine, held by SPC Whitaker. If the two are exchanged, amend both in one report.';
  const { sent } = serveItem(carbine(), {
    'GET /api/property-lookup': (url) => (url.searchParams.get('serialNumber') === 'W123477' ? [OTHER] : []),
    'POST /api/amendments': (_, body) =>
      (body as { lines: unknown[] }).lines.length === 1
        ? refusal(409, words, { fields: { 'lines.0.to': words } })
        : Response.json(proposed(), { status: 201 }),
  });
  const form = await open('Report wrong data', soldier);
  await fillIn(form, 'W123477');
  await userEvent.click(form.getByRole('button', { name: 'Send Report' }));
  expect(await form.findByText(words)).toBeVisible();
  expect(form.getByRole('textbox', { name: 'New serial number' })).toHaveAccessibleDescription(words);
  await userEvent.click(await form.findByRole('button', { name: 'Add W123477 to this report' }));
  expect(form.queryByText(words)).toBeNull();
  const added = within(form.getByRole('group', { name: 'Serial number of M4A1 Carbine W123477' }));
  expect(added.getByRole('textbox', { name: 'New serial number' })).toHaveValue('W123456');
  await userEvent.click(form.getByRole('button', { name: 'Send Report' }));
  expect(await screen.findByText('Wrong Data Reported')).toBeVisible();
  expect(posts(sent).at(-1)).toMatchObject({
    lines: [
      { itemId: 'P-1', field: 'serial_number', to: 'W123477' },
      { itemId: 'P-9', field: 'serial_number', to: 'W123456' },
    ],
    uploadIds: ['u-1'],
  });
  expect(sent.filter(({ url }) => url === '/api/uploads')).toHaveLength(1);
});

test('LIFE-10 a number on another book is refused without a way to amend what the reader may not see', async () => {
  serveItem(carbine(), { 'POST /api/amendments': () => refusal(409, 'W123477 is on another book.') });
  const form = await open('Report wrong data', soldier);
  await fillIn(form, 'W123477');
  await userEvent.click(form.getByRole('button', { name: 'Send Report' }));
  expect(await form.findByText('W123477 is on another book.')).toBeVisible();
  expect(form.queryByRole('button', { name: /^Add/ })).toBeNull();
});

test('a new number that is close to one in the book is warned of, but not for the item itself', async () => {
  serveItem(carbine(), {
    'GET /api/property/near-misses': () => [
      { id: 'P-1', name: 'M4A1 Carbine', serial_number: 'W123456' },
      { id: 'P-7', name: 'M4A1 Carbine', serial_number: 'W123466' },
    ],
  });
  const form = await open('Report wrong data', soldier);
  await fillIn(form);
  const warning = await form.findByText(/^Check the data plate/);
  expect(warning.parentElement).toHaveTextContent('W123466');
  expect(warning.parentElement).not.toHaveTextContent('W123456');
});

test('LIFE-55 without a connection nothing is sent; a reload brings back what was typed with its photo, but no PIN', async () => {
  serveItem(carbine(), { 'POST /api/amendments': unreachable });
  const form = await open('Propose amendment', commander);
  await fillIn(form);
  await userEvent.type(await form.findByLabelText('Your PIN'), '2468');
  await userEvent.click(form.getByRole('button', { name: 'Sign and Propose' }));
  expect(await form.findByText('Needs a connection.')).toBeVisible();
  await waitFor(() =>
    expect(waiting()).toMatchObject([
      {
        title: 'Propose amendment of M4A1 Carbine W123456',
        state: 'draft',
        path: '/property-book/P-1?amend=propose',
      },
    ]),
  );
  expect(localStorage.getItem('handreceipt.offlineQueue')).not.toContain('2468');
  cleanup();

  const { sent } = serveItem();
  renderRemote('/property-book/P-1?amend=propose', { user: commander });
  const again = await dialog('Propose amendment');
  expect(again.getByText('Draft, not sent')).toBeVisible();
  expect(again.getByRole('textbox', { name: 'New serial number' })).toHaveValue('W123465');
  expect(again.getByText('plate.jpg')).toBeVisible();
  expect(await again.findByLabelText('Your PIN')).toHaveValue('');
  // The database of the tests keeps of a file only its name.
  await userEvent.click(again.getByRole('button', { name: 'Remove, plate.jpg' }));
  await userEvent.upload(again.getByLabelText('Choose a photo file'), photo);
  await userEvent.type(again.getByLabelText('Your PIN'), '2468');
  await userEvent.click(again.getByRole('button', { name: 'Sign and Propose' }));
  expect(await screen.findByText('Amendment Proposed')).toBeVisible();
  expect(posts(sent)).toMatchObject([{ uploadIds: ['u-1'] }]);
  await waitFor(() => expect(waiting()).toEqual([]));
});
