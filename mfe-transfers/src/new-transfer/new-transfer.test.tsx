import { type Call, page, refusal, serve, unreachable } from '@hand-receipt/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import user from '@testing-library/user-event';
import { brandt, whitaker } from '../test/people';
import { renderPage } from '../test/render';
import { lookUpIn, wireItem, wireTransfer } from '../test/wire';

const userEvent = user.setup({ delay: null });

const carbine = wireItem();
const radio = wireItem({ id: 'P-2', name: 'AN/PRC-152', serial_number: 'C04418' });

const matches = (text: string, q: string | null) => text.toLowerCase().includes((q ?? '').toLowerCase());

function serveCompany(create: () => unknown = () => Response.json(wireTransfer(), { status: 201 })) {
  return serve({
    'GET /api/transfers': () => page([]),
    'GET /api/property': ({ searchParams }) =>
      page(
        [carbine, radio].filter((item) =>
          matches(`${item.name} ${item.serial_number}`, searchParams.get('q')),
        ),
      ),
    'GET /api/property-lookup': lookUpIn([carbine, radio]),
    'GET /api/property/P-2': () => radio,
    'GET /api/users/recipients': ({ searchParams }) =>
      [whitaker, brandt].filter((person) => matches(person.name, searchParams.get('q'))),
    'POST /api/transfers': create,
  });
}

const created = (calls: Call[]) => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);

const field = (name: string | RegExp) => screen.getByLabelText(name, { selector: '[role=combobox]' });

async function openDialog(path = '/transfers?new=1') {
  renderPage(path);
  return screen.findByRole('dialog', { name: 'Initiate Equipment Transfer' });
}

async function pick(name: string | RegExp, text: string, option: RegExp) {
  await userEvent.type(field(name), text);
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send Transfer Request' }));

test('XFER-26 XFER-27 XFER-28 XFER-29 the dialog has its words, fields and buttons', async () => {
  serveCompany();
  const dialog = await openDialog();
  expect(dialog).toHaveAccessibleDescription('Create a new transfer request to reassign equipment');
  expect(field('Item Name')).toHaveAttribute('placeholder', 'e.g., M4A1 Carbine');
  expect(field('Serial Number')).toHaveAttribute('placeholder', 'e.g., W123456');
  expect(screen.getByLabelText('From')).toHaveValue('CPT Halloran');
  expect(screen.getByLabelText('From')).toHaveAttribute('readonly');
  expect(field('To (Recipient)')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Send Transfer Request' })).toBeVisible();
});

test('XFER-30 ERR-17 an item and a person are picked, sent by their ids, and said', async () => {
  const { sent: calls } = serveCompany();
  const dialog = await openDialog();
  await pick('Item Name', 'prc', /AN\/PRC-152/);
  expect(field('Serial Number')).toHaveValue('C04418');
  await pick(/Recipient/, 'whit', /SPC Whitaker/);
  await userEvent.type(screen.getByLabelText(/Note/), 'Range week');
  await send();

  expect(await screen.findByText('Transfer Created')).toBeVisible();
  expect(screen.getByText('Transfer request for AN/PRC-152 sent to SPC Whitaker.')).toBeVisible();
  expect(created(calls)).toEqual([
    { propertyId: 'P-2', toUserId: 'U-2', includeComponents: true, notes: 'Range week' },
  ]);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

test('XFER-27 the serial number fills the name, and further typing clears the choice', async () => {
  serveCompany();
  await openDialog();
  await pick('Serial Number', 'w12', /M4A1 Carbine/);
  expect(field('Item Name')).toHaveValue('M4A1 Carbine');
  expect(field('Serial Number')).toHaveValue('W123456');
  await userEvent.type(field('Serial Number'), '7');
  expect(field('Item Name')).toHaveValue('');
});

test('XFER-30 a serial number and a name that were typed and not picked are looked up', async () => {
  const { sent: calls } = serveCompany();
  await openDialog();
  await userEvent.type(field('Serial Number'), 'c04418');
  await userEvent.type(field('Item Name'), 'Radio');
  await userEvent.type(field(/Recipient/), 'sfc brandt');
  await send();
  await waitFor(() => expect(created(calls)).toHaveLength(1));
  expect(created(calls)[0]).toMatchObject({ propertyId: 'P-2', toUserId: 'U-3', includeComponents: true });
});

test('XFER-30 a serial number that I do not hold, or a name that is nobody’s, is said at its field', async () => {
  const { sent: calls } = serveCompany();
  await openDialog();
  await userEvent.type(field('Item Name'), 'Radio');
  await userEvent.type(field('Serial Number'), 'C0441');
  await userEvent.type(field(/Recipient/), 'Nobody');
  await send();
  expect(await screen.findByText('You hold no item with this serial number.')).toBeVisible();
  await userEvent.type(field('Serial Number'), '8');
  await send();
  expect(await screen.findByText('Choose a person from the list')).toBeVisible();
  expect(created(calls)).toHaveLength(0);
});

test('XFER-30 a serial number that I do not hold is said once the field is left, and stays said', async () => {
  serveCompany();
  await openDialog();
  await userEvent.type(field('Serial Number'), 'TWS2304');
  await userEvent.type(field(/Recipient/), 'SFC Brandt');
  const sentence = 'You hold no item with this serial number.';
  expect(await screen.findByText(sentence)).toBeVisible();
  await userEvent.type(screen.getByLabelText(/Note/), 'Range week');
  await send();
  expect(await screen.findByText('Item name is required')).toBeVisible();
  expect(screen.getByText(sentence)).toBeVisible();
  expect(field('Serial Number')).toBeInvalid();
});

test('XFER-30 without a connection nothing is said of a serial number that cannot be looked up', async () => {
  serve({
    'GET /api/transfers': () => page([]),
    'GET /api/property': unreachable,
    'GET /api/property-lookup': unreachable,
  });
  await openDialog();
  await userEvent.type(field('Serial Number'), 'TWS2304');
  await userEvent.type(screen.getByLabelText(/Note/), 'Range week');
  expect(field('Serial Number')).toBeValid();
});

test('XFER-30 a serial number that many others contain is found, and one that another person holds is not', async () => {
  const box = wireItem({ id: 'P-7', name: 'Zulu Box', serial_number: 'QX7' });
  const others = Array.from({ length: 8 }, (_, index) =>
    wireItem({ id: `P-7${index}`, name: 'Alpha Box', serial_number: `QX7${index}` }),
  );
  const theirs = wireItem({ id: 'P-8', serial_number: 'QX8', assigned_to_user_id: 'U-2' });
  const { sent: calls } = serve({
    'GET /api/transfers': () => page([]),
    'GET /api/property': () => page(others),
    'GET /api/property-lookup': lookUpIn([...others, box, theirs]),
    'GET /api/users/recipients': () => [whitaker],
    'POST /api/transfers': () => Response.json(wireTransfer(), { status: 201 }),
  });
  await openDialog();
  await userEvent.type(field('Item Name'), 'Zulu Box');
  await userEvent.type(field('Serial Number'), 'qx8');
  await userEvent.type(field(/Recipient/), 'SPC Whitaker');
  await send();
  expect(await screen.findByText('You hold no item with this serial number.')).toBeVisible();
  await userEvent.clear(field('Serial Number'));
  await userEvent.type(field('Serial Number'), 'qx7');
  await send();
  await waitFor(() => expect(created(calls)).toHaveLength(1));
  expect(created(calls)).toMatchObject([{ propertyId: 'P-7', toUserId: 'U-2' }]);
});

test('XFER-30 a typed name that others have means nobody, though one of them was offered before', async () => {
  const keane = { ...whitaker, rank: 'PFC', name: 'PFC Keane', lastName: 'Keane', firstName: 'Aidan' };
  const aidan = { ...keane, sharesName: true };
  const brian = { ...aidan, id: 'U-9', firstName: 'Brian' };
  const { sent: calls } = serve({
    'GET /api/transfers': () => page([]),
    'GET /api/property': () => page([carbine]),
    'GET /api/property-lookup': lookUpIn([carbine]),
    'GET /api/users/recipients': ({ searchParams }) => (searchParams.get('q') ? [aidan, brian] : [aidan]),
    'POST /api/transfers': () => Response.json(wireTransfer(), { status: 201 }),
  });
  await openDialog();
  await pick('Item Name', 'm4', /M4A1/);
  await userEvent.type(field(/Recipient/), 'PFC Keane');
  await send();
  expect(await screen.findByText('Choose a person from the list')).toBeVisible();
  expect(created(calls)).toEqual([]);
  await pick(/Recipient/, '{Backspace}', /PFC Brian Keane, 2nd Platoon/);
  expect(field(/Recipient/)).toHaveValue('PFC Brian Keane, 2nd Platoon');
  await send();
  expect(
    await screen.findByText('Transfer request for M4A1 Carbine sent to PFC Brian Keane, 2nd Platoon.'),
  ).toBeVisible();
  expect(created(calls)).toMatchObject([{ toUserId: 'U-9' }]);
});

test('RULE-11 XFER-31 name, serial number and recipient are required, and nothing is sent without', async () => {
  const { sent: calls } = serveCompany();
  await openDialog();
  await send();
  for (const message of ['Item name is required', 'Serial number is required', 'Recipient is required']) {
    expect(await screen.findByText(message)).toBeVisible();
  }
  expect(field('Item Name')).toHaveFocus();
  expect(field('Item Name')).toBeInvalid();
  expect(created(calls)).toHaveLength(0);
});

test('ERR-14 a refusal is quoted and nothing that was typed is lost', async () => {
  serveCompany(() => refusal(409, 'M4A1 Carbine W123456 is already offered.'));
  const dialog = await openDialog();
  await pick('Item Name', 'm4', /M4A1/);
  await pick(/Recipient/, 'br', /SFC Brandt/);
  await send();
  const told = await screen.findByRole('alert');
  expect(told).toHaveTextContent('Error');
  expect(told).toHaveTextContent('Failed to create transfer: M4A1 Carbine W123456 is already offered.');
  expect(dialog).toBeVisible();
  expect(field('Item Name')).toHaveValue('M4A1 Carbine');
});

test('a link may name the item to begin with', async () => {
  serveCompany();
  await openDialog('/transfers?new=1&item=P-2');
  expect(field('Item Name')).toHaveValue('AN/PRC-152');
  expect(field('Serial Number')).toHaveValue('C04418');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/transfers$/));
});

test('an item that is offered already says to whom', async () => {
  const offered = wireItem({ open_transfer: { id: 'T-7', to: 'SFC Brandt', is_recall: false } });
  serve({ 'GET /api/transfers': () => page([]), 'GET /api/property': () => page([offered]) });
  await openDialog();
  await userEvent.click(field('Item Name'));
  expect(await screen.findByRole('option', { name: /M4A1 Carbine.*offered to SFC Brandt/ })).toBeVisible();
});

test('while the server is asked, a list offers only what fits what is typed', async () => {
  let answer: (people: unknown) => void = () => undefined;
  serve({
    'GET /api/transfers': () => page([]),
    'GET /api/property': () => page([carbine, radio]),
    'GET /api/users/recipients': ({ searchParams }) =>
      searchParams.get('q') ? new Promise((resolve) => (answer = resolve)) : [brandt, whitaker],
  });
  const dialog = within(await openDialog());
  await userEvent.click(field('To (Recipient)'));
  expect(await dialog.findByRole('option', { name: /Brandt/ })).toBeVisible();
  await userEvent.type(field('To (Recipient)'), 'Whitaker');
  await waitFor(() => expect(dialog.queryByRole('option', { name: /Brandt/ })).toBeNull());
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(field('To (Recipient)')).toHaveValue('SPC Whitaker');
  answer([whitaker]);
});

test('LIFE-08 a former serial number finds what I hold: picked from the list, marked "was", or typed and not picked', async () => {
  const amended = wireItem({ serial_number: 'W123465', former_serials: ['W123456'] });
  const { sent: calls } = serve({
    'GET /api/transfers': () => page([]),
    'GET /api/property': () => page([amended]),
    'GET /api/property-lookup': lookUpIn([amended]),
    'GET /api/users/recipients': () => [whitaker],
    'POST /api/transfers': () => Response.json(wireTransfer(), { status: 201 }),
  });
  await openDialog();
  await userEvent.type(field('Serial Number'), 'W123456');
  expect(await screen.findByRole('option', { name: /M4A1 Carbine\s*W123465\s*was W123456/ })).toBeVisible();
  await userEvent.type(field('Item Name'), 'Carbine');
  await pick(/Recipient/, 'whit', /SPC Whitaker/);
  await send();
  expect(await screen.findByText('Transfer Created')).toBeVisible();
  expect(created(calls)).toMatchObject([{ propertyId: 'P-1' }]);
});

test('LIFE-31 an item that was typed and not picked shows what is mounted on it before it is sent', async () => {
  const armed = wireItem({
    attached_components: [
      { position: 'Top rail', componentProperty: { id: 'P-9', name: 'M68 CCO', serial_number: 'AP12' } },
    ],
  });
  const { sent: calls } = serve({
    'GET /api/transfers': () => page([]),
    'GET /api/property': () => page([armed]),
    'GET /api/property-lookup': lookUpIn([armed]),
    'GET /api/users/recipients': () => [whitaker],
    'POST /api/transfers': () => Response.json(wireTransfer(), { status: 201 }),
  });
  const dialog = await openDialog();
  await userEvent.type(field('Item Name'), 'Carbine');
  await userEvent.type(field('Serial Number'), 'w123456');
  await pick(/Recipient/, 'whit', /SPC Whitaker/);
  await send();
  expect(await within(dialog).findByText('Check what goes with it, then send it')).toBeVisible();
  expect(created(calls)).toEqual([]);
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /M68 CCO AP12/ }));
  await send();
  expect(await screen.findByText('Transfer Created')).toBeVisible();
  expect(created(calls)).toMatchObject([{ propertyId: 'P-1', mounted: [] }]);
});
