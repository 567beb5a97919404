import { type LedgerSource, LedgerError } from '../src';
import { generateSignerKey, nodeSigner } from '../src/node';
import { look, messages, remember } from './device-look';
import { ORIGIN } from './event-at';
import { MemoryLog } from './memory-log';

const DIFFERS =
  'History between #0 and #2 differs from what this browser saw on 21NOV2026. 3 of your own acts in it can no longer be proved.';

test.each([
  ['shrank', 2, 'Ledger shrank from 3 to 2'],
  ['another of the same size', 3, DIFFERS],
  ['another that is larger', 5, DIFFERS],
])('a ledger that is not the remembered one grown, %s, is named', async (_what, size, message) => {
  const log = new MemoryLog(3);
  const memory = await remember(log);
  const other = new MemoryLog();
  other.signer = log.signer;
  for (let i = 0; i < size; i += 1) other.append({ details: { other: true } });
  const verdict = await look({ ...other.source(), keys: log.source().keys }, memory);
  expect(verdict.findings.map((finding) => finding.message)).toEqual([message]);
  expect(verdict).toMatchObject({ verified: false, firstSight: false, size, memory, receiptsChecked: 0 });
});

/** A log that is `log` grown but for one event, which was rewritten, signed by the same key. */
function rewritten(log: MemoryLog, at: number): LedgerSource {
  const other = new MemoryLog(0, log.signer);
  for (let seq = 0; seq < log.size + 3; seq += 1)
    other.append(seq === at ? { details: { other: true } } : {});
  return { ...other.source(), keys: log.source().keys };
}

test('the smallest subtree that differs is named, with the own acts in it; an earlier memory names none', async () => {
  const log = new MemoryLog(640);
  const { receipts, ...rest } = await remember(log);
  expect(rest.checkpoint.subtrees).toHaveLength(2);
  const mine = { ...rest, receipts: receipts.filter(({ seq }) => seq !== 600) };
  const saw = 'differs from what this browser saw on 21NOV2026';
  expect(await messages(rewritten(log, 601), mine)).toEqual([
    `History between #512 and #639 ${saw}. 1 of your own acts in it can no longer be proved.`,
  ]);
  expect(await messages(rewritten(log, 600), mine)).toEqual([`History between #512 and #639 ${saw}`]);
  const { subtrees: _none, ...checkpoint } = mine.checkpoint;
  const before = 'History before #640 differs from what this device saw on 21NOV2026';
  expect(await messages(rewritten(log, 600), { ...mine, checkpoint })).toEqual([before]);
  // Subtrees that do not make the served root lead nobody anywhere.
  const lying = { ...rewritten(log, 600), subtrees: log.source().subtrees };
  expect(await messages(lying, mine)).toEqual([before]);
  const silent = { ...rewritten(log, 600), subtrees: () => Promise.reject(new Error('No.')) };
  expect(await messages(silent, mine)).toEqual([before]);
});

test('subtrees that do not make the root of the checkpoint are not remembered', async () => {
  const log = new MemoryLog(3);
  const lying = { ...log.source(), subtrees: async () => ['00'.repeat(32), '11'.repeat(32)] };
  expect((await look(lying)).memory?.checkpoint.subtrees).toBeUndefined();
});

test('a server that has fewer events than it signed has lost them, and is asked for no proof of them', async () => {
  const log = new MemoryLog(5);
  const source = log.source();
  const small = { ...source, checkpoint: async () => ({ origin: ORIGIN, note: await log.note(3) }) };
  const memories = [null, (await look(small)).memory, await remember(log)];
  const has = (recorded: unknown, size: number): LedgerSource => ({
    ...source,
    checkpoint: async () => ({ origin: ORIGIN, note: await log.note(size), recorded }),
    consistency: () => Promise.reject(new Error('The ledger has 2 events, not 5.')),
    receipts: () => Promise.reject(new Error('The ledger has 2 events, not 5.')),
  });
  for (const memory of memories)
    expect(await messages(has(2, 5), memory)).toEqual(['Ledger shrank from 5 to 2']);
  expect(await messages(has(2, 4), memories[2]!)).toEqual(['Ledger shrank from 5 to 2']);
  expect(await messages(has(0, 5), null)).toEqual(['Ledger shrank from 5 to 0']);
  for (const recorded of [5, 9, undefined, null, '2', {}]) {
    const honest = {
      ...source,
      checkpoint: async () => ({ origin: ORIGIN, note: await log.note(), recorded }),
    };
    expect(await messages(honest, memories[1]!)).toEqual([]);
  }
});

test('the key that the device trusts is the one that counts', async () => {
  const log = new MemoryLog(3);
  const memory = await remember(log);
  const other = nodeSigner(generateSignerKey(ORIGIN));
  const source = log.source();
  const note = await log.note(3, other);
  const changed = ['Signing key changed without authorisation'];
  expect(await messages({ ...source, checkpoint: async () => ({ origin: ORIGIN, note }) }, memory)).toEqual(
    changed,
  );
  const keys = { origin: ORIGIN, firstKey: other.verifierKey, rotations: [] };
  expect(await messages({ ...source, keys: async () => keys }, memory)).toEqual(changed);
  const rotations = [{ seq: 1, authorisation: note }];
  expect(
    await messages({ ...source, keys: async () => ({ ...(await source.keys()), rotations }) }, memory),
  ).toEqual(changed);
  // On the first visit nothing is trusted yet: what cannot be followed cannot be checked.
  await expect(
    look({ ...source, keys: async () => ({ ...(await source.keys()), rotations }) }),
  ).rejects.toThrow(LedgerError);
});

test("another key's signature is found out beside that of a witness, who signs whatever they are shown", async () => {
  const log = new MemoryLog(3);
  const memory = await remember(log);
  const byAnother = await log.note(3, nodeSigner(generateSignerKey(ORIGIN)));
  const byWitness = await log.note(3, nodeSigner(generateSignerKey('witness.test')));
  const note = byAnother + byWitness.slice(byWitness.lastIndexOf('\n\n') + 2);
  expect(
    await messages({ ...log.source(), checkpoint: async () => ({ origin: ORIGIN, note }) }, memory),
  ).toEqual(['Signing key changed without authorisation']);
});

test('an invalid signature is an error, because no other key has signed', async () => {
  const log = new MemoryLog(3);
  const memory = await remember(log);
  const note = (await log.note()).replace(/(— \S+ .{8})./, '$1_');
  await expect(
    look({ ...log.source(), checkpoint: async () => ({ origin: ORIGIN, note }) }, memory),
  ).rejects.toThrow(LedgerError);
  const witnessed = `${await log.note(3, nodeSigner(generateSignerKey('witness.test')))}`;
  await expect(
    look({ ...log.source(), checkpoint: async () => ({ origin: ORIGIN, note: witnessed }) }, memory),
  ).rejects.toThrow('The note is not signed by hand-receipt.test/b-co.');
});

test('another log is refused', async () => {
  const log = new MemoryLog(3);
  const memory = { ...(await remember(log)), origin: 'another' };
  await expect(look(log.source(), memory)).rejects.toThrow(
    `This is the log ${ORIGIN}; this device remembers another.`,
  );
});

test('receipts: an act rewritten or gone is named, whatever the proofs say', async () => {
  const log = new MemoryLog(4);
  const memory = await remember(log);
  const source = log.source();
  const rewritten = memory.receipts.map((receipt) =>
    receipt.seq === 2 ? { ...receipt, leafHash: '00'.repeat(32) } : receipt,
  );
  expect(await messages(source, { ...memory, receipts: rewritten })).toEqual([
    'Event #2 no longer matches its sealed hash',
  ]);
  const without: LedgerSource = {
    ...source,
    receipts: async (after, size) => (await source.receipts(after, size)).filter(({ seq }) => seq !== 2),
  };
  expect(await messages(without, memory)).toEqual(['Event #2 is missing']);
});

test('a server that repeats itself does not keep the device for ever', async () => {
  const log = new MemoryLog(4);
  const source = log.source();
  const same = await source.receipts(-1, 4);
  const verdict = await look({ ...source, receipts: async () => same });
  expect(verdict.receiptsChecked).toBe(4);
});
