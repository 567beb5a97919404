import type { TransferRequestDto } from '@hand-receipt/contracts';
import { page, refusal, serve } from '@hand-receipt/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import user from '@testing-library/user-event';
import { halloran, whitaker } from '../test/people';
import { renderPage } from '../test/render';
import { wireItem, wireTransfer } from '../test/wire';

const userEvent = user.setup({ delay: null });

const wireRequest = (given: Partial<TransferRequestDto> = {}): TransferRequestDto => ({
  id: 'TA-1',
  serial_number: 'W123456',
  from_user: whitaker,
  request_date: '2026-11-21T12:00:00.000Z',
  state: 'Sent',
  notes: 'For guard duty',
  reason: null,
  property: { id: 'P-1', name: 'M4A1 Carbine', serial_number: 'W123456' },
  transfer_id: null,
  ...given,
});

/** A server with one transfer request in a box. The request is gone once it is answered. */
function serveRequest(
  box: 'incoming' | 'outgoing',
  request: TransferRequestDto,
  answer: () => unknown = () => request,
) {
  let open = true;
  const end = () => {
    const answered = answer();
    if (!(answered instanceof Response)) open = false;
    return answered;
  };
  return serve({
    'GET /api/transfers': () => page([]),
    'GET /api/property/P-1': () => wireItem(),
    'GET /api/transfers/asks': (url) => (open && url.searchParams.get('box') === box ? [request] : []),
    'POST /api/transfers/asks/TA-1/offer': end,
    'POST /api/transfers/asks/TA-1/decline': end,
    'POST /api/transfers/asks/TA-1/withdraw': end,
  });
}

const findRequests = async (name: string) => screen.findByRole('list', { name });

test('a transfer request names a serial number, has its own address, and says only that it was sent', async () => {
  const { sent } = serve({
    'GET /api/transfers': () => page([]),
    'POST /api/transfers/asks': () =>
      Response.json(wireRequest({ from_user: halloran, property: null }), { status: 201 }),
  });
  renderPage();
  await userEvent.click(screen.getByRole('button', { name: 'Ask for Item' }));
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent('/transfers?ask=1'));
  const dialog = await screen.findByRole('dialog', { name: 'Ask for an Item' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send Request' }));
  expect(await within(dialog).findByText('Serial number is required')).toBeVisible();

  await userEvent.type(within(dialog).getByLabelText('Serial Number'), 'w123456');
  await userEvent.type(within(dialog).getByLabelText(/Note/), 'For guard duty');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send Request' }));
  expect(await screen.findByText('Your request for W123456 was sent.')).toBeVisible();
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ notes: 'For guard duty' });
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

test('a refused transfer request shows the reason and keeps the input', async () => {
  serve({
    'GET /api/transfers': () => page([]),
    'POST /api/transfers/asks': () => refusal(409, 'You have asked for W123456 already.'),
  });
  renderPage('/transfers?ask=1');
  const dialog = await screen.findByRole('dialog', { name: 'Ask for an Item' });
  await userEvent.type(within(dialog).getByLabelText('Serial Number'), 'W123456');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send Request' }));
  expect(await screen.findByText('You have asked for W123456 already.')).toBeVisible();
  expect(within(dialog).getByLabelText('Serial Number')).toHaveValue('W123456');
});

test('an incoming transfer request becomes an offer', async () => {
  const { sent } = serveRequest('incoming', wireRequest(), () => wireTransfer());
  renderPage();
  const list = await findRequests('Asked of You');
  expect(list).toHaveTextContent(/W123456 M4A1 Carbine.*SPC Whitaker asks.*21NOV2026.*For guard duty/);
  await userEvent.click(within(list).getByRole('button', { name: 'Offer M4A1 Carbine W123456' }));
  const question = await screen.findByRole('alertdialog', { name: 'Offer Item' });
  const offer = within(question).getByRole('button', { name: 'Send Transfer Request' });
  await waitFor(() => expect(offer).toBeEnabled());
  await userEvent.click(offer);
  expect(
    await screen.findByText('Transfer request for M4A1 Carbine W123456 sent to SPC Whitaker.'),
  ).toBeVisible();
  expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
    url: '/api/transfers/asks/TA-1/offer',
    body: { includeComponents: true },
  });
  await waitFor(() => expect(list).not.toBeInTheDocument());
});

test('an incoming transfer request is declined with a reason, and a late answer shows why it failed', async () => {
  let late = true;
  const { sent } = serveRequest('incoming', wireRequest(), () =>
    late
      ? refusal(409, 'This request was answered or withdrawn already.')
      : wireRequest({ state: 'Declined' }),
  );
  renderPage();
  const decline = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Decline M4A1 Carbine W123456' }));
    const question = await screen.findByRole('alertdialog', { name: 'Decline Request' });
    await userEvent.type(within(question).getByLabelText('Reason'), 'On mission');
    await userEvent.click(within(question).getByRole('button', { name: 'Confirm Decline' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
  };
  await decline();
  expect(await screen.findByText('This request was answered or withdrawn already.')).toBeVisible();
  late = false;
  await decline();
  expect(await screen.findByText('You keep M4A1 Carbine W123456.')).toBeVisible();
  expect(sent.findLast(({ method }) => method === 'POST')?.body).toEqual({ reason: 'On mission' });
});

test('an outgoing transfer request shows its state and can be withdrawn', async () => {
  const declined = wireRequest({ from_user: halloran, state: 'Declined', reason: 'On mission' });
  const { calls } = serveRequest('outgoing', declined);
  renderPage('/transfers?view=outgoing');
  const list = await findRequests('Asked by You');
  expect(list).toHaveTextContent(/Declined: On mission/);
  await userEvent.click(within(list).getByRole('button', { name: 'Withdraw M4A1 Carbine W123456' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm Withdraw' }));
  expect(await screen.findByText('Your request for M4A1 Carbine W123456 is withdrawn.')).toBeVisible();
  expect(calls).toContain('POST /api/transfers/asks/TA-1/withdraw');
  await waitFor(() => expect(list).not.toBeInTheDocument());
});

test('LIFE-08 a request by a former serial number shows the number that holds now, marked "was"', async () => {
  const property = { id: 'P-1', name: 'M4A1 Carbine', serial_number: 'W123465' };
  serveRequest('incoming', wireRequest({ property }));
  renderPage();
  const line = within(await findRequests('Asked of You')).getByRole('listitem', {
    name: 'M4A1 Carbine W123465',
  });
  expect(line).toHaveTextContent('was W123456');
});

test('LIFE-31 LIFE-55 the holder offers an asked item once its mounted items are shown, and without a connection nothing is lost', async () => {
  let connected = false;
  const { sent } = serve({
    'GET /api/transfers': () => page([]),
    'GET /api/transfers/asks': ({ searchParams }) =>
      searchParams.get('box') === 'incoming' ? [wireRequest()] : [],
    'GET /api/property/P-1': () =>
      wireItem({
        attached_components: [
          { position: 'Top rail', componentProperty: { id: 'P-9', name: 'M68 CCO', serial_number: 'AP12' } },
        ],
      }),
    'POST /api/transfers/asks/TA-1/offer': () => {
      if (!connected) throw new TypeError('Failed to fetch');
      return Response.json(wireTransfer(), { status: 201 });
    },
  });
  renderPage();
  await userEvent.click(await screen.findByRole('button', { name: 'Offer M4A1 Carbine W123456' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Offer Item' }));
  await userEvent.click(await dialog.findByRole('checkbox', { name: /M68 CCO AP12/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send Transfer Request' }));
  expect(await screen.findByText('Needs a connection.')).toBeVisible();
  expect(dialog.getByRole('checkbox', { name: /M68 CCO AP12/ })).not.toBeChecked();
  connected = true;
  await userEvent.click(dialog.getByRole('button', { name: 'Send Transfer Request' }));
  expect(await screen.findByText('Transfer Created')).toBeVisible();
  expect(sent.filter(({ method }) => method === 'POST').at(-1)?.body).toMatchObject({ mounted: [] });
});

test.each([
  ['/transfers?requestAct=offer&requestId=TA-1', 'Offer Item'],
  ['/transfers?requestAct=decline&requestId=TA-1', 'Decline Request'],
])('what is asked about a request is open after a reload: %s', async (path, name) => {
  serve({
    'GET /api/transfers': () => page([]),
    'GET /api/transfers/asks': () => [wireRequest()],
    'GET /api/property/P-1': () => wireItem(),
  });
  renderPage(path);
  const question = await screen.findByRole('alertdialog', { name });
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/transfers$/);
});
