import {
  type DeviceMemory,
  LedgerError,
  type LedgerSource,
  checkEvidence,
  checkItemHistory,
  compareCheckpoints,
  fromHex,
  portableTools,
  readMemory,
  toHex,
  verifyFromDevice,
} from '../src';
import { generateSignerKey, nodeSigner } from '../src/node';
import { MOST_RECEIPTS, keepReceipts } from '../src/device/memory';
import { MemoryLog, ORIGIN } from './memory-log';

const NOW = new Date('2026-11-21T06:04:18Z');
const look = (source: LedgerSource, memory: DeviceMemory | null = null, onProgress?: (n: number) => void) =>
  verifyFromDevice({ source, memory, tools: portableTools, now: NOW, onProgress });
const messages = async (source: LedgerSource, memory: DeviceMemory | null) =>
  (await look(source, memory)).findings.map(({ message }) => message);
const remember = async (log: MemoryLog): Promise<DeviceMemory> =>
  readMemory((await look(log.source())).memory);

test('a first look remembers key, checkpoint and every receipt, page by page', async () => {
  const log = new MemoryLog(5);
  const told: number[] = [];
  const verdict = await look(log.source(), null, (checked) => told.push(checked));
  const { root } = await log.checkpoint();
  expect(verdict).toMatchObject({
    verified: true,
    firstSight: true,
    size: 5,
    root: toHex(root),
    receiptsChecked: 5,
  });
  expect(told).toEqual([2, 4, 5]);
  expect(verdict.memory).toEqual({
    version: 1,
    origin: ORIGIN,
    key: log.firstKey,
    checkpoint: { size: 5, root: toHex(root), note: await log.note(), seenAt: NOW.toISOString() },
    receipts: expect.any(Array) as unknown,
  });
  expect(verdict.memory?.receipts[3]).toMatchObject({
    seq: 3,
    eventId: 'evt_3',
    type: 'STATUS CHANGE',
    itemId: 'P-0001',
    itemCount: 4,
    ts: '2026-11-21T06:04:18.000Z',
    sealed: true,
  });
});

test('later looks ask for what is new, and follow the key through its changes', async () => {
  const log = new MemoryLog(3);
  const memory = await remember(log);
  expect(await look(log.source(), memory)).toMatchObject({ verified: true, firstSight: false, size: 3 });
  log.append();
  log.rotate();
  log.rotate();
  log.append();
  const later = await look(log.source(), memory);
  expect(later).toMatchObject({ verified: true, size: 7, receiptsChecked: 7 });
  expect(later.memory?.key).toBe(log.signer.verifierKey);
  // From the key of between on, too.
  expect(await look(log.source(), later.memory)).toMatchObject({ verified: true });
});

test('a device without receipts asks only for what came after its checkpoint', async () => {
  const log = new MemoryLog(4);
  const memory = { ...(await remember(log)), receipts: [] };
  const asked: number[] = [];
  const source = log.source();
  const watched: LedgerSource = {
    ...source,
    receipts: (after, size) => (asked.push(after), source.receipts(after, size)),
  };
  await look(watched, memory);
  expect(asked).toEqual([3]);
});

test.each([
  ['shrank', 2, 'Ledger shrank from 3 to 2'],
  ['another of the same size', 3, 'History before #3 differs from what this device saw on 21NOV2026'],
  ['another that is larger', 5, 'History before #3 differs from what this device saw on 21NOV2026'],
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

test('a signature that is broken is an error, for nobody else has signed', async () => {
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

describe('the evidence of one event', () => {
  const log = new MemoryLog(5);
  const check = async (change: object = {}, size = 5, seq = 2) =>
    checkEvidence(
      { ...(await log.evidence(seq, size)), ...change },
      await log.checkpoint(size),
      portableTools,
    );

  test('is sealed where the checkpoint covers it, and recorded where it does not yet', async () => {
    expect(await check()).toMatchObject({ seq: 2, sealed: true, finding: null, event: { eventId: 'evt_2' } });
    expect(await check({}, 2)).toMatchObject({ sealed: false, finding: null });
    expect(checkEvidence(await log.evidence(2), null, portableTools)).toMatchObject({
      sealed: false,
      finding: null,
    });
  });

  test.each([
    ['other bytes', { body: '{}' }],
    ['another hash', { leafHash: '00'.repeat(32) }],
    ['no proof', { proof: null }],
    ['a proof of another', { proof: [] }],
    ['another place', { seq: 3 }],
  ])('with %s does not match', async (_what, change) => {
    const { finding, sealed } = await check(change);
    expect(finding?.message).toMatch(/^Event #[23] no longer matches its sealed hash$/);
    expect(sealed).toBe(false);
  });
});

describe('the history of one item', () => {
  const log = new MemoryLog(7);
  const all = async () => {
    const served = await Promise.all(log.bodies.map((_, seq) => log.evidence(seq)));
    return served.reverse();
  };
  const check = async (
    pick: (seq: number) => boolean,
    receipts: DeviceMemory['receipts'] = [],
    itemId = 'P-0001',
  ) => {
    const served = (await all()).filter(({ seq }) => pick(seq));
    return checkItemHistory(itemId, served, await log.checkpoint(), portableTools, receipts);
  };

  test('is whole', async () => {
    expect(await check(() => true)).toEqual({ verified: true, findings: [], shown: 7, all: 7 });
    expect(await check(() => false)).toEqual({ verified: true, findings: [], shown: 0, all: 0 });
  });

  test('with events left out says how many', async () => {
    const { findings, all: count } = await check((seq) => seq !== 1 && seq !== 4);
    expect([findings.map(({ message }) => message), count]).toEqual([
      ['2 of 7 events for this item were not shown'],
      7,
    ]);
  });

  test('with the newest left out says so to whoever has its receipt, of this item', async () => {
    const { receipts } = await remember(log);
    const cut = (receiptsOf: DeviceMemory['receipts']) => check((seq) => seq < 6, receiptsOf);
    expect((await cut([])).verified).toBe(true);
    expect((await cut(receipts)).findings[0]?.message).toBe('1 of 7 events for this item were not shown');
    expect((await cut(receipts.map((receipt) => ({ ...receipt, itemId: 'P-0002' })))).verified).toBe(true);
  });

  test('with an event twice, of another item or out of order is not whole', async () => {
    const served = await all();
    const checkpoint = await log.checkpoint();
    const verdict = (list: typeof served) => checkItemHistory('P-0001', list, checkpoint, portableTools);
    expect(verdict([...served.slice(1), ...served.slice(1, 2)]).verified).toBe(false);
    expect(verdict([...served].reverse()).findings[0]?.code).toBe('item-chain-broken');
    expect((await check(() => true, [], 'P-0002')).findings[0]?.code).toBe('item-chain-broken');
    const altered = served.map((evidence) => (evidence.seq === 3 ? { ...evidence, body: '{}' } : evidence));
    expect(verdict(altered).findings.map(({ message }) => message)).toContain(
      'Event #3 no longer matches its sealed hash',
    );
  });

  test('an event that miscounts or names another before it breaks the chain', async () => {
    const bad = new MemoryLog(2);
    bad.append({ itemPrevSeq: 0 });
    const served = await Promise.all([2, 1, 0].map((seq) => bad.evidence(seq)));
    const { findings } = checkItemHistory('P-0001', served, await bad.checkpoint(), portableTools);
    expect(findings.map(({ message }) => message)).toEqual([
      "Event #2 does not follow its item's previous event",
    ]);
  });
});

describe('two checkpoints', () => {
  const log = new MemoryLog(6);
  const compare = async (one: number, other: number, root?: string) => {
    const second = await log.checkpoint(other);
    const theirs = root ? { ...second, root: fromHex(root) } : second;
    return compareCheckpoints(await log.checkpoint(one), theirs, log.source(), portableTools);
  };

  test('of one log agree, whichever is larger', async () => {
    for (const [one, other] of [
      [3, 6],
      [6, 3],
      [4, 4],
    ] as const)
      expect(await compare(one, other)).toBeNull();
  });

  test('that disagree are two versions', async () => {
    for (const [one, other] of [
      [3, 6],
      [6, 3],
      [4, 4],
    ] as const) {
      expect(await compare(one, other, '11'.repeat(32))).toMatchObject({
        message: 'Two versions of this ledger exist',
      });
    }
  });

  test('that could not be compared are an error', async () => {
    const source = { consistency: () => Promise.reject(new Error('Failed to fetch')) };
    const [one, other] = [await log.checkpoint(2), await log.checkpoint(3)];
    await expect(compareCheckpoints(one, other, source, portableTools)).rejects.toThrow('Failed to fetch');
  });
});

test('old receipts go first, and a newer word of one replaces the older', () => {
  const receipt = (seq: number, sealed = true) => ({
    seq,
    eventId: `evt_${seq}`,
    type: 'USER',
    itemId: null,
    itemCount: null,
    ts: '',
    leafHash: '',
    sealed,
  });
  const many = Array.from({ length: MOST_RECEIPTS }, (_, seq) => receipt(seq));
  const kept = keepReceipts(many, [receipt(MOST_RECEIPTS + 4), receipt(MOST_RECEIPTS - 1, false)]);
  expect(kept).toHaveLength(MOST_RECEIPTS);
  expect([kept[0]?.seq, kept.at(-1)?.seq, kept.at(-2)]).toEqual([
    1,
    MOST_RECEIPTS + 4,
    receipt(MOST_RECEIPTS - 1, false),
  ]);
});

test.each([
  ['nothing', () => null],
  ['another version', (memory: DeviceMemory) => ({ ...memory, version: 2 })],
  ['no key', (memory: DeviceMemory) => ({ ...memory, key: 1 })],
  [
    'a size that is none',
    (memory: DeviceMemory) => ({ ...memory, checkpoint: { ...memory.checkpoint, size: -1 } }),
  ],
  [
    'a size as text',
    (memory: DeviceMemory) => ({ ...memory, checkpoint: { ...memory.checkpoint, size: '1' } }),
  ],
  ['no receipts', (memory: DeviceMemory) => ({ ...memory, receipts: {} })],
  ['receipts that are none', (memory: DeviceMemory) => ({ ...memory, receipts: [null] })],
  [
    'receipts without a hash',
    (memory: DeviceMemory) => ({ ...memory, receipts: memory.receipts.map(({ seq }) => ({ seq })) }),
  ],
  [
    'receipts without a place',
    (memory: DeviceMemory) => ({
      ...memory,
      receipts: memory.receipts.map((receipt) => ({ ...receipt, seq: 'x' })),
    }),
  ],
  [
    'receipts that do not say whether they are sealed',
    (memory: DeviceMemory) => ({
      ...memory,
      receipts: memory.receipts.map((receipt) => ({ ...receipt, sealed: 1 })),
    }),
  ],
])('a memory of %s is an error, never a first visit', async (_what, change) => {
  const memory = await remember(new MemoryLog(2));
  expect(readMemory(JSON.parse(JSON.stringify(memory)))).toEqual(memory);
  expect(() => readMemory(change(memory))).toThrow(
    'What this device remembers of the ledger cannot be read.',
  );
});
