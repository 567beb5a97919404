import type { CounterDto, RoomCountDetailDto } from '@hand-receipt/contracts';
import { refusal, serve } from '@hand-receipt/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onDesktop, onPhone } from '../../test/on-phone';
import { halloran, whitaker } from '../../test/people';
import { renderAt } from '../../test/render';
import RoomCountTab from './room-count-tab';

const counter: CounterDto = {
  id: 'CT-1',
  name: 'Arms Room',
  kind: 'arms-room',
  unit: { id: 'B', name: 'B Co' },
  closed_at: null,
  stock: 3,
  out: 1,
  may: { operate: true, setUp: false, appoint: false, read: true },
};
const open: RoomCountDetailDto = {
  id: 'I-0001',
  title: 'Room count Arms Room 21NOV2026 0600',
  opened_at: '2026-11-21T06:00:00.000Z',
  opened_by: halloran,
  closed_at: null,
  closed_by: null,
  progress: { expected: 3, counted: 1, missing: 1, byDocument: 1, extra: 0 },
  keys: null,
  out: [
    {
      item: { id: 'P-2', name: 'M4A1 Carbine', serial_number: 'W123457' },
      with: 'SPC Whitaker',
      due_at: '2026-11-21T18:00:00.000Z',
    },
  ],
  needs_reason: [{ item_id: 'P-1', serial_number: 'W123456', why: 'not-seen' }],
  may_close: true,
};
const person = {
  id: whitaker.id,
  rank: whitaker.rank,
  name: 'Cole Whitaker',
  lastName: 'Whitaker',
  status: 'Active',
};
const CLOSE = 'POST /api/counters/CT-1/room-counts/I-0001/close';

const show = (given: Parameters<typeof serve>[0] = {}) => {
  const server = serve({
    'GET /api/counters/CT-1/room-counts': () => [open],
    'GET /api/counters/CT-1/room-counts/I-0001': () => open,
    'GET /api/users': () => [person],
    [CLOSE]: () => ({ ...open, closed_at: open.opened_at, may_close: false }),
    ...given,
  });
  renderAt('/counter/room-count', <RoomCountTab counter={counter} />);
  const closings = () => server.sent.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { closings, user: userEvent.setup({ delay: null }) };
};

test('CNTR-45 names what is out on receipt, and ends with a reason for what was not seen', async () => {
  const { closings, user } = show();
  const out = await screen.findByRole('table', { name: 'Out on receipt' });
  expect(within(out).getByText('SPC Whitaker')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'End Count' }));
  const dialog = await screen.findByRole('dialog');
  const end = within(dialog).getByRole('button', { name: 'End Count' });
  await within(dialog).findByLabelText('Keys to');
  await user.click(end);
  expect(await within(dialog).findByText('Give a reason')).toBeInTheDocument();
  expect(closings()).toEqual([]);
  await user.type(within(dialog).getByLabelText('W123456 was not seen: reason'), 'At the shop');
  await user.click(end);
  await waitFor(() =>
    expect(closings()).toEqual([{ reasons: [{ itemId: 'P-1', reason: 'At the shop' }], notes: '' }]),
  );
});

test('CNTR-45 the person who takes the keys types their own PIN; a wrong one keeps the reasons', async () => {
  const { closings, user } = show({ [CLOSE]: () => refusal(403, 'The PIN is wrong.') });
  await user.click(await screen.findByRole('button', { name: 'End Count' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('W123456 was not seen: reason'), 'At the shop');
  await user.selectOptions(
    await within(dialog).findByRole('combobox', { name: 'Keys to' }),
    await within(dialog).findByRole('option', { name: /Whitaker/ }),
  );
  // Nobody who stands there may read it.
  expect(within(dialog).queryByRole('button', { name: /Show/ })).toBeNull();
  expect(within(dialog).queryByRole('combobox', { name: 'Signed with' })).toBeNull();
  await user.type(within(dialog).getByLabelText(/^PIN of/), '482914');
  await user.click(within(dialog).getByRole('button', { name: 'End Count' }));
  expect(await within(dialog).findByText('The PIN is wrong.')).toBeInTheDocument();
  expect(within(dialog).getByLabelText('W123456 was not seen: reason')).toHaveValue('At the shop');
  expect(closings()).toMatchObject([{ keysTo: { userId: whitaker.id, pin: '482914' } }]);
});

test('CNTR-45 a count is not ended before it is known who can take the keys', async () => {
  let users: () => unknown = () => refusal(503, 'The database is restarting.');
  const { user } = show({ 'GET /api/users': () => users() });
  await user.click(await screen.findByRole('button', { name: 'End Count' }));
  const dialog = within(await screen.findByRole('dialog'));
  const again = await dialog.findByRole('button', { name: 'Try again' });
  expect(dialog.getByText('The database is restarting.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'End Count' })).toBeDisabled();
  users = () => [person];
  await user.click(again);
  expect(await dialog.findByRole('option', { name: /Whitaker/ })).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'End Count' })).toBeEnabled();
});

test('CNTR-45 a draw that becomes overdue while the dialog is open gets a field, and what was typed stays', async () => {
  const words = 'Give a reason for W123457.';
  let count = open;
  const overdue = { item_id: 'P-2', serial_number: 'W123457', why: 'overdue' } as const;
  const { closings, user } = show({
    'GET /api/counters/CT-1/room-counts/I-0001': () => count,
    [CLOSE]: () => {
      if (count !== open) return { ...open, closed_at: open.opened_at, may_close: false };
      count = { ...open, needs_reason: [overdue, ...open.needs_reason] };
      return refusal(400, words, { fields: { reasons: words } });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'End Count' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('W123456 was not seen: reason'), 'At the shop');
  await dialog.findByRole('option', { name: /Whitaker/ });
  const end = dialog.getByRole('button', { name: 'End Count' });
  await user.click(end);
  await user.type(await dialog.findByLabelText('W123457 is out over its time: reason'), 'At the range');
  expect(dialog.getByLabelText('W123456 was not seen: reason')).toHaveValue('At the shop');
  await user.click(end);
  await waitFor(() => expect(closings()).toHaveLength(2));
  expect(closings()[1]).toMatchObject({
    reasons: [
      { itemId: 'P-1', reason: 'At the shop' },
      { itemId: 'P-2', reason: 'At the range' },
    ],
  });
});

test('an operator starts a count; whoever only sets the counter up is told who does', async () => {
  serve({ 'GET /api/counters/CT-1/room-counts': () => [] });
  renderAt(
    '/counter/room-count',
    <RoomCountTab counter={{ ...counter, may: { ...counter.may, operate: false } }} />,
  );
  expect(await screen.findByText('Its operators start a count.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Start Room Count' })).toBeNull();
});

afterEach(onDesktop);

test('on a phone the closed counts are a list, each with who has the keys', async () => {
  onPhone();
  const closed = {
    ...open,
    closed_at: new Date(2026, 10, 21, 18).toISOString(),
    closed_by: halloran,
    keys: { person: whitaker, at: new Date(2026, 10, 21, 18).toISOString() },
  };
  show({ 'GET /api/counters/CT-1/room-counts': () => [closed] });
  expect(await screen.findByRole('list', { name: 'Closed counts' })).toHaveTextContent(
    'I-0001 1 of 3, 1 by document, 1 missingClosed 21NOV2026 1800 by CPT Halloran. Keys to SPC Whitaker, 21NOV2026 1800',
  );
});
