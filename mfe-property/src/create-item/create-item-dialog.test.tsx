import { type NearMissDto, STOCK_NUMBER_WORDS } from '@hand-receipt/contracts';
import { page, refusal, serve, unreachable } from '@hand-receipt/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { carbine, commander, soldier } from '../test/company';
import { renderRemote } from '../test/render-remote';

const CREATE = 'POST /api/property';
const MAY_CREATE = ['Commander', 'Supply Sergeant', 'Admin'] as const;
const MAY_NOT = ['Soldier', 'Squad Leader'] as const;

/** A property book that keeps what it is given. Near misses are by the serial number asked for. */
function serveBook(
  answer?: Parameters<typeof serve>[0][string],
  nearMisses: Record<string, NearMissDto[]> = {},
  upload: Parameters<typeof serve>[0][string] = unreachable,
) {
  const kept = [carbine()];
  return serve({
    'GET /api/property': () => page(kept),
    'GET /api/property/counts': () => ({ assigned: kept.length, signedout: 0 }),
    'GET /api/property/near-misses': (url) => nearMisses[url.searchParams.get('serial_number') ?? ''] ?? [],
    'POST /api/uploads': upload,
    [CREATE]: (url, body, headers) => {
      if (answer) return answer(url, body, headers);
      const item = carbine({ ...(body as object), id: 'P-9' });
      kept.push(item);
      return Response.json(item, { status: 201 });
    },
  });
}

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const category = () => screen.getByRole('combobox', { name: 'Category' });
const dialog = () => screen.findByRole('dialog', { name: 'Create Digital Twin' });
const send = async () =>
  userEvent.click(within(await dialog()).getByRole('button', { name: 'Create Digital Twin' }));

async function openForm() {
  renderRemote('/property-book');
  await userEvent.click(await screen.findByRole('button', { name: 'Create Item' }));
  return within(await dialog());
}

async function fillIn() {
  await userEvent.type(field(/^Name/), 'M17 Pistol');
  await userEvent.type(field(/^Serial Number/), 'w123');
}

test.each(MAY_CREATE)('PROP-28 a %s opens Create Digital Twin', async (role) => {
  serveBook();
  renderRemote('/property-book', { user: { ...commander, role } });
  await userEvent.click(await screen.findByRole('button', { name: 'Create Item' }));
  expect(await dialog()).toBeVisible();
  expect(screen.getByLabelText('Address')).toHaveTextContent('/property-book?new=1');
});

test.each(MAY_NOT)('PROP-28 a %s is offered no creation, by button or address', async (role) => {
  serveBook();
  renderRemote('/property-book?new=1', { user: { ...soldier, role } });
  expect(await screen.findByText('W123456')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Create Item' })).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('PROP-32 PROP-33 PROP-34 PROP-35 RULE-14 ERR-28 an item is created, told, and listed', async () => {
  const { sent } = serveBook();
  const form = await openForm();
  expect(form.getByRole('textbox', { name: /^NSN/ })).toBeVisible();
  expect(form.getByRole('textbox', { name: /^Description/ })).toBeVisible();
  await fillIn();
  await userEvent.type(field(/^LIN/), 'p12345');
  expect(category()).toHaveValue('weapons');
  await send();
  expect(await screen.findByText('Digital Twin Created')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open item' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/property-book\/.+/),
  );
  expect(await screen.findByText('W123')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'M17 Pistol',
    serial_number: 'W123',
    category: 'weapons',
    description: null,
    current_status: 'Operational',
    property_model_id: null,
    assigned_to_user_id: commander.id,
    nsn: null,
    lin: 'P12345',
  });
});

test('PROP-34 the category follows the name until the person chooses one', async () => {
  serveBook();
  await openForm();
  await userEvent.type(field(/^Name/), 'M17');
  expect(category()).toHaveValue('weapons');
  await userEvent.type(field(/^Name/), ' sight');
  expect(category()).toHaveValue('optics');
  await userEvent.selectOptions(category(), 'Other');
  await userEvent.type(field(/^Name/), ' radio');
  expect(category()).toHaveValue('other');
});

test('a serial number that is easily mistaken for one in the book warns while it is typed', async () => {
  const { calls } = serveBook(undefined, {
    W1OO: [{ id: 'P-8', name: 'M17 Pistol', serial_number: 'W100' }],
  });
  const form = await openForm();
  await userEvent.type(field(/^Serial Number/), 'w1oo');
  expect(
    await form.findByText('Check the data plate: this serial number is close to one in the book'),
  ).toBeVisible();
  expect(form.getByText('W100')).toBeVisible();
  await userEvent.type(field(/^Serial Number/), '9');
  await waitFor(() => expect(form.queryByText('W100')).not.toBeInTheDocument());
  await waitFor(() => expect(calls).toContain('GET /api/property/near-misses?serial_number=W1OO9'));
  expect(form.queryByText('W100')).not.toBeInTheDocument();
});

test('an NSN, LIN or UII of another form is refused at its field; one without dashes gets them', async () => {
  const { sent } = serveBook();
  await openForm();
  await fillIn();
  await userEvent.type(field(/^NSN/), '1005-01');
  await userEvent.type(field(/^LIN/), 'C069');
  await userEvent.type(field(/^UII/), 'D0 BWE');
  await send();
  expect(await screen.findByText(STOCK_NUMBER_WORDS.nsn)).toBeVisible();
  expect(screen.getByText(STOCK_NUMBER_WORDS.lin)).toBeVisible();
  expect(screen.getByText(STOCK_NUMBER_WORDS.uii)).toBeVisible();
  await userEvent.clear(field(/^NSN/));
  await userEvent.type(field(/^NSN/), '1005012310973');
  await userEvent.type(field(/^LIN/), '35');
  await userEvent.clear(field(/^UII/));
  await userEvent.type(field(/^UII/), 'd0bwe91');
  await send();
  expect(await screen.findByText('Digital Twin Created')).toBeVisible();
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
    nsn: '1005-01-231-0973',
    lin: 'C06935',
    uii: 'D0BWE91',
  });
});

test('RULE-13 without a serial number nothing is sent, and toast and field say so', async () => {
  const { calls } = serveBook();
  await openForm();
  await userEvent.type(field(/^Name/), 'M17 Pistol');
  await send();
  expect(await screen.findByText('Validation Error')).toBeVisible();
  expect(screen.getAllByText('Serial number is required')).toHaveLength(2);
  expect(field(/^Serial Number/)).toHaveFocus();
  expect(calls).not.toContain(CREATE);
});

test('RULE-15 without name and category nothing is sent', async () => {
  const { calls } = serveBook();
  await openForm();
  await userEvent.type(field(/^Serial Number/), 'W123');
  await send();
  expect(await screen.findByText('Name is required')).toBeVisible();
  expect(screen.getByText('Category is required')).toBeVisible();
  expect(calls).not.toContain(CREATE);
});

test('ERR-25 a serial number that exists is told in a toast and at its field, with all typed kept', async () => {
  serveBook(() => refusal(409, 'duplicate key value: serial_number W123'));
  await openForm();
  await fillIn();
  await send();
  expect(await screen.findByText('Duplicate Serial Number')).toBeVisible();
  expect(screen.getAllByText('An item with serial number W123 already exists.')).toHaveLength(2);
  expect(field(/^Name/)).toHaveValue('M17 Pistol');
});

test('LIFE-28 a number of another book is told with what leads on', async () => {
  const words = 'Serial number W123 is a duplicate: it left another book. Ask that unit to reinstate it.';
  serveBook(() => refusal(409, words));
  await openForm();
  await fillIn();
  await send();
  expect(await screen.findByText('Duplicate Serial Number')).toBeVisible();
  expect(screen.getAllByText(words)).toHaveLength(2);
});

test('ERR-26 any other refusal is told with the words of the server', async () => {
  serveBook(() => refusal(403, 'Only a supply sergeant may create items.'));
  await openForm();
  await fillIn();
  await send();
  expect(await screen.findByText('Error Creating Item')).toBeVisible();
  expect(screen.getByText('Only a supply sergeant may create items.')).toBeVisible();
  expect(await dialog()).toBeVisible();
});

test('ERR-26 a refusal without words is told with ours', async () => {
  serveBook(() => new Response('<html>', { status: 502 }));
  await openForm();
  await fillIn();
  await send();
  expect(await screen.findByText('Failed to create the digital twin. Please try again.')).toBeVisible();
});

test('ERR-24 OFF-14 with the network down the item is queued on this device, and the toast says so', async () => {
  serveBook(unreachable);
  await openForm();
  await fillIn();
  await send();
  expect(await screen.findByText('Queued for sync')).toBeVisible();
  expect(screen.getByText('Item will be created when connection is restored')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const [entry] = JSON.parse(localStorage.getItem('handreceipt.offlineQueue') ?? '[]') as object[];
  expect(entry).toMatchObject({ type: 'create', title: 'Create M17 Pistol W123', state: 'waiting' });
});

const gainKind = (label: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: 'How it comes into the book' }), label);
const chooseFile = async (name: string) =>
  userEvent.upload(
    screen.getByLabelText(/^Paper or photo/, { selector: 'input' }),
    new File(['%PDF'], name, { type: 'application/pdf' }),
  );

test('LIFE-29 a found item is entered with where it was found and its paper', async () => {
  const { sent } = serveBook(undefined, {}, () => ({
    uploads: [{ id: 'u-1', address: '/api/uploads/u-1', width: null, height: null, bytes: 4 }],
  }));
  const form = await openForm();
  await fillIn();
  expect(form.queryByRole('textbox', { name: 'Document number' })).not.toBeInTheDocument();
  await gainKind('Found on installation');
  expect(form.getByText(/A Commander signs for it under Gains to sign/)).toBeVisible();
  await userEvent.type(field(/^Where it was found/), ' Connex 12 ');
  await chooseFile('statement.pdf');
  await send();
  expect(await screen.findByText('Digital Twin Created')).toBeVisible();
  expect(sent.find(({ url }) => url === '/api/property')?.body).toMatchObject({
    gain: { kind: 'found-on-installation', documentNumber: null, from: 'Connex 12', uploadIds: ['u-1'] },
  });
});

test('LIFE-29 an issue needs its document number, and waits on this device with it', async () => {
  serveBook(unreachable);
  await openForm();
  await fillIn();
  await gainKind('Issue');
  await send();
  expect(await screen.findByText('Enter the document number.')).toBeVisible();
  await userEvent.type(field(/^Document number/), 'W15GK9-6326-0012');
  await userEvent.type(field(/^From/), 'SSA');
  await send();
  expect(await screen.findByText('Queued for sync')).toBeVisible();
  const entries = JSON.parse(localStorage.getItem('handreceipt.offlineQueue') ?? '[]') as object[];
  expect(entries.at(-1)).toMatchObject({
    data: { gain: { kind: 'issue', documentNumber: 'W15GK9-6326-0012', from: 'SSA' } },
  });
});

test('LIFE-55 an item with a file needs a connection, and nothing typed is lost', async () => {
  serveBook(unreachable, {}, unreachable);
  await openForm();
  await fillIn();
  await gainKind('Found on installation');
  await chooseFile('statement.pdf');
  await send();
  expect((await (await dialog().then(within)).findAllByText('Needs a connection.'))[0]).toBeVisible();
  expect(field(/^Name/)).toHaveValue('M17 Pistol');
  expect(screen.getByText(/^statement\.pdf/)).toBeVisible();
});

test('with neither a network nor room on the device the form stays open, and says that nothing was saved', async () => {
  let full = true;
  serveBook(unreachable);
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    if (full) throw new DOMException('full', 'QuotaExceededError');
  });
  await openForm();
  await fillIn();
  // Not the item that waits already.
  await userEvent.type(field(/^Serial Number/), '4');
  await send();
  expect(await screen.findByText('The item was not saved')).toBeVisible();
  expect(screen.getByText(/no room to keep the change/)).toBeVisible();
  expect(field(/^Serial Number/)).toHaveValue('W1234');
  full = false;
  await send();
  expect(await screen.findByText('Queued for sync')).toBeVisible();
  setItem.mockRestore();
});
