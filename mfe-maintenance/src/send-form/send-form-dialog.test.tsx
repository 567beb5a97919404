import { toPropertyItem } from '@hand-receipt/contracts';
import { discardEntry, queryClient } from '@hand-receipt/platform';
import { refusal, renderAt, serve, unreachable } from '@hand-receipt/standalone/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { brandt, connectionWith, navarro, petrov, voss } from '../test/people';
import { decodePictures, drawn, hugePng, jpegFile } from '../test/photos';
import { wireItem } from '../test/wire-item';
import { SendFormAction } from './send-form-action';

const FORM = 'POST /api/documents/maintenance-form';
const CONNECTIONS = 'GET /api/users/connections';
const UPLOAD = 'POST /api/uploads';

const people = () => [
  connectionWith(brandt),
  connectionWith(petrov),
  connectionWith(navarro, { connectionStatus: 'pending' }),
  connectionWith(voss, { connectionStatus: 'refused' }),
];

let uploaded = 0;
const kept = () => {
  uploaded += 1;
  const id = `upload-${uploaded}`;
  return { uploads: [{ id, address: `/api/uploads/${id}`, width: 2560, height: 1920, bytes: 400_000 }] };
};

type Handlers = Parameters<typeof serve>[0];
const company = (more: Handlers = {}) =>
  serve({
    [CONNECTIONS]: people,
    [UPLOAD]: kept,
    [FORM]: () => Response.json({ message: 'DA Form 5988-E sent to SFC Brandt.' }, { status: 201 }),
    ...more,
  });

const item = toPropertyItem(wireItem());

/** What waits on this device, as other tabs read it. */
const kepts = () =>
  JSON.parse(localStorage.getItem('handreceipt.offlineQueue') ?? '[]') as { id: string; title: string }[];

beforeEach(async () => {
  uploaded = 0;
  for (const { id } of kepts()) await discardEntry(id);
  decodePictures();
});

async function open() {
  renderAt('/property-book', <SendFormAction item={item} compact />);
  await userEvent.click(
    screen.getByRole('button', { name: `Send maintenance form, ${item.name} ${item.serialNumber}` }),
  );
  return screen.findByRole('dialog', { name: 'Send Maintenance Form' });
}

const choose = async (label: string, option: string) =>
  userEvent.selectOptions(await screen.findByLabelText(label), option);
const type = (label: string | RegExp, text: string) => userEvent.type(screen.getByLabelText(label), text);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send Form' }));
// The device's own dialog filters by kind; a renamed file passes it all the same.
const add = (...files: File[]) =>
  userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('Choose photos'), files);
const lines = () => within(screen.getByRole('list', { name: 'Photos' })).getAllByRole('listitem');

async function fillIn() {
  await choose('Recipient', 'SFC Brandt, HQ Platoon');
  await type('Description', 'Leaks at the front differential');
}

test('PROP-40 MAINT-05 the row opens the dialog for its item, with every field of the form', async () => {
  company();
  const dialog = await open();
  expect(dialog).toHaveTextContent(/Item\s*M4A1 Carbine.*Serial number\s*W123456/);
  expect(await screen.findByLabelText('Recipient')).toBeVisible();
  for (const label of ['Form type', 'Urgency', 'Description', 'Fault description (optional)']) {
    expect(screen.getByLabelText(label)).toBeVisible();
  }
  expect(screen.getByRole('group', { name: 'Photos (optional)' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Take Photo' })).toBeEnabled();
});

test('MAINT-06 MAINT-07 recipients are accepted connections by rank, name and unit', async () => {
  company();
  await open();
  const options = within(await screen.findByLabelText('Recipient')).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual([
    'SFC Brandt, HQ Platoon',
    'SSG Petrov, 1st Platoon',
  ]);
});

test('MAINT-08 MAINT-09 MAINT-10 MAINT-13 form type and urgency are chosen and sent, and the message of the answer is told', async () => {
  const { sent } = company();
  const dialog = await open();
  const optionsOf = (label: string) =>
    within(screen.getByLabelText(label))
      .getAllByRole('option')
      .map((option) => option.textContent);
  await fillIn();
  expect(optionsOf('Form type')).toEqual(['DA Form 2404', 'DA Form 5988-E']);
  expect(optionsOf('Urgency')).toEqual(['Low', 'Normal', 'High', 'Critical']);
  expect(screen.getByLabelText('Urgency')).toHaveValue('normal');
  await choose('Form type', 'DA Form 5988-E');
  await choose('Urgency', 'Critical');
  await type('Fault description (optional)', 'Seal worn through');
  await send();
  expect(await screen.findByText('DA Form 5988-E sent to SFC Brandt.')).toBeVisible();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(sent.find(({ url }) => url === '/api/documents/maintenance-form')?.body).toEqual({
    propertyId: item.id,
    recipientUserId: brandt.id,
    formType: 'DA5988E',
    description: 'Leaks at the front differential',
    faultDescription: 'Seal worn through',
    urgency: 'critical',
    attachments: [],
  });
});

test('RULE-16 without a recipient and a description nothing is sent, and the focus is where it is missing', async () => {
  const { calls } = company();
  await open();
  await screen.findByLabelText('Recipient');
  await send();
  expect(await screen.findByText('Recipient is required')).toBeVisible();
  expect(screen.getByText('Description is required')).toBeVisible();
  expect(screen.getByLabelText('Recipient')).toHaveFocus();
  expect(calls).not.toContain(FORM);
});

test('MAINT-11 MAINT-12 photos are made smaller on the device, uploaded one by one and sent as addresses', async () => {
  const { sent } = company();
  await open();
  await fillIn();
  await add(jpegFile('front.jpg'), jpegFile('seal.jpg'));
  await waitFor(() =>
    expect(lines().map((line) => line.textContent)).toEqual(['front.jpgUploaded', 'seal.jpgUploaded']),
  );
  expect(drawn).toEqual([[2560, 1920], [160, 120], [2560, 1920], [160, 120]]); // prettier-ignore
  const uploads = sent.filter(({ url }) => url === '/api/uploads');
  expect(uploads.map(({ body }) => [...(body as FormData).keys()])).toEqual([['photo'], ['photo']]);
  await send();
  await screen.findByText('Form sent');
  expect(sent.find(({ url }) => url.endsWith('/maintenance-form'))?.body).toMatchObject({
    attachments: ['/api/uploads/upload-1', '/api/uploads/upload-2'],
  });
});

test('a photo that is taken out is taken back, and not sent', async () => {
  const { calls, sent } = company({ 'DELETE /api/uploads/upload-1': () => ({ message: 'Deleted' }) });
  await open();
  await fillIn();
  await add(jpegFile('front.jpg'), jpegFile('seal.jpg'));
  await waitFor(() => expect(lines()[1]).toHaveTextContent('Uploaded'));
  await userEvent.click(screen.getByRole('button', { name: 'Remove, front.jpg' }));
  expect(lines()).toHaveLength(1);
  await waitFor(() => expect(calls).toContain('DELETE /api/uploads/upload-1'));
  await send();
  await screen.findByText('Form sent');
  expect(sent.find(({ url }) => url.endsWith('/maintenance-form'))?.body).toMatchObject({
    attachments: ['/api/uploads/upload-2'],
  });
});

test('ERR-12 a line that is lost in mid-upload says so, loses nothing, and the photos can be tried again', async () => {
  let line: () => unknown = kept;
  const { calls, sent } = company({
    [UPLOAD]: () => {
      const answer = line();
      line = unreachable;
      return answer;
    },
  });
  await open();
  await fillIn();
  await add(jpegFile('front.jpg'), jpegFile('seal.jpg'), jpegFile('hub.jpg'));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to upload photos. Please try again.');
  expect(lines().map((photo) => photo.textContent)).toEqual([
    'front.jpgUploaded',
    'seal.jpgNot uploaded',
    'hub.jpgNot uploaded',
  ]);
  await send();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send Form' })).toBeEnabled());
  expect(calls).not.toContain(FORM);
  expect(screen.getByLabelText('Description')).toHaveValue('Leaks at the front differential');

  line = kept;
  await userEvent.click(screen.getByRole('button', { name: 'Try again, seal.jpg' }));
  await waitFor(() => expect(lines()[1]).toHaveTextContent('seal.jpgUploaded'));
  line = kept;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  await send();
  await screen.findByText('Form sent');
  const body = sent.find(({ url }) => url.endsWith('/maintenance-form'))?.body as { attachments: string[] };
  expect(body.attachments).toHaveLength(3);
});

test('back on a network the photos that failed go up by themselves', async () => {
  let line: () => unknown = unreachable;
  company({ [UPLOAD]: () => line() });
  await open();
  await screen.findByLabelText('Recipient');
  await add(jpegFile('front.jpg'));
  await screen.findByText('Not uploaded');
  line = kept;
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('Uploaded')).toBeVisible();
});

test('a renamed program, an SVG, a damaged photo and one that unpacks to 400 million pixels are refused plainly, and the rest is sent', async () => {
  const { calls, sent } = company();
  await open();
  await fillIn();
  await add(
    new File(['MZ\x90\x00 this program cannot be run in DOS mode'], 'leak.jpg', { type: 'image/jpeg' }),
    new File(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'], 'seal.png', {
      type: 'image/png',
    }),
    jpegFile('damaged.jpg'),
    new File(['\0\0\0\x18ftypheic'], 'phone.heic', { type: 'image/heic' }),
    hugePng('bomb.png'),
    jpegFile('front.jpg'),
  );
  await waitFor(() =>
    expect(lines().map((line) => line.textContent)).toEqual([
      'leak.jpgThis file is not a photo. Send JPEG, PNG or WebP.',
      'seal.pngThis file is not a photo. Send JPEG, PNG or WebP.',
      'damaged.jpgThis photo is damaged. Take or save it anew.',
      'phone.heicHEIC and AVIF photos are not taken. Save the photo as JPEG and send it again.',
      'bomb.pngThis photo has 400 million pixels; at most 50 million are taken.',
      'front.jpgUploaded',
    ]),
  );
  expect(calls.filter((call) => call === UPLOAD)).toHaveLength(1);
  await send();
  await screen.findByText('Form sent');
  expect(sent.find(({ url }) => url.endsWith('/maintenance-form'))?.body).toMatchObject({
    attachments: ['/api/uploads/upload-1'],
  });
});

test('what the server refuses has the words of the server, and is not tried again', async () => {
  company({
    [UPLOAD]: () => refusal(415, 'This photo carries something else besides. Take or save it anew.'),
  });
  await open();
  await screen.findByLabelText('Recipient');
  await add(jpegFile('polyglot.jpg'));
  expect(await screen.findByText(/carries something else besides/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Try again/ })).not.toBeInTheDocument();
});

test('a form takes twenty photos and says what it left out', async () => {
  company();
  await open();
  await screen.findByLabelText('Recipient');
  await add(...Array.from({ length: 22 }, (_, index) => jpegFile(`photo ${index}.jpg`)));
  expect(screen.getByText('2 files were left out.')).toBeVisible();
  expect(lines()).toHaveLength(20);
  expect(screen.getByRole('button', { name: 'Add Photos' })).toBeDisabled();
  await waitFor(() => expect(lines()[19]).toHaveTextContent('Uploaded'));
});

test('ERR-11 a refusal is told with its reason, the dialog stays with all that was typed', async () => {
  company({ [FORM]: () => refusal(403, 'SFC Brandt is not an accepted connection of yours.') });
  const dialog = await open();
  await fillIn();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to send maintenance form: SFC Brandt is not an accepted connection of yours.',
  );
  expect(dialog).toBeVisible();
  expect(screen.getByLabelText('Description')).toHaveValue('Leaks at the front differential');
});

test('a recipient who ended the connection meanwhile is no longer chosen, and the field says why', async () => {
  let connected = people();
  const { calls } = company({ [CONNECTIONS]: () => connected });
  await open();
  await fillIn();
  connected = connected.filter(({ connectedUser }) => connectedUser.id !== brandt.id);
  await queryClient.invalidateQueries({ queryKey: ['users'] });
  expect(await screen.findByText('This person is no longer an accepted connection')).toBeVisible();
  await send();
  expect(calls).not.toContain(FORM);
});

test('without a connection a form without photos waits on the device', async () => {
  company({ [FORM]: unreachable });
  const dialog = await open();
  await fillIn();
  await send();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(screen.getByText('Queued for sync')).toBeVisible();
});

test('a dialog that is closed unsent opens again with what was typed and uploaded', async () => {
  company();
  await open();
  await fillIn();
  await add(jpegFile('front.jpg'));
  await screen.findByText('Uploaded');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() =>
    expect(kepts()).toMatchObject([
      {
        title: 'Send DA Form 2404 for M4A1 Carbine W123456',
        type: 'form',
        state: 'draft',
        path: `/maintenance?send=${item.id}`,
      },
    ]),
  );

  await userEvent.click(screen.getByRole('button', { name: /^Send maintenance form/ }));
  expect(await screen.findByLabelText('Description')).toHaveValue('Leaks at the front differential');
  expect(screen.getByText('Draft, not sent')).toBeVisible();
  expect(lines().map((line) => line.textContent)).toEqual(['front.jpgUploaded']);
  await send();
  await screen.findByText('Form sent');
  await waitFor(() => expect(kepts()).toEqual([]));
});

test('a page that goes out of sight, as a phone does for its camera, keeps what was typed; it can be left', async () => {
  company({ 'DELETE /api/uploads/upload-1': () => ({ message: 'Deleted' }) });
  await open();
  await fillIn();
  await add(jpegFile('front.jpg'));
  await screen.findByText('Uploaded');
  expect(kepts()).toEqual([]);
  const visible = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  visible.mockRestore();
  await waitFor(() => expect(kepts()).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await userEvent.click(screen.getByRole('button', { name: /^Send maintenance form/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Start empty' }));
  expect(screen.getByLabelText('Description')).toHaveValue('');
  expect(screen.queryByRole('list', { name: 'Photos' })).not.toBeInTheDocument();
  await waitFor(() => expect(kepts()).toEqual([]));
});

test('ERR-22 connections that cannot be had say so, and can be tried again', async () => {
  let answer: () => unknown = () => refusal(500, 'Down');
  company({ [CONNECTIONS]: () => answer() });
  await open();
  expect(await screen.findByText('Failed to fetch connections')).toBeVisible();
  answer = people;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Recipient')).toBeVisible();
});

test('what is clicked and typed in the dialog does not reach the row', async () => {
  company();
  const onRow = jest.fn();
  renderAt(
    '/property-book',
    <div onClick={onRow} onKeyDown={onRow}>
      <SendFormAction item={item} compact={false} />
    </div>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send Maintenance Form' }));
  await screen.findByLabelText('Recipient');
  onRow.mockClear();
  await type('Description', 'Leak');
  expect(onRow).not.toHaveBeenCalled();
});
