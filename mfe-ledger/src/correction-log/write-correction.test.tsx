import { commander, refusal, renderAt, serve, unreachable } from '@hand-receipt/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ledgerEvent } from '../test/ledger-events';
import CorrectionLogPage from './correction-log-page';

const WRITE = 'POST /api/corrections';
const original = {
  ...ledgerEvent(4),
  body: null,
  itemPrevSeq: 3,
  itemCount: 5,
  sealedBy: null,
  corrects: null,
  correctedBy: [{ eventId: 'evt_3c', seq: 6 }],
};
const written = {
  eventId: 'evt_9',
  originalEventId: 'evt_4',
  correctionTimestamp: '2026-11-21T06:04:18',
  correctingUserId: commander.id,
  reason: 'Counted twice',
  originalEventType: 'VERIFICATION',
  ledgerTransactionId: 'evt_9',
  ledgerSequenceNumber: 9,
};

const form = () => screen.findByRole('dialog', { name: 'Write Correction' });
const send = async () =>
  userEvent.click(within(await form()).getByRole('button', { name: 'Write Correction' }));

test('a correction is written beside an event that stays in sight, and both are linked in the log', async () => {
  let log: object[] = [];
  const { sent } = serve({
    'GET /api/corrections': () => log,
    'GET /api/ledger/events/evt_4': () => original,
    [WRITE]: () => {
      log = [written];
      return Response.json(written, { status: 201 });
    },
  });
  renderAt('/correction-log?correct=evt_4', <CorrectionLogPage />);
  const event = await within(await form()).findByRole('region', { name: 'Original event' });
  expect(event).toHaveTextContent('Verification: W123456');
  expect(within(event).getByRole('link', { name: 'evt_3c' })).toBeVisible();
  await userEvent.type(screen.getByLabelText('Reason'), '  Counted twice ');
  await send();
  expect(await screen.findByText('Correction Written')).toBeVisible();
  expect(sent.find(({ method }) => method === 'POST')!.body).toEqual({
    originalEventId: 'evt_4',
    reason: 'Counted twice',
  });
  expect(await screen.findByRole('link', { name: 'evt_9' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'evt_4' })).toBeVisible();
  expect(screen.getByLabelText('Address')).toHaveTextContent(/\/correction-log$/);
});

test('a correction without event or reason is not sent', async () => {
  const { calls } = serve({ 'GET /api/corrections': () => [] });
  renderAt('/correction-log', <CorrectionLogPage />);
  await userEvent.click(screen.getByRole('button', { name: 'Write Correction' }));
  await send();
  expect(await screen.findByText('Name the event to be corrected.')).toBeVisible();
  expect(screen.getByText('A correction needs a reason.')).toBeVisible();
  expect(calls).not.toContain(WRITE);
});

test.each([
  ['refuses', () => refusal(404, 'The ledger has no such event.'), 'The ledger has no such event.'],
  ['cannot be reached for', unreachable, 'The server cannot be reached.'],
])('a correction that the server %s stays in the form', async (_, answer, words) => {
  serve({
    'GET /api/corrections': () => [],
    'GET /api/ledger/events/evt_4': () => original,
    [WRITE]: answer,
  });
  renderAt('/correction-log?correct=evt_4', <CorrectionLogPage />);
  await form();
  await userEvent.type(screen.getByLabelText('Reason'), 'Counted twice');
  await send();
  expect(await screen.findByText('The correction was not written')).toBeVisible();
  expect(await form()).toHaveTextContent(words);
  expect(screen.getByLabelText('Reason')).toHaveValue('Counted twice');
});

test.each(['Soldier', 'Squad Leader', 'Admin'] as const)('%s is offered no form', async (role) => {
  serve({ 'GET /api/corrections': () => [] });
  renderAt('/correction-log?correct=evt_4', <CorrectionLogPage />, { user: { ...commander, role } });
  await screen.findByText('No correction events found.');
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Write Correction' })).not.toBeInTheDocument(),
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
