import type { DeviceMemory } from '@hand-receipt/ledger';
import { dayOf } from '@hand-receipt/ledger';
import { ledgerVerdicts, useJointVerdict } from '@hand-receipt/platform';
import { commander, renderAt, serve } from '@hand-receipt/standalone/testing';
import { renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { askDevice } from '../device/ask-device';
import { memoryKey, recall } from '../device/recall';
import { readSeenCookie, writeSeenCookie } from '../device/seen-cookie';
import LedgerVerificationPage from '../ledger-verification/ledger-verification-page';
import { installWorker, MapMemories } from '../test/fake-worker';
import { verdict } from '../test/ledger-events';
import { bodies, bodyAt, servedLog } from '../test/served-log';

const FORGOTTEN = `This browser had forgotten the ledger. It had seen 5 events on ${dayOf(new Date())}.`;
const CHANGED = 'What this browser remembers was changed.';

const browser = () => screen.getByRole('region', { name: 'This Browser' });
const shows = (state: string) => waitFor(() => expect(browser()).toHaveAttribute('data-state', state));
const checks = (log: Parameters<typeof serve>[0], person = commander.id) => {
  serve(log);
  return askDevice({ kind: 'ledger', person });
};
const found = ({ findings }: { findings: { message: string }[] }) => findings.map(({ message }) => message);

function visit(log: Parameters<typeof serve>[0]) {
  serve({
    ...log,
    'GET /api/verification/database': () => verdict(),
    'GET /api/ledger/history': () => Response.json([]),
  });
  renderAt('/ledger-verification', <LedgerVerificationPage />);
}

let memories: MapMemories;
beforeEach(async () => {
  memories = new MapMemories();
  installWorker(memories);
  await checks(servedLog(bodies(5)));
});

/** What the header Clear-Site-Data: "storage" does: the database goes, and the cookie stays. */
const clearStorage = () => memories.kept.clear();

test('EVID-26 a browser whose storage was cleared says what it had seen, as a warning, and remembers from then on', async () => {
  clearStorage();
  visit(servedLog(bodies(7)));
  await shows('firstSight');
  expect(browser()).toHaveTextContent(FORGOTTEN);
  expect(browser()).not.toHaveTextContent('has not seen this ledger before');
  const { result } = renderHook(() => useJointVerdict());
  await waitFor(() => expect(result.current).toMatchObject({ state: 'warning', headline: FORGOTTEN }));
  await userEvent.click(screen.getByRole('button', { name: 'Check Here' }));
  await shows('verified');
  expect(browser()).not.toHaveTextContent(FORGOTTEN);
});

test('EVID-26 a ledger that was rolled back meanwhile is still one that shrank', async () => {
  clearStorage();
  visit(servedLog(bodies(3)));
  await shows('failed');
  expect(browser()).toHaveTextContent('Ledger shrank from 5 to 3');
  expect(browser()).toHaveTextContent(FORGOTTEN);
  expect(ledgerVerdicts.getState().kept.failures).toHaveLength(1);
  // What it has seen is the evidence, so it stays.
  expect(readSeenCookie()).toMatch(/^5\./);
});

test('EVID-26 so is one that was rewritten', async () => {
  clearStorage();
  const other = bodies(5).map((body) => (body.seq === 2 ? bodyAt(2, { type: 'CHECK IN' }) : body));
  expect(found(await checks(servedLog(other)))).toEqual([
    `History before #5 differs from what this device saw on ${dayOf(new Date())}`,
  ]);
});

test('the cookie has size, root, key id and time, and follows the ledger', async () => {
  const { memory } = await recall(memories, commander.id);
  const { size, root, seenAt } = (memory as DeviceMemory).checkpoint;
  expect(readSeenCookie()).toBe([size, root, memory?.key.split('+')[1], seenAt].join('.'));
  await checks(servedLog(bodies(6)));
  expect(readSeenCookie()).toMatch(/^6\.[0-9a-f]{64}\.[0-9a-f]{8}\./);
});

test('a cookie that is behind the database, as after a closed tab, is held against the ledger and is no finding', async () => {
  const before = readSeenCookie();
  await checks(servedLog(bodies(6)));
  writeSeenCookie(before);
  expect(await checks(servedLog(bodies(7)))).toMatchObject({ verified: true, forgotten: null });
});

test.each([
  ['another root', (cookie: string) => cookie.replace(/\.[0-9a-f]{64}\./, `.${'ab'.repeat(32)}.`)],
  ['another key', (cookie: string) => cookie.replace(/\.[0-9a-f]{8}\./, '.00000000.')],
  ['a larger size', (cookie: string) => cookie.replace(/^5/, '9')],
  ['a smaller size with another root', (cookie: string) => cookie.replace(/^5/, '4')],
  ['nothing that can be read', () => 'x'],
])('EVID-26 a cookie with %s than the database is a finding', async (_what, change) => {
  writeSeenCookie(change(readSeenCookie() ?? ''));
  const report = await checks(servedLog(bodies(5)));
  expect(report.verified).toBe(false);
  expect(found(report)).toEqual([CHANGED]);
});

test('EVID-27 a server that names another person meets the checkpoint that this browser remembers', async () => {
  const report = await checks(servedLog(bodies(3)), 'U-9999');
  expect(found(report)).toEqual(['Ledger shrank from 5 to 3']);
  expect(report.remembered).toMatchObject({ size: 5 });
  const other = bodies(6).map((body) => (body.seq === 2 ? bodyAt(2, { type: 'CHECK IN' }) : body));
  expect(found(await checks(servedLog(other), 'U-9999'))).toEqual([
    expect.stringMatching(/^History before #5 differs from what this device saw on /),
  ]);
});

test('the own acts of each person are taken from where their own receipts end', async () => {
  const { calls } = serve(servedLog(bodies(7)));
  await askDevice({ kind: 'ledger', person: 'U-9999' });
  expect(calls).toContain('GET /api/ledger/receipts?after=-1&size=7');
  await askDevice({ kind: 'ledger', person: commander.id });
  expect((await recall(memories, commander.id)).memory?.receipts).toHaveLength(7);
});

/** What a program before this one kept for a person. */
async function oldMemory(count: number): Promise<DeviceMemory> {
  clearStorage();
  writeSeenCookie(null);
  await checks(servedLog(bodies(count)));
  const { memory } = await recall(memories, commander.id);
  const { receiptsThrough: _none, ...old } = memory as DeviceMemory;
  clearStorage();
  writeSeenCookie(null);
  return old;
}

test('EVID-27 the memories that were kept for each person are carried over, the furthest for the site', async () => {
  const [three, six] = [await oldMemory(3), await oldMemory(6)];
  await memories.put(memoryKey(commander.id), three);
  await memories.put(memoryKey('U-0002'), six);
  const report = await checks(servedLog(bodies(5)));
  expect(found(report)).toEqual(['Ledger shrank from 6 to 5']);
  expect(await checks(servedLog(bodies(7)))).toMatchObject({ verified: true, firstSight: false });
});

test('EVID-27 a memory of one person that is of another history than that of the site still counts', async () => {
  const six = await oldMemory(6);
  const other = bodies(3).map((body) => (body.seq === 2 ? bodyAt(2, { type: 'CHECK IN' }) : body));
  await checks(servedLog(other));
  const { receiptsThrough: _none, ...forked } = (await recall(memories, commander.id)).memory as DeviceMemory;
  clearStorage();
  writeSeenCookie(null);
  await memories.put(memoryKey(commander.id), forked);
  await memories.put(memoryKey('U-0002'), six);
  expect(found(await checks(servedLog(bodies(6))))).toEqual([
    expect.stringMatching(/^History before #3 differs/),
  ]);
  expect(found(await checks(servedLog(bodies(6)), 'U-0002'))).toEqual([]);
});

test('starting over takes the cookie away too', async () => {
  await askDevice({ kind: 'forget', person: commander.id });
  expect(readSeenCookie()).toBeNull();
  expect(await checks(servedLog(bodies(3)))).toMatchObject({
    verified: true,
    firstSight: true,
    forgotten: null,
  });
});
