import { queryClient } from '@hand-receipt/platform';
import { type Call, page, serve } from '@hand-receipt/standalone/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import user from '@testing-library/user-event';
import { whitaker } from '../test/people';
import { renderPage } from '../test/render';
import { lookUpIn, wireItem } from '../test/wire';

const userEvent = user.setup({ delay: null });

const carbine = wireItem();
const radio = wireItem({ id: 'P-2', name: 'AN/PRC-152', serial_number: 'C04418' });
const sight = wireItem({ id: 'P-3', name: 'AN/PVS-14', serial_number: '70322A' });
const offered = wireItem({
  id: 'P-4',
  name: 'M249',
  serial_number: 'U1',
  open_transfer: { id: 'T-7', to: 'SFC Brandt', is_recall: false },
});
const ITEMS = [carbine, radio, sight, offered];

interface Bulk {
  ids: string[];
}

/** A server on which everything is mine; `refuse` names what it does not offer, and why. */
function serveHeld(refuse: Record<string, string> = {}) {
  return serve({
    'GET /api/transfers': () => page([]),
    'GET /api/property': ({ searchParams }) => {
      const q = (searchParams.get('q') ?? '').toLowerCase();
      return page(ITEMS.filter((item) => `${item.name} ${item.serial_number}`.toLowerCase().includes(q)));
    },
    'GET /api/property-lookup': lookUpIn(ITEMS),
    'GET /api/property/P-2': () => radio,
    'GET /api/users/recipients': () => [whitaker],
    'POST /api/property/bulk/transfers': (_url, body) => {
      const results = (body as Bulk).ids.map((id) => {
        const message = refuse[id] ?? null;
        return { id, ok: message === null, message, transfer_id: message === null ? `T-${id}` : null };
      });
      const refused = results.filter(({ ok }) => !ok).length;
      return { done: results.length - refused, refused, results };
    },
  });
}

const posted = (sent: Call[]) => sent.filter(({ method }) => method === 'POST');
const field = (name: string | RegExp) => screen.getByLabelText(name, { selector: '[role=combobox]' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send Transfer Request' }));
const chosen = () => screen.getByRole('region', { name: 'Items in this request' });

async function openDialog(path = '/transfers?new=1') {
  renderPage(path);
  return screen.findByRole('dialog', { name: 'Initiate Equipment Transfer' });
}

async function pick(name: string | RegExp, text: string, option: RegExp) {
  await userEvent.type(field(name), text);
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

test('items are taken in one by one and sent in one request, with note and components', async () => {
  const { sent } = serveHeld();
  const dialog = await openDialog();
  await pick('Item Name', 'm4', /M4A1/);
  await userEvent.click(screen.getByRole('button', { name: 'Add Another Item' }));
  await waitFor(() => expect(field('Item Name')).toHaveValue(''));
  expect(chosen()).toHaveTextContent(/1 item in this request.*W123456 M4A1 Carbine/);
  await userEvent.type(field('Serial Number'), 'c04418');
  await userEvent.click(screen.getByRole('button', { name: 'Add Another Item' }));
  await waitFor(() => expect(chosen()).toHaveTextContent(/2 items.*C04418/));
  await pick('Item Name', 'pvs', /PVS-14/);
  await pick(/Recipient/, 'w', /SPC Whitaker/);
  await userEvent.type(screen.getByLabelText(/Note/), 'Range week');
  await send();

  expect(await screen.findByText('Transfer request for 3 items sent to SPC Whitaker.')).toBeVisible();
  expect(posted(sent)).toMatchObject([
    {
      url: '/api/property/bulk/transfers',
      body: { ids: ['P-1', 'P-2', 'P-3'], toUserId: 'U-2', includeComponents: true, notes: 'Range week' },
    },
  ]);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

test('several are chosen from what I hold; what is offered already cannot be', async () => {
  const { sent } = serveHeld();
  await openDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Choose Several' }));
  expect(await screen.findByRole('checkbox', { name: /M249.*offered to SFC Brandt/ })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Select All 3 items' }));
  expect(chosen()).toHaveTextContent('3 items in this request');
  await userEvent.click(screen.getByRole('checkbox', { name: /PVS-14/ }));
  await userEvent.click(within(chosen()).getByRole('button', { name: 'Remove M4A1 Carbine W123456' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /PVS-14/ }));
  await pick(/Recipient/, 'w', /SPC Whitaker/);
  await send();
  await waitFor(() => expect(posted(sent)).toMatchObject([{ body: { ids: ['P-2', 'P-3'] } }]));
});

test('what was refused stays in the form with its reason', async () => {
  const reason = 'AN/PRC-152 C04418 is reported lost; nobody signs for it before it is found.';
  serveHeld({ 'P-2': reason });
  const dialog = await openDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Choose Several' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Select All 3 items' }));
  await pick(/Recipient/, 'w', /SPC Whitaker/);
  await send();
  expect(
    await screen.findByText(
      'Transfer request for 2 items sent to SPC Whitaker. 1 item could not be offered.',
    ),
  ).toBeVisible();
  expect(dialog).toBeVisible();
  await waitFor(() => expect(chosen()).toHaveTextContent(/^1 item in this request/));
  expect(chosen()).toHaveTextContent(reason);
  expect(field(/Recipient/)).toHaveValue('SPC Whitaker');
});

test('a serial number that I do not hold is said at its field and not added', async () => {
  serveHeld();
  await openDialog();
  await userEvent.type(field('Serial Number'), 'NONE');
  await userEvent.click(screen.getByRole('button', { name: 'Add Another Item' }));
  expect(await screen.findByText('You hold no item with this serial number.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Items in this request' })).toBeNull();
});

test('what others do to the item meanwhile empties no field', async () => {
  const handlers = { open: null as { id: string; to: string } | null };
  serve({
    'GET /api/transfers': () => page([]),
    'GET /api/property': () => page([]),
    'GET /api/property/P-2': () => ({ ...radio, open_transfer: handlers.open }),
    'GET /api/users/recipients': () => [whitaker],
  });
  await openDialog('/transfers?new=1&item=P-2');
  await userEvent.type(screen.getByLabelText(/Note/), 'Half a sent');
  handlers.open = { id: 'T-9', to: 'SFC Brandt' };
  await act(() => queryClient.invalidateQueries({ queryKey: ['transfers'] }));
  expect(screen.getByLabelText(/Note/)).toHaveValue('Half a sent');
  await userEvent.type(screen.getByLabelText(/Note/), 'ence');
  expect(screen.getByLabelText(/Note/)).toHaveValue('Half a sentence');
});

test('Choose Several says nothing in red of the fields above that are still empty', async () => {
  serveHeld();
  const dialog = await openDialog();
  await userEvent.click(field('Item Name'));
  await userEvent.click(screen.getByRole('button', { name: 'Choose Several' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /C04418/ }));
  expect(dialog).not.toHaveTextContent(/is required/);
});
