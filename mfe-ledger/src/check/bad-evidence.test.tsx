import { generateSignerKey, nodeSigner } from '@hand-receipt/ledger/node';
import { page, renderAt, serve } from '@hand-receipt/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LedgerVerificationPage from '../ledger-verification/ledger-verification-page';
import { installWorker } from '../test/fake-worker';
import { verdict } from '../test/ledger-events';
import { bodies, servedLog, signer } from '../test/served-log';

const browser = () => screen.getByRole('region', { name: 'This Browser' });
const anotherLog = () => servedLog(bodies(8), nodeSigner(generateSignerKey('another.test/c-co')));
const HASH = '00'.repeat(32);

/** A browser that remembers a ledger of five events, and what it is answered from then on. */
async function meet(answers: object) {
  installWorker();
  serve({
    'GET /api/verification/database': () => verdict(),
    'GET /api/ledger/history': () => page([]),
    ...servedLog(bodies(5)),
  });
  renderAt('/ledger-verification', <LedgerVerificationPage />);
  await waitFor(() => expect(browser()).toHaveAttribute('data-state', 'firstSight'));
  serve({ ...servedLog(bodies(8)), ...answers });
}

const checkpoint = (note: string) => ({
  'GET /api/ledger/checkpoint': () => ({ origin: signer.name, size: 8, note }),
});
const consistency = (proof: unknown) => ({ 'GET /api/ledger/consistency': () => ({ proof }) });

test.each([
  ['a note that is none', checkpoint('x'), 'The note has no signature block.'],
  ['a note of a megabyte and more', checkpoint('x'.repeat(1_000_001)), 'The note is too long.'],
  [
    'the keys and the checkpoint of another log',
    anotherLog(),
    'This is the log another.test/c-co; this device remembers hand-receipt.test/b-co.',
  ],
  [
    'the checkpoint of another log',
    { 'GET /api/ledger/checkpoint': anotherLog()['GET /api/ledger/checkpoint'] },
    'The note is not signed by hand-receipt.test/b-co.',
  ],
  [
    'a proof that is no list',
    consistency({ length: 1 }),
    'The consistency proof is malformed: it is not a list of hashes.',
  ],
  [
    'a proof of hashes that are none',
    consistency(['zz']),
    'The consistency proof is malformed: it is not a list of hashes.',
  ],
  [
    'a proof of a megabyte and more',
    consistency(Array.from({ length: 20_000 }, () => HASH)),
    'The consistency proof is too long for any ledger.',
  ],
])('%s is refused with the check that failed, and is no verdict', async (_what, answers, sentence) => {
  await meet(answers);
  await userEvent.click(screen.getByRole('button', { name: 'Check Here' }));
  await waitFor(() => expect(browser()).toHaveAttribute('data-state', 'error'));
  const alert = within(browser()).getByRole('alert');
  expect(alert).toHaveTextContent('This browser could not check the ledger.');
  expect(alert).toHaveTextContent(sentence);
  expect(browser()).not.toHaveTextContent('nothing that it remembers was changed');
});

const bundle = (change: (text: string) => string) => ({
  'GET /api/ledger/bundle': async () =>
    new Response(change(await servedLog(bodies(8))['GET /api/ledger/bundle']().text())),
});

test.each([
  ['nothing', bundle(() => ''), 'This file is not a ledger bundle: it is empty.'],
  [
    'a page that is no bundle',
    bundle(() => '<html>\n'),
    'This file is not a ledger bundle: its first line is not JSON.',
  ],
  [
    'a bundle cut short',
    bundle((text) => text.slice(0, -9)),
    'The ledger bundle is cut short: its last line is not finished.',
  ],
  [
    'a line without end',
    bundle((text) => `${text}${'x'.repeat(4 * 1024 * 1024 + 1)}`),
    'The ledger bundle has a line that is too long.',
  ],
  [
    'a bundle of another log',
    { 'GET /api/ledger/bundle': anotherLog()['GET /api/ledger/bundle'] },
    'The bundle is of the log another.test/c-co; the key that you trust is of hand-receipt.test/b-co.',
  ],
])('every event: %s is refused with the check that failed', async (_what, answers, sentence) => {
  await meet(answers);
  await userEvent.click(screen.getByRole('button', { name: 'Check Every Event Here' }));
  const title = await screen.findByText('The events could not be checked here.');
  expect(title.closest('[role=alert]')).toHaveTextContent(sentence);
  expect(screen.queryByText(/were hashed here/)).not.toBeInTheDocument();
});

test('every event of a ledger signed with a key that nobody authorised does not hold', async () => {
  const forger = nodeSigner(generateSignerKey(signer.name));
  await meet({ 'GET /api/ledger/bundle': servedLog(bodies(8), forger)['GET /api/ledger/bundle'] });
  await userEvent.click(screen.getByRole('button', { name: 'Check Every Event Here' }));
  const found = await screen.findByRole('list', { name: 'Findings in every event' });
  expect(found).toHaveTextContent('Signing key changed without authorisation');
});
