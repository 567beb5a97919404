import { toPropertyItem, type PropertyDto } from '@hand-receipt/contracts';
import { type Call, refusal, serve } from '@hand-receipt/standalone/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { whitaker } from '../test/people';
import { renderAt } from '../test/render';
import { component, wireItem, wireTransfer } from '../test/wire';
import { RequestTransferAction } from './request-transfer-action';

function serveRecipients(create: () => unknown = () => Response.json(wireTransfer(), { status: 201 })) {
  return serve({ 'GET /api/users/recipients': () => [whitaker], 'POST /api/transfers': create });
}

/** As in a row of the Property Book, which opens on a click. */
function renderRow({ onRowClick = () => {}, item = wireItem() as PropertyDto, compact = true } = {}) {
  renderAt(
    '/property-book',
    <div onClick={onRowClick}>
      <RequestTransferAction item={toPropertyItem(item)} compact={compact} />
    </div>,
  );
}

async function openDialog() {
  await userEvent.click(screen.getByRole('button', { name: 'Request transfer, M4A1 Carbine W123456' }));
  return screen.findByRole('dialog', { name: 'Transfer Request' });
}

async function fill() {
  await userEvent.type(screen.getByRole('combobox', { name: 'Recipient' }), 'whit');
  await userEvent.click(await screen.findByRole('option', { name: /SPC Whitaker/ }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Range week');
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Request Transfer' }));
const created = (calls: Call[]) => calls.filter(({ method }) => method === 'POST');

test('PROP-29 PROP-30 ERR-17 the dialog is for that item and sends the id of the person chosen', async () => {
  const { sent: calls } = serveRecipients();
  renderRow();
  const dialog = await openDialog();
  expect(dialog).toHaveTextContent(/Item\s*M4A1 Carbine.*Serial number\s*W123456/);
  await fill();
  await submit();
  expect(await screen.findByText('Transfer request for M4A1 Carbine sent to SPC Whitaker.')).toBeVisible();
  expect(created(calls).map(({ body }) => body)).toEqual([
    { propertyId: 'P-1', toUserId: 'U-2', includeComponents: true, notes: 'Range week' },
  ]);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

test('LIFE-24 what is on a closing is not offered', () => {
  const closing = {
    id: 'CB-0004',
    kind: 'turn-in',
    state: 'prepared',
    document_number: 'W15GK9-6326-0012',
    signed_at: null,
  } as const;
  renderRow({ item: { ...wireItem(), closing } });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

const MISSING = { since: '2026-11-22T08:00:00.000Z', countId: 'I-0012' };

test.each<[string, Partial<PropertyDto>]>([
  ['reported lost', { current_status: 'Lost' }],
  ['missing in a count', { missing: MISSING }],
])('what is %s is not offered', (_what, facts) => {
  renderRow({ item: { ...wireItem(), ...facts } });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('PROP-31 without a recipient or a reason it says what is missing and sends nothing', async () => {
  const { sent: calls } = serveRecipients();
  renderRow();
  await openDialog();
  await submit();
  const told = await screen.findByRole('alert');
  expect(told).toHaveTextContent('Missing Information');
  expect(told).toHaveTextContent('Please select a recipient and provide a reason for the transfer.');
  expect(screen.getByRole('combobox', { name: 'Recipient' })).toBeInvalid();
  expect(screen.getByRole('textbox', { name: 'Reason' })).toBeInvalid();
  expect(created(calls)).toHaveLength(0);
});

const FAILURES = [
  [
    'the server’s words',
    () => refusal(403, 'Only its holder may offer an item.'),
    'Only its holder may offer an item.',
  ],
  [
    'its own where there are none',
    () => {
      throw new TypeError('Failed to fetch');
    },
    'Failed to submit transfer request. Please try again.',
  ],
  [
    'its own where the server said nothing',
    () => new Response('{}', { status: 500 }),
    'Failed to submit transfer request. Please try again.',
  ],
] as const;

test.each(FAILURES)(
  'ERR-16 a failure is told in %s, and the dialog stays',
  async (_words, create, message) => {
    serveRecipients(create);
    renderRow();
    const dialog = await openDialog();
    await fill();
    await submit();
    const told = await screen.findByRole('alert');
    expect(told).toHaveTextContent('Transfer Request Failed');
    expect(told).toHaveTextContent(message);
    expect(dialog).toBeVisible();
  },
);

test('what is clicked in the dialog is not a click on the row', async () => {
  serveRecipients();
  const onRowClick = jest.fn();
  renderRow({ onRowClick });
  const dialog = await openDialog();
  onRowClick.mockClear();
  await userEvent.click(within(dialog).getByText('M4A1 Carbine'));
  expect(onRowClick).not.toHaveBeenCalled();
});

test('an item that is offered already leads to its transfer', () => {
  serveRecipients();
  renderRow({
    item: wireItem({ open_transfer: { id: 'T-7', to: 'SPC Whitaker', is_recall: false } }),
    compact: false,
  });
  expect(screen.getByRole('link', { name: 'Offered to SPC Whitaker' })).toHaveAttribute(
    'href',
    '/transfers/T-7',
  );
  expect(screen.queryByRole('button')).toBeNull();
});

test('an item that is offered elsewhere meanwhile takes nothing away that is being typed', async () => {
  serveRecipients(() => refusal(409, 'M4A1 Carbine W123456 is already offered.'));
  let offerElsewhere = () => {};
  function Row() {
    const [item, setItem] = useState(wireItem());
    offerElsewhere = () =>
      setItem(wireItem({ open_transfer: { id: 'T-7', to: 'SFC Brandt', is_recall: false } }));
    return <RequestTransferAction item={toPropertyItem(item)} compact />;
  }
  renderAt('/property-book', <Row />);
  await openDialog();
  await fill();
  act(() => offerElsewhere());
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('Range week');
  await submit();
  expect(await screen.findByText('M4A1 Carbine W123456 is already offered.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('Range week');
});

test('the form lists the components that go along, and a mounted item stays only where its box is unticked', async () => {
  const { sent } = serveRecipients();
  const given = wireItem({
    components: [component({ status: 'missing' })],
    attached_components: [
      { position: 'Top rail', componentProperty: { id: 'P-2', name: 'M68 CCO', serial_number: 'AP12' } },
      { position: 'Side rail', componentProperty: { id: 'P-3', name: 'PEQ-15', serial_number: 'L9' } },
    ],
  });
  renderRow({ item: given });
  const dialog = await openDialog();
  expect(screen.queryByLabelText('Include components')).toBeNull();
  expect(within(dialog).getByRole('table', { name: 'Components of M4A1 Carbine W123456' })).toHaveTextContent(
    /Magazine.*7.*0.*7/,
  );
  const sight = within(dialog).getByRole('checkbox', { name: /M68 CCO AP12/ });
  expect(sight).toBeChecked();
  await userEvent.click(sight);
  await fill();
  await submit();
  await waitFor(() => expect(created(sent)).toHaveLength(1));
  expect(created(sent)[0]?.body).toMatchObject({ includeComponents: true, mounted: ['P-3'] });
});
