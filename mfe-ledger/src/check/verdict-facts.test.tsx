import { page, renderAt, serve } from '@hand-receipt/standalone/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import LedgerVerificationPage from '../ledger-verification/ledger-verification-page';
import { rememberedLog } from '../test/remembered-log';
import { verdict } from '../test/ledger-events';

const BACKDATED = {
  code: 'event-backdated',
  message: 'Event #8 is dated 19NOV2026 1800Z, though it was recorded after an event of 21NOV2026 0604Z',
  seq: 8,
};
const MISSING = { code: 'event-missing', message: 'Event #3 is missing', seq: 3 };
const status = () => screen.getByRole('region', { name: 'Overall Ledger Status' });

function open(answer: ReturnType<typeof verdict>, log = {}) {
  serve({
    ...log,
    'GET /api/verification/database': () => answer,
    'GET /api/ledger/history': () => page([]),
  });
  renderAt('/ledger-verification', <LedgerVerificationPage />);
}

test('a warning of the server is called one, and makes the verdict no failure', async () => {
  const log = await rememberedLog();
  open(verdict({ warnings: [BACKDATED] }), log);
  const warnings = await within(status()).findByRole('list', { name: 'Warnings' });
  expect(within(warnings).getByRole('listitem')).toHaveTextContent(`Warning: ${BACKDATED.message}`);
  await waitFor(() => expect(status()).toHaveAttribute('data-state', 'warning'));
  expect(status()).toHaveTextContent("Server's own check: Ledger database integrity verified successfully.");
  expect(within(status()).queryByRole('list', { name: 'Findings' })).not.toBeInTheDocument();
});

test('a check of the new events alone tells when every event was checked', async () => {
  const times = { checked_at: '2026-11-21T06:12:00.000Z', last_full_pass: '2026-11-20T23:05:00.000Z' };
  open(verdict(times));
  await waitFor(() => expect(status()).toHaveTextContent('Every event checked 20NOV2026 2305'));
  expect(status()).toHaveTextContent('Checked 21NOV2026 0612');
});

test('beside what does not hold, a warning is no finding', async () => {
  open(verdict({ is_verified: false, findings: [MISSING], warnings: [BACKDATED] }));
  const findings = await within(status()).findByRole('list', { name: 'Findings' });
  expect(findings).toHaveTextContent(/^Event #3 is missing$/);
  expect(within(status()).getByRole('list', { name: 'Warnings' })).toHaveTextContent(BACKDATED.message);
  expect(status()).toHaveTextContent('First mismatch seq 3');
});

const GONE = {
  code: 'record-gone',
  message: 'Transfer T-0010 is missing; ledger has it as event #202',
  seq: 202,
  record: { kind: 'Transfer', id: 'T-0010' },
};

test('where a row of a record is gone, no event is called the first mismatch', async () => {
  const other = { ...GONE, message: 'Verification V-0004 is missing; ledger has it as event #21', seq: 21 };
  const { message } = GONE;
  open(
    verdict({ is_verified: false, findings: [GONE, other], cause: { message, seq: 202, consequences: 0 } }),
  );
  await waitFor(() => expect(status()).toHaveTextContent(message));
  expect(status()).not.toHaveTextContent('First mismatch');
  expect(status()).toHaveTextContent('Head');
});

test('the first mismatch is the event that the cause names, also where a range begins before it', async () => {
  const node = {
    code: 'node-altered',
    message: 'Stored tree node over events #0 to #7 does not match them',
    seq: 0,
  };
  const cause = { message: MISSING.message, seq: 3, consequences: 1 };
  open(verdict({ is_verified: false, findings: [MISSING, node, GONE], cause }));
  await waitFor(() => expect(status()).toHaveTextContent('First mismatch seq 3'));
});

test('of many warnings five are shown, and the rest when asked for', async () => {
  const warnings = Array.from({ length: 12 }, (_, seq) => ({
    ...BACKDATED,
    message: `Event #${seq} is odd`,
    seq,
  }));
  open(verdict({ warnings }));
  const list = await within(status()).findByRole('list', { name: 'Warnings' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(5);
  fireEvent.click(within(status()).getByRole('button', { name: 'Show 7 more warnings' }));
  expect(within(list).getAllByRole('listitem')).toHaveLength(12);
  expect(within(status()).queryByRole('button', { name: /more warnings/ })).not.toBeInTheDocument();
});

test('EVID-19 the cause is one sentence with the number of its consequences, which Show all lists', async () => {
  const message = 'Event #625 no longer matches its sealed hash';
  const rewritten = { code: 'history-rewritten', message: 'History before #632 differs', seq: 632 };
  open(
    verdict({
      is_verified: false,
      findings: [{ code: 'event-altered', message, seq: 625 }, rewritten],
      cause: { message, seq: 625, consequences: 331 },
    }),
  );
  await waitFor(() => expect(status()).toHaveTextContent(`${message}. 331 further findings follow from it.`));
  expect(within(status()).queryByRole('list', { name: 'Findings' })).not.toBeInTheDocument();
  fireEvent.click(within(status()).getByRole('button', { name: 'Show all' }));
  expect(within(status()).getByRole('list', { name: 'Findings' })).toHaveTextContent(rewritten.message);
});
