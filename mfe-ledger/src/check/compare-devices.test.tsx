import { page, renderAt, serve } from '@hand-receipt/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LedgerVerificationPage from '../ledger-verification/ledger-verification-page';
import { installWorker } from '../test/fake-worker';
import { verdict } from '../test/ledger-events';
import { bodies, bodyAt, servedLog, signer } from '../test/served-log';
import { generateSignerKey, nodeSigner } from '@hand-receipt/ledger/node';

const noteOf = (log: ReturnType<typeof servedLog>) => log['GET /api/ledger/checkpoint']().note;
const forked = (count: number) =>
  bodies(count).map((body) => (body.seq === 1 ? bodyAt(1, { eventId: 'evt_x' }) : body));

beforeEach(() => installWorker());

/** A browser that was shown five events, and its dialog. */
async function openComparison() {
  serve({
    'GET /api/verification/database': () => verdict(),
    'GET /api/ledger/history': () => page([]),
    ...servedLog(bodies(5)),
  });
  renderAt('/ledger-verification', <LedgerVerificationPage />);
  const browser = screen.getByRole('region', { name: 'This Browser' });
  await waitFor(() => expect(browser).toHaveAttribute('data-state', 'firstSight'));
  await userEvent.click(within(browser).getByRole('button', { name: 'Compare With Another Device' }));
  return screen.findByRole('dialog', { name: 'Compare With Another Device' });
}

async function compareWith(pasted: string) {
  const dialog = await openComparison();
  await userEvent.click(within(dialog).getByLabelText('Checkpoint of the Other Device'));
  await userEvent.paste(pasted);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Compare' }));
  return dialog;
}

test('the checkpoint of this device stands in the dialog, as it was signed', async () => {
  const dialog = await openComparison();
  expect(dialog.querySelector('pre')?.textContent).toBe(noteOf(servedLog(bodies(5))));
});

test.each([
  ['as large', 5, 'Both have the same 5 events.'],
  ['smaller', 3, "The other device's 3 events are the first of the 5 here."],
])('another device that was shown the same ledger, %s: both were shown one', async (_how, size, extent) => {
  const dialog = await compareWith(`\r\n${noteOf(servedLog(bodies(size))).replaceAll('\n', '\r\n')}  `);
  expect(await within(dialog).findByText('Both devices were shown one ledger.')).toBeVisible();
  expect(dialog).toHaveTextContent(extent);
});

test.each([
  ['a fork of one size', noteOf(servedLog(forked(5))), 'Two versions of this ledger exist'],
  ['a fork, smaller', noteOf(servedLog(forked(3))), 'Two versions of this ledger exist'],
  ['a ledger that was longer', noteOf(servedLog(bodies(8))), 'Ledger shrank from 8 to 5'],
  [
    'a ledger signed with another key',
    noteOf(servedLog(bodies(5), nodeSigner(generateSignerKey(signer.name)))),
    'Signing key changed without authorisation',
  ],
])('%s is named: %s', async (_what, note, words) => {
  const dialog = await compareWith(note);
  expect(await within(dialog).findByText(words)).toBeVisible();
  expect(dialog).not.toHaveTextContent('one ledger');
});

test.each([
  ['text that is no checkpoint', 'hello', 'The note has no signature block.'],
  [
    'a checkpoint of another log',
    noteOf(servedLog(bodies(5))).replaceAll(signer.name, 'another.test/log'),
    'The note is not signed by hand-receipt.test/b-co.',
  ],
])('%s could not be compared, which is no verdict', async (_what, note, sentence) => {
  const dialog = await compareWith(note);
  expect(await within(dialog).findByText('The two could not be compared.')).toBeVisible();
  expect(within(dialog).getByText(sentence)).toBeVisible();
  expect(dialog).not.toHaveTextContent('one ledger');
});
