import type { HandOverDto } from '@hand-receipt/contracts';
import { refetchChanged, Route, Routes } from '@hand-receipt/platform';
import { refusal, serve } from '@hand-receipt/standalone/testing';
import { formatDateTime } from '@hand-receipt/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { brandt, halloran, whitaker } from '../../test/people';
import { renderAt } from '../../test/render';
import { ReceiptActs } from './receipt-acts';
import ReceiptPage from './receipt-page';

const receipt = {
  id: 'HO-1',
  recipient: whitaker,
  lines: [],
  may: { dispute: true, settle: true },
} as unknown as HandOverDto;

test.each([
  ['dispute', 'Reason', 'reason', 'Dispute'],
  ['settle', 'Note', 'note', 'Settle'],
] as const)(
  'CNTR-28 to %s, blanks are no %s, and what the server says of it is shown',
  async (act, label, field, send) => {
    const words = `Enter a ${field}.`;
    const call = `POST /api/counter/handovers/HO-1/${act}`;
    const server = serve({ [call]: () => refusal(400, words, { fields: { [field]: words } }) });
    renderAt(`/counter/receipts/HO-1?dialog=${act}`, <ReceiptActs receipt={receipt} />);
    const input = await screen.findByLabelText(label);
    const press = async () => {
      const buttons = screen.getAllByRole('button', { name: send });
      await userEvent.click(buttons[buttons.length - 1]!);
    };
    await userEvent.type(input, '   ');
    await press();
    expect(await screen.findByText(`${label} is required`)).toBeVisible();
    expect(server.calls).not.toContain(call);
    await userEvent.type(input, 'x');
    await press();
    expect(await screen.findByText(words)).toBeVisible();
    expect(input).toHaveValue('   x');
  },
);

const at = (day: number, hour: number) => {
  const time = new Date();
  time.setDate(time.getDate() + day);
  time.setHours(hour, 6, 0, 0);
  return time.toISOString();
};
const rifle = {
  id: 'P-1',
  name: 'M4A1 Carbine',
  serial_number: 'W123456',
  current_status: 'Operational',
  mounted: [],
  components: [
    { id: 'C-1', name: 'Magazine', quantity: 7, onHand: 5, short: 2, status: 'present' },
    { id: 'C-2', name: 'Sling', quantity: 1, onHand: null, short: 0, status: 'present' },
  ],
};
const waiting = {
  id: 'HO-1',
  mode: 'draw',
  state: 'waiting',
  recipient: whitaker,
  operator: whitaker,
  counter: { id: 'CT-1', name: 'Arms Room', unit: 'B Co' },
  device: 'Window 1',
  method: 'own-session',
  purpose: null,
  due_at: null,
  act_at: at(0, 0),
  recorded_at: null,
  waits_until: at(1, 7),
  content_hash: 'a'.repeat(64),
  changes: [],
  lines: [{ line: 1, item: rifle, giver: null, reason: null, mounted_on: null, returned_at: null }],
  to_sign: { content_hash: 'b'.repeat(64), lines: [{ line: 1, item: rifle }] },
  may: { confirm: true, withdraw: true },
} as unknown as HandOverDto;

/** The page of a receipt that waits. */
function openWaiting(given: object = {}) {
  const server = serve({
    'GET /api/counter/handovers/HO-1': () => ({ ...waiting, ...given }),
    'POST /api/counter/handovers/HO-1/confirm': () => waiting,
    'POST /api/counter/handovers/HO-1/withdraw': () => waiting,
  });
  renderAt(
    '/counter/receipts/HO-1',
    <Routes>
      <Route path="/counter/receipts/:id" element={<ReceiptPage />} />
    </Routes>,
  );
  return server;
}

test('what is signed on a phone of their own is shown as at the counter, and sent as it was shown', async () => {
  const server = openWaiting({ mode: 'temporary', purpose: 'Range day' });
  expect(await screen.findByText('Operational · with 2 components, 2 short: Magazine')).toBeVisible();
  expect(screen.getByText('Components: 5 Magazine, 1 Sling')).toBeVisible();
  // No keys of a PIN stand below it: it is shown whole.
  expect(screen.getByText('Components: 5 Magazine, 1 Sling').closest('ol')).not.toHaveStyle({
    'overflow-y': 'auto',
  });
  expect(screen.getByText('Purpose: Range day')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sign for 1 item' }));
  await waitFor(() => expect(server.calls).toContain('POST /api/counter/handovers/HO-1/confirm'));
  const sent = server.sent.find(({ url }) => url.endsWith('/confirm'));
  expect(sent?.body).toEqual({ contentHash: 'b'.repeat(64) });
});

test('the page says what signing means by mode, and the day until when it waits', async () => {
  openWaiting({ mode: 'issue' });
  expect(await screen.findByText(/You answer for it now\./)).toHaveTextContent(
    `It waits until ${formatDateTime(at(1, 7))}. You answer for it now.`,
  );
  expect(screen.getByRole('button', { name: 'Print Receipt' })).toBeVisible();
});

test.each([
  [{ confirm: true, withdraw: true }, 'Not Right'],
  [{ confirm: false, withdraw: true }, 'Take Back'],
])('what waits is ended by its recipient or an operator: %o', async (may, name) => {
  const server = openWaiting({ may });
  await userEvent.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(server.calls).toContain('POST /api/counter/handovers/HO-1/withdraw'));
});

test.each([
  [whitaker, `SPC Whitaker said that it is not right, ${formatDateTime(at(0, 1))}. Nothing was signed.`],
  [brandt, `SFC Brandt took it back, ${formatDateTime(at(0, 1))}. Nothing was signed.`],
])('what was ended says by whom and when', async (by, words) => {
  const ended = { state: 'lapsed', withdrawn_by: by, waits_until: at(0, 1), to_sign: undefined, may: {} };
  openWaiting(ended);
  expect(await screen.findByText(/Nothing was signed/)).toHaveTextContent(words);
});

test('what waited too long says of nobody that they ended it', async () => {
  openWaiting({ state: 'lapsed', withdrawn_by: null, waits_until: at(0, 1), to_sign: undefined, may: {} });
  expect(await screen.findByText('Not signed')).toBeVisible();
  expect(screen.queryByText(/Nothing was signed/)).not.toBeInTheDocument();
});

const inDispute = { state: 'disputed', to_sign: undefined, may: {} };

test('CNTR-28 a disputed receipt says who may settle it', async () => {
  openWaiting({ ...inDispute, settlers: [halloran, brandt] });
  expect(await screen.findByText(/may settle it/)).toHaveTextContent(
    'CPT Halloran or SFC Brandt may settle it. Until then the items are not handed over again.',
  );
});

test('CNTR-28 where nobody may settle it, the page says so and what to do', async () => {
  openWaiting({ ...inDispute, settlers: [] });
  expect(await screen.findByText('Nobody may settle this dispute yet')).toBeVisible();
  expect(screen.getByText(/took no part in it/)).toHaveTextContent(
    'A Commander or Supply Sergeant of B Co or of a unit above it settles it, if they took no part in it. ' +
      'Ask an Admin to give the unit one.',
  );
});

test('CNTR-28 a leader who may settle it reads no notice of it', async () => {
  openWaiting({ ...inDispute, settlers: [halloran], may: { settle: true } });
  expect(await screen.findByRole('button', { name: 'Settle' })).toBeVisible();
  expect(screen.queryByText(/may settle/)).not.toBeInTheDocument();
});

test.each([
  ['own-session', 'In their own session'],
  ['pin-on-device', 'With a PIN on the device'],
  ['passkey-on-device', 'With a passkey on the device'],
])('a receipt signed by %s says so as the receipt in the inbox does', async (method, words) => {
  openWaiting({ state: 'recorded', method, recorded_at: at(0, 0), to_sign: undefined, may: {} });
  expect(await screen.findByText(words)).toBeVisible();
});

test('a change of a temporary receipt says who signed it and how', async () => {
  openWaiting({
    state: 'recorded',
    method: 'own-session',
    recorded_at: at(0, 0),
    to_sign: undefined,
    may: {},
    changes: [{ act: 'extend', at: at(0, 1), method: 'pin-on-device' }],
  });
  expect(await screen.findByText(/signed by SPC Whitaker with a PIN on the device\.$/)).toBeVisible();
});

test('CNTR-28 the note of a leader stays when another leader settled first, and the refusal says so', async () => {
  const words = 'This receipt is settled already.';
  let settled = false;
  const openToSettle = { ...waiting, state: 'disputed', to_sign: null, waits_until: null };
  serve({
    'GET /api/counter/handovers/HO-1': () => ({
      ...openToSettle,
      ...(settled && { state: 'settled', settled_at: at(0, 1), settled_by: halloran, settled_note: 'Seen.' }),
      may: { settle: !settled },
    }),
    'POST /api/counter/handovers/HO-1/settle': () => refusal(409, words),
  });
  renderAt(
    '/counter/receipts/HO-1',
    <Routes>
      <Route path="/counter/receipts/:id" element={<ReceiptPage />} />
    </Routes>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Settle' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Settle receipt HO-1' }));
  await userEvent.type(dialog.getByLabelText('Note'), 'It was on the rack.');
  settled = true;
  await act(() => refetchChanged('POST /api/counter/handovers/:id/settle'));
  expect(await screen.findByText(/^Settled by/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Settle' }));
  expect(await dialog.findByText(words)).toBeVisible();
  expect(dialog.getByLabelText('Note')).toHaveValue('It was on the rack.');
});
