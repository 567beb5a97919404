import type { DeviceMemory } from '@hand-receipt/ledger';
import { ledgerVerdicts } from '@hand-receipt/platform';
import { commander, serve } from '@hand-receipt/standalone/testing';
import { askDevice } from '../device/ask-device';
import { ownKey, recall } from '../device/recall';
import { writeSeenCookie } from '../device/seen-cookie';
import { checkHere, foundIn } from '../test/device-asked';
import { installWorker, MapMemories } from '../test/fake-worker';
import { bodies, bodyAt, servedLog } from '../test/served-log';

const OTHER = 'U-9999';
const rewritten = (count: number) =>
  servedLog(bodies(count).map((body) => (body.seq === 2 ? bodyAt(2, { type: 'CHECK IN' }) : body)));
const found = () => ledgerVerdicts.getState().kept.failures.flatMap((failure) => failure.found);

let memories: MapMemories;
const newBrowser = () => installWorker((memories = new MapMemories()));
beforeEach(() => {
  newBrowser();
  ledgerVerdicts.setState(ledgerVerdicts.getInitialState());
});

test('EVID-27 a server that names another person meets the checkpoint that this browser remembers', async () => {
  await checkHere(servedLog(bodies(5)));
  // Not by the cookie.
  writeSeenCookie(null);
  const report = await checkHere(servedLog(bodies(3)), OTHER);
  expect(foundIn(report)).toEqual(['Ledger shrank from 5 to 3']);
  expect(report).toMatchObject({ firstSight: false, remembered: { size: 5 } });
  expect(foundIn(await checkHere(rewritten(6), OTHER))).toEqual([
    expect.stringMatching(/^History between #0 and #3 differs from what this browser saw on /),
  ]);
});

test('EVID-27 what was found under another name is taken back by the next check that succeeds, own acts only by their own', async () => {
  await checkHere(servedLog(bodies(5)));
  await checkHere(servedLog(bodies(3)), OTHER);
  expect(found()).toEqual(['Ledger shrank from 5 to 3']);
  const log = servedLog(bodies(5));
  expect(await checkHere(log)).toMatchObject({ verified: true });
  expect(found()).toEqual([]);

  const without = {
    ...log,
    'GET /api/ledger/receipts': async (url: URL) => {
      const { size, events } = await log['GET /api/ledger/receipts'](url);
      return { size, events: events.filter(({ seq }) => seq !== 2) };
    },
  };
  await checkHere(without);
  expect(found()).toEqual(['Event #2 is missing']);
  await checkHere(log, OTHER);
  expect(found()).toEqual(['Event #2 is missing']);
  await checkHere(log);
  expect(found()).toEqual([]);
});

test('the own acts of each person are asked for from where their own receipts end', async () => {
  await checkHere(servedLog(bodies(5)));
  const { calls } = serve(servedLog(bodies(7)));
  await askDevice({ kind: 'ledger', person: OTHER });
  expect(calls).toContain('GET /api/ledger/receipts?after=-1&size=7');
  await askDevice({ kind: 'ledger', person: commander.id });
  expect((await recall(memories, commander.id)).own.receipts).toHaveLength(7);
});

test('starting over gives up the ledger for everybody, and the receipts of one person', async () => {
  await checkHere(servedLog(bodies(5)));
  await checkHere(servedLog(bodies(5)), OTHER);
  await askDevice({ kind: 'forget', person: commander.id });
  const again = servedLog(bodies(3));
  expect(await checkHere(again)).toMatchObject({ verified: true, firstSight: true });
  expect(foundIn(await checkHere(again, OTHER))).toEqual(['Event #3 is missing', 'Event #4 is missing']);
});

/** What an earlier program kept of a ledger for one person. */
async function oldMemory(log: Parameters<typeof serve>[0]): Promise<DeviceMemory> {
  newBrowser();
  await checkHere(log);
  const { memory, own } = await recall(memories, commander.id);
  return { ...(memory as DeviceMemory), receipts: [...own.receipts] };
}

/** A browser in which an earlier program has kept these. */
function oldBrowser(kept: Record<string, DeviceMemory>) {
  newBrowser();
  for (const [person, memory] of Object.entries(kept)) memories.kept.set(ownKey(person), memory);
}

test('EVID-27 what an earlier program kept for each person is taken over: no first visit, and the furthest counts', async () => {
  const [three, six] = [await oldMemory(servedLog(bodies(3))), await oldMemory(servedLog(bodies(6)))];
  oldBrowser({ [commander.id]: three, 'U-0002': six });
  memories.kept.set('verdict', { version: 1, failures: [], last: null });
  expect(foundIn(await checkHere(servedLog(bodies(5))))).toEqual(['Ledger shrank from 6 to 5']);
  expect(foundIn(await checkHere(servedLog(bodies(5)), OTHER))).toEqual(['Ledger shrank from 6 to 5']);
  const { calls } = serve(servedLog(bodies(7)));
  const report = await askDevice({ kind: 'ledger', person: commander.id });
  expect(report).toMatchObject({ verified: true, firstSight: false, remembered: { size: 6 } });
  expect(calls).toContain('GET /api/ledger/receipts?after=-1&size=7');
  expect((await recall(memories, 'U-0002')).own).toMatchObject({ receipts: six.receipts, through: 6 });
  expect(memories.kept.get('verdict')).toEqual({ version: 1, failures: [], last: null });
});

test('EVID-27 a smaller memory of another history still counts, for everybody, until a person starts over', async () => {
  const [forked, six] = [await oldMemory(rewritten(3)), await oldMemory(servedLog(bodies(6)))];
  oldBrowser({ 'U-0002': forked, [commander.id]: six });
  for (const person of [commander.id, 'U-0002', OTHER])
    expect(foundIn(await checkHere(servedLog(bodies(6)), person))).toEqual([
      expect.stringMatching(/^History before #3 differs/),
    ]);
  await askDevice({ kind: 'forget', person: commander.id });
  expect(await checkHere(servedLog(bodies(6)))).toMatchObject({ verified: true, firstSight: true });
});

test('showing a list takes nothing over and writes nothing', async () => {
  oldBrowser({ [commander.id]: await oldMemory(servedLog(bodies(6))) });
  const before = structuredClone(memories.kept);
  serve(servedLog(bodies(4)));
  const task = { kind: 'rows' as const, person: OTHER, rows: [], insisted: false };
  expect(await askDevice(task)).toMatchObject({ verified: false });
  expect(memories.kept).toEqual(before);
  expect(found()).toEqual(['Ledger shrank from 6 to 4']);
});
