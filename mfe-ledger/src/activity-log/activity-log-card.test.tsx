import { page, refusal, renderAt, serve } from '@hand-receipt/standalone/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ledgerEvent } from '../test/ledger-events';
import { ActivityLogCard } from './activity-log-card';

const HISTORY = 'GET /api/ledger/history';
const open = () => renderAt('/dashboard', <ActivityLogCard />);

test('DASH-13 DASH-26 the card shows the first four entries and leads to the whole log', async () => {
  const { calls } = serve({
    [HISTORY]: (url) =>
      page([3, 2, 1, 0].map((seq) => ledgerEvent(seq)).slice(0, Number(url.searchParams.get('limit')))),
  });
  open();
  const entries = await screen.findByRole('list', { name: 'Latest ledger entries' });
  expect(within(entries).getAllByRole('listitem')).toHaveLength(4);
  expect(calls).toEqual(['GET /api/ledger/history?limit=4']);
  expect(screen.getByRole('link', { name: /VIEW ALL/ })).toHaveAttribute('href', '/audit-log');
});

test('DASH-26 an entry of today shows its time, an earlier one its day', async () => {
  const today = new Date();
  today.setHours(0, 4, 0, 0);
  serve({
    [HISTORY]: () =>
      page([
        ledgerEvent(1, { timestamp: today.toISOString() }),
        ledgerEvent(0, { timestamp: '2020-03-14T12:00:00' }),
      ]),
  });
  open();
  expect(await screen.findByText('0004')).toBeVisible();
  expect(screen.getByText('14MAR')).toBeVisible();
});

test('DASH-26 a log that cannot be had says so in its own card, and can be tried again', async () => {
  let answer = () => refusal(500, 'Something went wrong.');
  serve({ [HISTORY]: () => answer() });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong.');
  answer = () => page([]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No ledger entries found')).toBeVisible();
});

test('DASH-26 LEDG-07 a record is named by number and act, a person and a unit by what was changed', async () => {
  const events = [
    { eventType: 'AMENDMENT', details: { act: 'signed', amendmentId: 'AM-0003' } },
    { eventType: 'CLOSING', details: { act: 'prepared', closingId: 'CB-0002' } },
    { eventType: 'USER', details: { change: 'sign-in blocked', name: 'SGT Walker' } },
    { eventType: 'UNIT', details: { change: 'renamed', name: '1st Platoon' } },
  ] as const;
  serve({ [HISTORY]: () => page(events.map((event, at) => ledgerEvent(at, { ...event, itemId: null }))) });
  open();
  expect(await screen.findByText('Amendment AM-0003: signed')).toBeVisible();
  expect(screen.getByText('Closing CB-0002: prepared')).toBeVisible();
  expect(screen.getByText('User SGT Walker: sign-in blocked')).toBeVisible();
  expect(screen.getByText('Unit 1st Platoon: renamed')).toBeVisible();
});

test('DASH-26 a printed hand receipt and a change of command are named by number and act', async () => {
  const printed = { act: 'printed', number: 'HR-0017', edition: 3 };
  const opened = { act: 'opened', successionId: 'SC-0001' };
  serve({
    [HISTORY]: () =>
      page([
        ledgerEvent(1, { eventType: 'PAPER', itemId: null, details: printed }),
        ledgerEvent(0, { eventType: 'SUCCESSION', itemId: null, details: opened }),
      ]),
  });
  open();
  expect(await screen.findByText('Hand receipt printed: HR-0017/3')).toBeVisible();
  expect(screen.getByText('Change of command SC-0001: opened')).toBeVisible();
});

test('SET-11 DASH-26 a line marks the serial number that settings may hide', async () => {
  serve({
    [HISTORY]: () =>
      page([ledgerEvent(0, { details: { itemName: 'M4A1 Carbine', serialNumber: 'W123513' } })]),
  });
  open();
  const serial = await screen.findByText('W123513');
  expect(serial).toHaveClass('hr-serial');
  expect(serial.closest('li')).toHaveTextContent('Verification: M4A1 Carbine W123513');
});
