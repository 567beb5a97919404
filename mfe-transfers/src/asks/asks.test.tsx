import type { AskDto } from '@hand-receipt/contracts';
import { page, refusal, serve } from '@hand-receipt/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import user from '@testing-library/user-event';
import { halloran, whitaker } from '../test/people';
import { renderPage } from '../test/render';
import { wireTransfer } from '../test/wire';

const userEvent = user.setup({ delay: null });

const wireAsk = (given: Partial<AskDto> = {}): AskDto => ({
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

/** A server with one ask in a box, gone once it is answered. */
function serveAsk(box: 'incoming' | 'outgoing', ask: AskDto, answer: () => unknown = () => ask) {
  let open = true;
  const end = () => {
    const answered = answer();
    if (!(answered instanceof Response)) open = false;
    return answered;
  };
  return serve({
    'GET /api/transfers': () => page([]),
    'GET /api/transfers/asks': (url) => (open && url.searchParams.get('box') === box ? [ask] : []),
    'POST /api/transfers/asks/TA-1/offer': end,
    'POST /api/transfers/asks/TA-1/decline': end,
    'POST /api/transfers/asks/TA-1/withdraw': end,
  });
}

const asked = async (name: string) => screen.findByRole('list', { name });

test('an item is asked for by its serial number, by an address of its own, and only that it was sent is said', async () => {
  const { sent } = serve({
    'GET /api/transfers': () => page([]),
    'POST /api/transfers/asks': () =>
      Response.json(wireAsk({ from_user: halloran, property: null }), { status: 201 }),
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

test('a refused ask is quoted and nothing that was typed is lost', async () => {
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

test('what is asked of me is turned into an offer', async () => {
  const { sent } = serveAsk('incoming', wireAsk(), () => wireTransfer());
  renderPage();
  const list = await asked('Asked of You');
  expect(list).toHaveTextContent(/W123456 M4A1 Carbine.*SPC Whitaker asks.*21NOV2026.*For guard duty/);
  await userEvent.click(within(list).getByRole('button', { name: 'Offer M4A1 Carbine W123456' }));
  const question = await screen.findByRole('alertdialog', { name: 'Offer Item' });
  await userEvent.click(within(question).getByRole('button', { name: 'Send Transfer Request' }));
  expect(
    await screen.findByText('Transfer request for M4A1 Carbine W123456 sent to SPC Whitaker.'),
  ).toBeVisible();
  expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
    url: '/api/transfers/asks/TA-1/offer',
    body: { includeComponents: true },
  });
  await waitFor(() => expect(list).not.toBeInTheDocument());
});

test('or declined with a reason; who was too late is told', async () => {
  let late = true;
  const { sent } = serveAsk('incoming', wireAsk(), () =>
    late ? refusal(409, 'This request was answered or withdrawn already.') : wireAsk({ state: 'Declined' }),
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

test('what I asked for says how it stands, and is withdrawn', async () => {
  const declined = wireAsk({ from_user: halloran, state: 'Declined', reason: 'On mission' });
  const { calls } = serveAsk('outgoing', declined);
  renderPage('/transfers?view=outgoing');
  const list = await asked('Asked by You');
  expect(list).toHaveTextContent(/Declined: On mission/);
  await userEvent.click(within(list).getByRole('button', { name: 'Withdraw M4A1 Carbine W123456' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm Withdraw' }));
  expect(await screen.findByText('Your request for M4A1 Carbine W123456 is withdrawn.')).toBeVisible();
  expect(calls).toContain('POST /api/transfers/asks/TA-1/withdraw');
  await waitFor(() => expect(list).not.toBeInTheDocument());
});
