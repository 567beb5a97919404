import { generateSignerKey, nodeSigner } from '@hand-receipt/ledger/node';
import { commander, page, refusal, renderAt, serve } from '@hand-receipt/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ownKey, recall } from '../device/recall';
import { readSeenCookie } from '../device/seen-cookie';
import LedgerVerificationPage from '../ledger-verification/ledger-verification-page';
import { installWorker, MapMemories } from '../test/fake-worker';
import { verdict } from '../test/ledger-events';
import { bodies, bodyAt, servedLog, signer } from '../test/served-log';

const browser = () => screen.getByRole('region', { name: 'This Browser' });
const shows = (state: string) => waitFor(() => expect(browser()).toHaveAttribute('data-state', state));

/** Opens the page where the server calls its ledger sound, whatever it serves. */
function visit(log: object) {
  const served = serve({
    'GET /api/verification/database': () => verdict(),
    'GET /api/ledger/history': () => page([]),
    ...log,
  });
  renderAt('/ledger-verification', <LedgerVerificationPage />);
  return served;
}

let memories: MapMemories;

/** A first visit, after which this browser remembers a ledger of five events. */
async function haveSeenFive() {
  const app = visit(servedLog(bodies(5)));
  await shows('firstSight');
  return app;
}

beforeEach(() => {
  memories = new MapMemories();
  installWorker(memories);
});

test('the first visit claims nothing of the past; the next one checks what it remembers', async () => {
  await haveSeenFive();
  const seen = screen
    .getAllByText('This browser has not seen this ledger before. It relies on the server.')
    .filter((sentence) => !sentence.classList.contains('hr-hidden'));
  expect(seen).toHaveLength(1);
  expect(screen.getByRole('region', { name: 'Overall Ledger Status' })).toContainElement(seen[0]!);
  expect(browser()).toHaveTextContent('Own acts checked 5');

  const grown = serve({ ...servedLog(bodies(8)), 'GET /api/verification/database': () => verdict() });
  await userEvent.click(screen.getByRole('button', { name: 'Check Here' }));
  await shows('verified');
  expect(browser()).toHaveTextContent('nothing that it remembers was changed');
  expect(browser()).toHaveTextContent('Sealed now 8');
  expect(grown.calls).toContain('GET /api/ledger/consistency?from=5&to=8');
});

const forged = (seq: number) =>
  bodies(8).map((body) => (body.seq === seq ? bodyAt(seq, { type: 'CHECK IN' }) : body));

test.each([
  [
    'rewritten, with every hash and signature recomputed',
    servedLog(forged(2)),
    /^History between #0 and #3 differs from what this browser saw on .*\. 1 of your own acts in it can no longer be proved\.$/,
  ],
  ['cut', servedLog(bodies(3)), /^Ledger shrank from 5 to 3$/],
  [
    'signed by a key that nobody authorised',
    servedLog(bodies(8), nodeSigner(generateSignerKey(signer.name))),
    /^Signing key changed without authorisation$/,
  ],
])('a ledger that was %s is found out here, though the server calls it sound', async (_, log, finding) => {
  await haveSeenFive();
  const remembered = structuredClone(memories.kept);
  serve(log);
  await userEvent.click(screen.getByRole('button', { name: 'Check Here' }));
  await shows('failed');
  expect(within(browser()).getByRole('alert')).toHaveTextContent(
    'Ledger database integrity verification failed. Potential tampering detected.',
  );
  const [found] = within(
    within(browser()).getByRole('list', { name: 'Findings of this browser' }),
  ).getAllByRole('listitem');
  expect(found!.textContent).toMatch(finding);
  const overall = screen.getByRole('region', { name: 'Overall Ledger Status' });
  expect(overall).toHaveAttribute('data-state', 'failed');
  expect(overall).toHaveTextContent("This browser found what the server's own check did not.");
  expect(overall).toHaveTextContent("Server's own check: Ledger database integrity verified successfully.");
  expect(memories.kept).toEqual(remembered);
});

test.each([
  ['does not answer', refusal(503, 'The ledger is busy.'), 'The ledger is busy.'],
  ['answers what is no checkpoint', Response.json({ note: 'trust me' }), 'note'],
  ['answers what is not even JSON', new Response('<html>'), 'Invalid JSON response from server.'],
])('a server that %s could not be checked, and never counts as verified', async (_, answer, words) => {
  await haveSeenFive();
  serve({ ...servedLog(bodies(8)), 'GET /api/ledger/checkpoint': () => answer });
  await userEvent.click(screen.getByRole('button', { name: 'Check Here' }));
  await shows('error');
  const alert = within(browser()).getByRole('alert');
  expect(alert).toHaveTextContent('This browser could not check the ledger.');
  expect(alert.textContent).toContain(words);
});

test('a failed verdict stands while the server is slow, and while the next check cannot be made', async () => {
  await haveSeenFive();
  serve({ ...servedLog(bodies(3)), 'GET /api/verification/database': () => new Promise(() => undefined) });
  await userEvent.click(screen.getByRole('button', { name: 'Check Here' }));
  await userEvent.click(screen.getByRole('button', { name: 'Re-check Status' }));
  await shows('failed');
  const overall = screen.getByRole('region', { name: 'Overall Ledger Status' });
  const stands = () => {
    expect(overall).toHaveAttribute('data-state', 'failed');
    expect(within(overall).getByRole('alert')).toHaveTextContent(/Ledger shrank from 5 to 3.*Stop transfers/);
  };
  await waitFor(stands);
  expect(overall).toHaveTextContent("Server's own check: Checking ledger database integrity...");

  serve({});
  await userEvent.click(screen.getByRole('button', { name: 'Check Here' }));
  await waitFor(() => expect(browser()).toHaveTextContent('The last check could not be made:'));
  expect(browser()).toHaveAttribute('data-state', 'failed');
  stands();
});

test('a memory that cannot be read is no first visit', async () => {
  memories.kept.set(ownKey(commander.id), { version: 0, receipts: [] });
  visit(servedLog(bodies(5)));
  await shows('error');
  expect(browser()).toHaveTextContent('What this device remembers of the ledger cannot be read.');
});

test('the ledger is remembered for everybody, receipts for each person, and neither tells who, nor what, nor when', async () => {
  await haveSeenFive();
  expect(memories.kept.size).toBe(2);
  const text = JSON.stringify([...memories.kept, readSeenCookie()]);
  for (const secret of [commander.id, 'VERIFICATION', 'evt_', 'W123456', 'Halloran', '2026-11-21T06:04'])
    expect(text).not.toContain(secret);
  const [own, others] = [await recall(memories, commander.id), await recall(memories, 'U-0002')];
  expect(own.own).toMatchObject({ receipts: { length: 5 }, through: 5 });
  expect(others).toEqual({ ...own, own: { receipts: [], through: 0 } });
});

test('every event is hashed here on demand, and one that was edited is named', async () => {
  await haveSeenFive();
  await userEvent.click(screen.getByRole('button', { name: 'Check Every Event Here' }));
  expect(
    await screen.findByText('All 5 events were hashed here and agree with what this browser remembers.'),
  ).toBeVisible();

  const bundle = await servedLog(bodies(5))['GET /api/ledger/bundle']().text();
  serve({
    'GET /api/ledger/bundle': () =>
      new Response(bundle.replace('"seq":3,"ts":"2026-11-21', '"seq":3,"ts":"2026-11-20')),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Check Every Event Here' }));
  const found = await screen.findByRole('list', { name: 'Findings in every event' });
  expect(found).toHaveTextContent('Event #3 no longer matches its sealed hash');
});
