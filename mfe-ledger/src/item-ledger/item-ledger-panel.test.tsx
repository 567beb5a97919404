import { page, refusal, renderAt, serve } from '@hand-receipt/standalone/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ledgerEvent, witnesses } from '../test/ledger-events';
import { ItemLedgerPanel } from './item-ledger-panel';

const HISTORY = 'GET /api/ledger/history';
const open = () => renderAt('/', <ItemLedgerPanel itemId="P-0001" serialNumber="W123456" />);
const refresh = () => screen.getByRole('button', { name: 'Refresh the ledger of W123456' });

test('XFER-52 XFER-53 XFER-54 the panel has its title, its note, a refresh, and says that it reads', async () => {
  const { calls } = serve({ [HISTORY]: () => page([]), 'GET /api/ledger/witnesses': () => witnesses() });
  open();
  expect(screen.getByRole('heading', { name: 'Immutable Ledger (Hyperledger Fabric)' })).toBeVisible();
  expect(screen.getByText('Loading blockchain records...')).toBeInTheDocument();
  expect(
    await screen.findByText('Fabric not connected. Sealed by this server, witnessed by 2 of 2.'),
  ).toBeVisible();
  await screen.findByText('No blockchain records available yet.');
  await userEvent.click(refresh());
  await screen.findByText('No blockchain records available yet.');
  expect(calls.filter((call) => call.includes('history'))).toEqual(
    Array(2).fill('GET /api/ledger/history?itemId=P-0001&limit=50'),
  );
});

test('XFER-55 XFER-57 XFER-58 XFER-59 XFER-60 each record says what happened, when and under which transaction', async () => {
  const events = [
    ledgerEvent(6, { eventType: 'TRANSFER APPROVED', details: { from: 'SSG Petrov', to: 'CPT Halloran' } }),
    ledgerEvent(5, { timestamp: '2026-11-21T06:04:18' }),
    ledgerEvent(4, { userName: '' }),
    ledgerEvent(3, {
      eventType: 'STATUS CHANGE',
      details: { previousStatus: 'In Repair', newStatus: 'Operational' },
    }),
    ledgerEvent(2, { eventType: 'CHECK IN' }),
    ledgerEvent(1, { eventType: 'CHECK OUT', details: { assignedTo: 'SPC Whitaker' } }),
    ledgerEvent(0, { eventType: 'ITEM CREATED', details: {} }),
  ];
  serve({ [HISTORY]: () => page(events) });
  open();
  const records = within(await screen.findByRole('list', { name: 'Ledger of W123456' })).getAllByRole(
    'listitem',
  );
  const texts = [
    'Transferred from SSG Petrov to CPT Halloran',
    'Verified by SGT Navarro',
    'Verified by System',
    'Status changed from In Repair to Operational',
    'Checked in by SGT Navarro',
    'Checked out to SPC Whitaker',
    'Item created event recorded',
  ];
  texts.forEach((text, index) => {
    expect(within(records[index]!).getByText(text)).toBeVisible();
    expect(records[index]).toHaveTextContent(`Tx: evt_${6 - index}`);
    expect(records[index]!.querySelector('svg')).not.toBeNull();
  });
  expect(records[1]).toHaveTextContent('November 21, 2026 at 06:04');
});

test('an amendment, an edit and a classification say what they changed', async () => {
  const changed = (field: string, from: unknown, to: unknown) => ({ changes: [{ field, from, to }] });
  const events = [
    ledgerEvent(2, { eventType: 'ITEM AMENDED', details: changed('serial_number', 'W123456', 'W123465') }),
    ledgerEvent(1, { eventType: 'ITEM UPDATED', details: changed('location', null, 'Arms room') }),
    ledgerEvent(0, { eventType: 'ITEM CLASSIFIED', details: changed('is_sensitive', false, true) }),
    ledgerEvent(-1, { eventType: 'ITEM CLASSIFIED', details: changed('sensitive_mark', 'by-code', 'yes') }),
    ledgerEvent(-2, {
      eventType: 'ITEM UPDATED',
      details: changed('category', 'support-equipment', 'comsec'),
    }),
  ];
  serve({ [HISTORY]: () => page(events) });
  open();
  expect(await screen.findByText('Serial number from W123456 to W123465')).toBeVisible();
  expect(screen.getByText('Location from nothing to Arms room')).toBeVisible();
  expect(screen.getByText('Sensitive item from No to Yes')).toBeVisible();
  expect(screen.getByText('Sensitive mark from By code to Yes')).toBeVisible();
  expect(screen.getByText('Category from Support equipment to COMSEC')).toBeVisible();
});

test('SUCC-35 the answer to a recall says whose it is', async () => {
  serve({
    [HISTORY]: () => page([ledgerEvent(1, { eventType: 'RECALL ANSWERED', userName: 'SSG Petrov' })]),
  });
  open();
  expect(await screen.findByText('Recall answered by SSG Petrov')).toBeVisible();
});

test('SUCC-01 a change of holder says who took whose place, and who signed where nobody gave up a place', async () => {
  const link = (from: string | null) => ({ from, to: 'CPT Osei', act: from ? 'replace' : 'insert' });
  const events = [
    ledgerEvent(2, { eventType: 'LINK REPLACED', details: link('CPT Halloran') }),
    ledgerEvent(1, { eventType: 'LINK REPLACED', details: link(null) }),
  ];
  serve({ [HISTORY]: () => page(events) });
  open();
  expect(await screen.findByText('CPT Osei took the place of CPT Halloran')).toBeVisible();
  expect(screen.getByText('Signed for by CPT Osei')).toBeVisible();
});

test('SUCC-38 SUCC-39 a sign-over says who left the chain and from whom the item is now, and who agreed', async () => {
  const details = { from: 'SPC Whitaker', to: 'PFC Tanaka' };
  const events = [
    ledgerEvent(2, {
      eventType: 'TRANSFER APPROVED',
      details: { ...details, signOver: true, superior: 'SSG Petrov' },
    }),
    ledgerEvent(1, { eventType: 'SIGN-OVER AGREED', userName: 'SSG Petrov', details }),
  ];
  serve({ [HISTORY]: () => page(events) });
  open();
  expect(
    await screen.findByText('Signed over by SPC Whitaker to PFC Tanaka, who has it from SSG Petrov'),
  ).toBeVisible();
  expect(screen.getByText('SSG Petrov agreed to the sign-over')).toBeVisible();
});

test('XFER-56 an item without records says when there will be some', async () => {
  serve({ [HISTORY]: () => page([]) });
  open();
  expect(await screen.findByText('No blockchain records available yet.')).toBeVisible();
  expect(
    screen.getByText(
      'Transactions will be recorded when this item is transferred, verified, or has status changes.',
    ),
  ).toBeVisible();
});

test('XFER-54 ERR-20 a failed read and a failed refresh each have their words', async () => {
  let answer = () => refusal(500, 'Down');
  serve({ [HISTORY]: () => answer() });
  open();
  expect(await screen.findByText('Failed to fetch blockchain records')).toBeVisible();
  answer = () => page([ledgerEvent(1)]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Verified by SGT Navarro')).toBeVisible();
  answer = () => refusal(500, 'Down');
  await userEvent.click(refresh());
  expect(await screen.findByText('Failed to refresh blockchain records')).toBeVisible();
  expect(screen.getByText('Verified by SGT Navarro')).toBeVisible();
});

test('without a network the panel says so, and nothing is red', async () => {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  serve({ [HISTORY]: () => refusal(500, 'Down') });
  open();
  expect(await screen.findByText('You are offline. This loads when the connection is back.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
});

test('a party to a transfer whose item is out of sight sees the events of that transfer, and nothing red', async () => {
  serve({
    [HISTORY]: () => refusal(404, 'Property not found'),
    'GET /api/ledger/transfers/T-7': () => [
      ledgerEvent(6, { eventType: 'TRANSFER APPROVED', details: { from: 'SSG Petrov', to: 'CPT Halloran' } }),
    ],
  });
  renderAt('/', <ItemLedgerPanel itemId="P-0001" serialNumber="W123456" transferId="T-7" />);
  expect(await screen.findByText('Transferred from SSG Petrov to CPT Halloran')).toBeVisible();
  expect(
    screen.getByText('You do not see this item now. These are the events of this transfer.'),
  ).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText(/Failed to fetch/)).toBeNull();
});
