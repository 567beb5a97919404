import type { EvidenceDto } from '@hand-receipt/contracts/routes';
import {
  type LedgerSource,
  checkItemHistory,
  compareCheckpoints,
  fromHex,
  portableTools,
  readMemory,
  signCheckpoint,
} from '@hand-receipt/ledger';
import { generateSignerKey, nodeSigner } from '@hand-receipt/ledger/node';
import { LEDGER_ORIGIN } from '../../src/ledger/plugin';
import { NOW, Visitor, messagesOf } from './visitor';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.open();
}, 120_000);

test('a first look remembers the checkpoint and receipts of own acts, and later looks follow the ledger as it grows', async () => {
  const first = await visitor.look(null);
  expect(first).toMatchObject({
    verified: true,
    firstSight: true,
    findings: [],
    size: 5,
    receiptsChecked: 3,
  });
  expect(first.memory).toMatchObject({
    origin: LEDGER_ORIGIN,
    key: visitor.sealer.verifierKey,
    checkpoint: { size: 5, root: visitor.sealer.latest?.root, seenAt: NOW.toISOString() },
  });
  expect(first.memory?.receipts.map(({ seq, type, sealed }) => ({ seq, type, sealed }))).toEqual(
    [0, 2, 4].map((seq) => ({ seq, type: 'ITEM CREATED', sealed: true })),
  );
  await visitor.grow(4);
  const later = await visitor.look(await visitor.remember());
  expect(later).toMatchObject({ verified: true, firstSight: false, size: 9, receiptsChecked: 3 });
});

test("an act of one's own that no checkpoint covers yet is received, and proved once it is sealed", async () => {
  const memory = await visitor.remember();
  await visitor.sealer.stop();
  await visitor.enter('W4');
  const recorded = await visitor.look(memory);
  const seq = memory.checkpoint.size;
  expect(recorded.memory?.receipts.at(-1)).toMatchObject({ seq, sealed: false });
  await visitor.sealer.sealNow();
  const sealed = await visitor.look(recorded.memory);
  expect(sealed.verified).toBe(true);
  expect(sealed.memory?.receipts.at(-1)).toMatchObject({ seq, sealed: true });
});

test("an act of one's own that the server no longer shows: Event #n is missing", async () => {
  const memory = await visitor.remember();
  const without: LedgerSource = {
    ...visitor.source,
    receipts: async (after, size) =>
      (await visitor.source.receipts(after, size)).filter(({ seq }) => seq !== 2),
  };
  const verdict = await visitor.look(memory, without);
  expect(messagesOf(verdict)).toEqual(['Event #2 is missing']);
});

test('a fork shown to one of two clients: Two versions of this ledger exist', async () => {
  const first = await visitor.look(await visitor.remember());
  const signer = await visitor.signingKey();
  const forkRoot = fromHex('11'.repeat(32));
  const size = BigInt(first.size);
  const ours = { origin: LEDGER_ORIGIN, size, root: fromHex(first.root) };
  const theirs = { origin: LEDGER_ORIGIN, size, root: forkRoot };
  expect(await compareCheckpoints(ours, theirs, visitor.source, portableTools)).toMatchObject({
    message: 'Two versions of this ledger exist',
  });
  await visitor.grow(3);
  const grown = { origin: LEDGER_ORIGIN, size: size + 3n, root: fromHex(visitor.sealer.latest?.root ?? '') };
  expect(await compareCheckpoints(ours, grown, visitor.source, portableTools)).toBeNull();
  expect(await compareCheckpoints(grown, theirs, visitor.source, portableTools)).toMatchObject({
    message: 'Two versions of this ledger exist',
  });
  // The same fork served to a device that remembers the true one.
  const note = signCheckpoint({ ...theirs, size: size + 3n }, signer);
  const served = { ...visitor.source, checkpoint: async () => ({ origin: LEDGER_ORIGIN, note }) };
  expect(messagesOf(await visitor.look(first.memory, served))).toEqual([
    `History before #${first.size} differs from what this device saw on 21NOV2026`,
  ]);
});

test('the signing key swapped: Signing key changed without authorisation', async () => {
  const memory = await visitor.remember();
  const other = nodeSigner(generateSignerKey(LEDGER_ORIGIN));
  const root = fromHex(visitor.sealer.latest?.root ?? '');
  const size = BigInt(memory.checkpoint.size);
  const note = signCheckpoint({ origin: LEDGER_ORIGIN, size, root }, other);
  const swapped = [
    { ...visitor.source, checkpoint: async () => ({ origin: LEDGER_ORIGIN, note }) },
    {
      ...visitor.source,
      keys: async () => ({ origin: LEDGER_ORIGIN, firstKey: other.verifierKey, rotations: [] }),
    },
    {
      ...visitor.source,
      keys: async () => ({ ...(await visitor.source.keys()), rotations: [{ seq: 2, authorisation: note }] }),
    },
  ];
  for (const served of swapped) {
    const verdict = await visitor.look(memory, served);
    expect(messagesOf(verdict)).toEqual(['Signing key changed without authorisation']);
    expect(verdict.memory).toEqual(memory);
  }
});

test.each([
  [
    'a note that is no note',
    { checkpoint: async () => ({ origin: LEDGER_ORIGIN, note: 'x' }) },
    'The note has no signature block.',
  ],
  [
    'a note of a megabyte and more',
    { checkpoint: async () => ({ origin: LEDGER_ORIGIN, note: 'x'.repeat(1_000_001) }) },
    'The note is too long.',
  ],
  [
    'another log',
    { keys: async () => ({ origin: 'another', firstKey: '', rotations: [] }) },
    'This is the log another; this device remembers hand-receipt/ledger.',
  ],
  [
    'hashes that are none',
    { consistency: async () => ['zz'] },
    'The consistency proof is malformed: it is not a list of hashes.',
  ],
  [
    'a proof that is no list',
    { consistency: async () => JSON.parse('{"length":1}') },
    'The consistency proof is malformed: it is not a list of hashes.',
  ],
  [
    'a proof of a megabyte and more',
    { consistency: async () => Array.from({ length: 20_000 }, () => '00'.repeat(32)) },
    'The consistency proof is too long for any ledger.',
  ],
  ['nothing at all', { checkpoint: () => Promise.reject(new Error('Failed to fetch')) }, 'Failed to fetch'],
])('a check that could not be made is an error and never a verdict: %s', async (_what, broken, sentence) => {
  const memory = await visitor.remember();
  await visitor.grow(3);
  await expect(visitor.look(memory, { ...visitor.source, ...broken })).rejects.toThrow(sentence);
});

test('a memory that cannot be read is an error, for a device that forgot would trust anybody', () => {
  for (const stored of [null, {}, { version: 1, origin: 'x', key: 'k', receipts: [] }, { version: 0 }]) {
    expect(() => readMemory(stored)).toThrow('What this device remembers of the ledger cannot be read.');
  }
});

test('an event hidden from an item: 2 of 7 events for this item were not shown', async () => {
  const id = await visitor.enter('N1');
  for (const status of ['Damaged', 'In Repair', 'Operational', 'Non-Operational', 'Operational', 'Damaged']) {
    await visitor.send({ method: 'PATCH', url: `/api/property/${id}/status`, body: { status } });
  }
  await visitor.sealer.sealNow();
  const { size } = await visitor.look(null);
  const checkpoint = {
    origin: LEDGER_ORIGIN,
    size: BigInt(size),
    root: fromHex(visitor.sealer.latest?.root ?? ''),
  };
  const page = async (query: string) =>
    (
      await visitor.send({ method: 'GET', url: `/api/ledger/items/${id}/evidence?${query}` })
    ).json<EvidenceDto>().events;
  const events = [...(await page(`size=${size}&limit=4`))];
  events.push(...(await page(`size=${size}&before=${events.at(-1)?.seq}`)));

  expect(checkItemHistory(id, events, checkpoint, portableTools)).toEqual({
    verified: true,
    findings: [],
    shown: 7,
    all: 7,
  });
  const hidden = events.filter((_, at) => at !== 2 && at !== 5);
  expect(messagesOf(checkItemHistory(id, hidden, checkpoint, portableTools))).toEqual([
    '2 of 7 events for this item were not shown',
  ]);
  // A person with its receipt notices that the newest event is missing.
  const { memory } = await visitor.look(null);
  const cut = checkItemHistory(id, events.slice(1), checkpoint, portableTools, memory?.receipts);
  expect(messagesOf(cut)).toEqual(['1 of 7 events for this item were not shown']);
  expect(checkItemHistory('P-other', events, checkpoint, portableTools).verified).toBe(false);
});
