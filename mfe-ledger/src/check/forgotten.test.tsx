import { dayOf } from '@hand-receipt/ledger';
import { generateSignerKey, nodeSigner } from '@hand-receipt/ledger/node';
import { useJointVerdict } from '@hand-receipt/platform';
import { commander, page, renderAt, serve } from '@hand-receipt/standalone/testing';
import { renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { askDevice } from '../device/ask-device';
import { readSeenCookie, writeSeenCookie } from '../device/seen-cookie';
import LedgerVerificationPage from '../ledger-verification/ledger-verification-page';
import { checkHere, foundIn } from '../test/device-asked';
import { installWorker, MapMemories } from '../test/fake-worker';
import { verdict } from '../test/ledger-events';
import { bodies, bodyAt, servedLog, signer } from '../test/served-log';

const FORGOTTEN = `This browser had forgotten the ledger. It had seen 5 events on ${dayOf(new Date())}.`;
const CHANGED = 'What this browser remembers was changed.';

const browser = () => screen.getByRole('region', { name: 'This Browser' });
const shows = (state: string) => waitFor(() => expect(browser()).toHaveAttribute('data-state', state));
const rewritten = (count: number) =>
  servedLog(bodies(count).map((body) => (body.seq === 2 ? bodyAt(2, { type: 'CHECK IN' }) : body)));

function visit(log: Parameters<typeof serve>[0]) {
  serve({
    ...log,
    'GET /api/verification/database': () => verdict(),
    'GET /api/ledger/history': () => page([]),
  });
  renderAt('/ledger-verification', <LedgerVerificationPage />);
}

let memories: MapMemories;
beforeEach(async () => {
  memories = new MapMemories();
  installWorker(memories);
  await checkHere(servedLog(bodies(5)));
});

/** What the header Clear-Site-Data: "storage" does: the database goes, and the cookie stays. */
const clearStorage = () => memories.kept.clear();

test('EVID-26 a browser whose storage was cleared warns that it had forgotten, and remembers from then on', async () => {
  clearStorage();
  visit(servedLog(bodies(7)));
  await shows('forgotten');
  expect(browser()).toHaveTextContent(FORGOTTEN);
  expect(browser()).not.toHaveTextContent('has not seen this ledger before');
  const { result } = renderHook(() => useJointVerdict());
  await waitFor(() => expect(result.current).toMatchObject({ state: 'warning', headline: FORGOTTEN }));
  expect(result.current.line).toBe('Ledger verified, see warnings');
  await userEvent.click(screen.getByRole('button', { name: 'Check Here' }));
  await shows('verified');
  expect(browser()).not.toHaveTextContent(FORGOTTEN);
  await waitFor(() => expect(result.current.state).toBe('verified'));
});

test('LIM-16 a browser that lost database and cookie does not notice another history, and calls it a first visit', async () => {
  clearStorage();
  writeSeenCookie(null);
  visit(rewritten(5));
  await shows('firstSight');
  expect(browser()).toHaveTextContent('This browser has not seen this ledger before.');
  expect(within(browser()).queryByRole('list', { name: 'Findings of this browser' })).not.toBeInTheDocument();
});

test('EVID-26 a ledger that was rolled back meanwhile is still one that shrank, and every event hashed says so', async () => {
  clearStorage();
  visit({ ...servedLog(bodies(3)) });
  await shows('failed');
  expect(browser()).toHaveTextContent('Ledger shrank from 5 to 3');
  expect(within(browser()).getByRole('list', { name: 'Warnings' })).toHaveTextContent(
    `Warning: ${FORGOTTEN}`,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Check Every Event Here' }));
  const found = await screen.findByRole('list', { name: 'Findings in every event' });
  expect(found).toHaveTextContent('Ledger shrank from 5 to 3');
  // What it has seen is the evidence, so it stays.
  expect(readSeenCookie()).toMatch(/^5\./);
  expect(memories.kept.size).toBe(0);
});

test.each([
  ['rewritten', rewritten(6), `History before #5 differs from what this device saw on ${dayOf(new Date())}`],
  [
    'signed by another key',
    servedLog(bodies(5), nodeSigner(generateSignerKey(signer.name))),
    'Signing key changed without authorisation',
  ],
])('EVID-26 so is one that was %s', async (_what, log, message) => {
  clearStorage();
  expect(foundIn(await checkHere(log))).toEqual([message]);
});

test('the cookie has size, root, key id and time, follows the ledger, and is no other port’s', async () => {
  const { root } = await checkHere(servedLog(bodies(6)));
  expect(readSeenCookie()).toMatch(new RegExp(`^6\\.${root}\\.[0-9a-f]{8}\\.\\d{13}$`));
  document.cookie = `hr-ledger-seen=3100:9.x_${document.cookie.split('=')[1]}`;
  expect(await checkHere(servedLog(bodies(7)))).toMatchObject({ verified: true, forgotten: null });
  expect(document.cookie).toMatch(/^hr-ledger-seen=:7\.[^_]+_3100:9\.x$/);
  writeSeenCookie(null);
  expect(document.cookie).toBe('hr-ledger-seen=3100:9.x');
  document.cookie = 'hr-ledger-seen=; path=/; max-age=0';
});

test('a cookie that is gone or behind the database, as after a closed tab, is no finding', async () => {
  const before = readSeenCookie();
  await checkHere(servedLog(bodies(6)));
  writeSeenCookie(before);
  expect(await checkHere(servedLog(bodies(7)))).toMatchObject({ verified: true, forgotten: null });
  writeSeenCookie(null);
  expect(await checkHere(servedLog(bodies(7)))).toMatchObject({ verified: true, firstSight: false });
  expect(readSeenCookie()).toMatch(/^7\./);
});

const CHANGES: [what: string, change: (cookie: string) => string][] = [
  ['another root', (cookie) => cookie.replace(/\.[0-9a-f]{64}\./, `.${'ab'.repeat(32)}.`)],
  ['another key', (cookie) => cookie.replace(/\.[0-9a-f]{8}\./, '.00000000.')],
  ['a larger size', (cookie) => cookie.replace(/^5/, '9')],
  ['a smaller size with another root', (cookie) => cookie.replace(/^5/, '4')],
  ['nothing that can be read', () => 'x'],
  ['a time that is none', (cookie) => `${cookie}0000`],
];

test.each(CHANGES)('EVID-26 a cookie with %s is a finding beside the database', async (_what, change) => {
  writeSeenCookie(change(readSeenCookie() ?? ''));
  const report = await checkHere(servedLog(bodies(5)));
  expect(report.verified).toBe(false);
  expect(foundIn(report)).toEqual([CHANGED]);
  // It stays one until a person gives up both.
  expect(foundIn(await checkHere(servedLog(bodies(5))))).toEqual([CHANGED]);
});

test.each([
  ['a ledger that shrank', () => undefined, servedLog(bodies(3))],
  ['a cookie that cannot be read', () => writeSeenCookie('x'), servedLog(bodies(5))],
])(
  'with the database empty, a person can start over from %s, which takes the cookie away',
  async (_what, change, log) => {
    clearStorage();
    change();
    visit(log);
    await shows('failed');
    await userEvent.click(within(browser()).getByText('More'));
    await userEvent.click(screen.getByRole('button', { name: 'Start Over on This Device' }));
    expect(await screen.findByRole('alertdialog', { name: 'Start Over on This Device' })).toBeVisible();
    await askDevice({ kind: 'forget', person: commander.id });
    expect(readSeenCookie()).toBeNull();
    expect(await checkHere(log)).toMatchObject({ verified: true, firstSight: true, forgotten: null });
  },
);
