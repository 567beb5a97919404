import { page, renderAt, serve } from '@hand-receipt/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import LedgerVerificationPage from '../ledger-verification/ledger-verification-page';
import { installWorker } from '../test/fake-worker';
import { bodies, servedLog, shownEvent } from '../test/served-log';

const status = () => screen.getByRole('region', { name: 'Overall Ledger Status' });
const browser = () => screen.getByRole('region', { name: 'This Browser' });

const GOOD = 'Ledger database integrity verified successfully.';
const BAD = 'Ledger database integrity verification failed. Potential tampering detected.';
const UNREADABLE = 'Received invalid response format from server.';

const json = (value: unknown) => JSON.stringify(value);
const megabytes = (is_verified: boolean) =>
  json({
    is_verified,
    findings: Array.from({ length: 100_000 }, (_, seq) => ({
      code: 'event-altered',
      message: `Event #${seq} no longer matches its sealed hash`,
      seq,
    })),
  });

/** Opens the page where the server answers its check with `text`, and waits for both checks. */
async function answered(text: string) {
  installWorker();
  serve({
    ...servedLog(bodies(5)),
    'GET /api/ledger/history': () => page(bodies(5).slice(-3).map(shownEvent).reverse()),
    'GET /api/verification/database': () => new Response(text),
  });
  renderAt('/ledger-verification', <LedgerVerificationPage />);
  await waitFor(() => expect(browser()).toHaveAttribute('data-state', 'firstSight'));
  await waitFor(() => expect(status()).not.toHaveAttribute('data-state', 'loading'));
  expect(await screen.findByRole('table', { name: 'Ledger History' })).toBeVisible();
  expect(screen.queryByText(/cannot be shown|is unavailable/)).not.toBeInTheDocument();
}

test.each([
  ['nothing', json({})],
  ['null', json(null)],
  ['a list', json([])],
  ['a text', json('verified')],
  ['a number', json(1)],
  ['a verdict in words', json({ is_verified: 'true' })],
  ['megabytes of findings without a verdict', json({ findings: Array.from({ length: 400_000 }, () => 'x') })],
])('EVID-24 %s is no verdict, and leaves the card of this browser where it is', async (_what, text) => {
  await answered(text);
  expect(status()).toHaveAttribute('data-state', 'error');
  expect(within(status()).getByRole('alert')).toHaveTextContent(UNREADABLE);
  for (const sentence of [GOOD, BAD]) expect(status()).not.toHaveTextContent(sentence);
});

test.each([
  ['true and nothing else', json({ is_verified: true }), GOOD],
  ['false and nothing else', json({ is_verified: false }), BAD],
  ['findings of numbers', json({ is_verified: false, findings: [1, 2, 3], warnings: 7 }), BAD],
  [
    'fields that are something else',
    json({ is_verified: false, size: 'many', root: 7, checked_at: 'soon', last_full_pass: {}, findings: {} }),
    BAD,
  ],
  ['megabytes of findings', megabytes(false), BAD],
  ['one finding of megabytes', json({ is_verified: false, findings: [{ message: 'x'.repeat(5e6) }] }), BAD],
])('EVID-24 %s shows its verdict beside the card of this browser', async (_what, text, sentence) => {
  await answered(text);
  expect(status()).toHaveTextContent(sentence);
  for (const name of ['Checked', 'Events in history', 'Every event checked'])
    expect(status()).toHaveTextContent(`${name} not given`);
  expect(status().textContent!.length).toBeLessThan(100_000);
});

test('of more findings than anybody reads, the first are listed and the others counted', async () => {
  await answered(megabytes(false));
  expect(
    within(within(status()).getByRole('list', { name: 'Findings' })).getAllByRole('listitem'),
  ).toHaveLength(200);
  expect(status()).toHaveTextContent('And 99,800 more.');
});
