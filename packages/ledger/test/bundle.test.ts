import fc from 'fast-check';
import {
  type BundleExpectations,
  GrowingTree,
  Keyring,
  LedgerError,
  canonicalBytes,
  chunksOf,
  formatBundleHeader,
  formatBundleLine,
  portableTools,
  signCheckpoint,
  signRotation,
  toHex,
  toUtf8,
  verifyBundle,
} from '../src';
import { LineReader, MAX_LINE_BYTES } from '../src/bundle/lines';
import { generateSignerKey, nodeHasher, nodeSigner, nodeTools } from '../src/node';

const ORIGIN = 'hand-receipt.test/b-co';
const signer = nodeSigner(generateSignerKey(ORIGIN));
const other = nodeSigner(generateSignerKey(ORIGIN));

const bodyOf = (seq: number, change: object = {}): Uint8Array =>
  canonicalBytes({
    v: 1,
    seq,
    eventId: `evt_${seq}`,
    type: 'STATUS CHANGE',
    item: 'P-0001',
    actor: { id: 'U-0004', name: 'SGT Navarro' },
    ts: '2026-11-21T06:04:18.000Z',
    details: { note: 'æ' },
    itemPrevSeq: seq === 0 ? null : seq - 1,
    itemCount: seq + 1,
    nonce: '0'.repeat(32),
    ...change,
  });

interface Written {
  bodies?: Uint8Array[];
  hidden?: number[];
  header?: Partial<Parameters<typeof formatBundleHeader>[0]>;
  /** The tree that is signed, where it is not that of the bodies. */
  signedBodies?: Uint8Array[];
  signedBy?: typeof signer;
}

const rootOf = (bodies: readonly Uint8Array[]): Uint8Array => {
  const tree = new GrowingTree(nodeHasher);
  bodies.forEach((body) => tree.append(nodeHasher.leaf(body)));
  return tree.root();
};

/** A bundle of five events of one item, with what is wrong with it. */
function write({
  bodies = [0, 1, 2, 3, 4].map((seq) => bodyOf(seq)),
  hidden = [],
  header = {},
  signedBodies = bodies,
  signedBy = signer,
}: Written = {}): string {
  const size = bodies.length;
  const checkpoint = signCheckpoint(
    { origin: ORIGIN, size: BigInt(size), root: rootOf(signedBodies) },
    signedBy,
  );
  const head = formatBundleHeader({
    origin: ORIGIN,
    size,
    checkpoint,
    firstKey: signer.verifierKey,
    rotations: [],
    exportedAt: '2026-11-21T06:04:18.000Z',
    ...header,
  });
  const lines = bodies.map((body, seq) =>
    formatBundleLine(seq, nodeHasher.leaf(body), hidden.includes(seq) ? null : body),
  );
  return head + lines.join('');
}

async function* inPieces(bytes: Uint8Array, length: number) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.slice(at, at + length);
}

const verify = (text: string | Uint8Array, expected: BundleExpectations = {}, tools = portableTools) =>
  verifyBundle(inPieces(typeof text === 'string' ? toUtf8(text) : text, 97), tools, expected);
const messages = async (text: string, expected: BundleExpectations = {}) =>
  (await verify(text, expected)).findings.map(({ message }) => message);

test.each([
  ['portable', portableTools],
  ['node', nodeTools],
])('a whole bundle is verified, %s half', async (_half, tools) => {
  const verdict = await verify(write(), { trustedKey: signer.verifierKey }, tools);
  expect(verdict).toEqual({
    verified: true,
    findings: [],
    origin: ORIGIN,
    size: 5,
    root: toHex(rootOf([0, 1, 2, 3, 4].map((seq) => bodyOf(seq)))),
    key: signer.verifierKey,
    keyIsTrusted: true,
    shown: 5,
    exportedAt: '2026-11-21T06:04:18.000Z',
  });
});

test('in whatever pieces it comes, with its progress told', async () => {
  const bytes = toUtf8(write());
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: bytes.length }), async (length) => {
      const progress: (number | null)[] = [];
      const verdict = await verifyBundle(inPieces(bytes, length), nodeTools, {}, ({ checked, size }) =>
        progress.push(checked, size),
      );
      expect(verdict.verified).toBe(true);
      expect(progress.slice(-2)).toEqual([5, 5]);
    }),
    { numRuns: 20 },
  );
  const stream = new Blob([write()]).stream();
  expect((await verifyBundle(chunksOf(stream), nodeTools)).verified).toBe(true);
});

test('events that the reader may not see are proved all the same', async () => {
  expect(await verify(write({ hidden: [0, 1, 2, 3, 4] }))).toMatchObject({
    verified: true,
    shown: 0,
    size: 5,
  });
});

test('without a trusted key the verdict says so, and another key than the trusted one is a finding', async () => {
  expect(await verify(write())).toMatchObject({ verified: true, keyIsTrusted: false });
  expect(await verify(write(), { trustedKey: other.verifierKey })).toMatchObject({ keyIsTrusted: false });
  expect(await messages(write(), { trustedKey: other.verifierKey })).toEqual([
    'Signing key changed without authorisation',
  ]);
});

test('a bundle signed by a key that the trusted one authorised is verified', async () => {
  const rotations = [{ seq: 2, authorisation: signRotation(ORIGIN, other.verifierKey, signer) }];
  const text = write({ signedBy: other, header: { rotations } });
  expect(await verify(text, { trustedKey: signer.verifierKey })).toMatchObject({
    verified: true,
    key: other.verifierKey,
    keyIsTrusted: true,
  });
  await expect(verify(write({ header: { rotations } }))).rejects.toThrow('is not signed by');
});

test.each([
  [
    'an event edited',
    (text: string) => text.replace('evt_3', 'evt_9'),
    ['Event #3 no longer matches its sealed hash'],
  ],
  ['an event taken out', (text: string) => text.replace(/^2 .*\n/m, ''), ['Event #2 is missing']],
  ['two events swapped', (text: string) => swapLines(text, 2, 3), ['Event #1 is missing']],
  [
    'an event twice',
    (text: string) => text.replace(/^(2 .*\n)/m, '$1$1'),
    ['Event order changed between #2 and #3'],
  ],
  ['the tail cut', (text: string) => text.replace(/^[34] .*\n/gm, ''), ['Ledger shrank from 5 to 3']],
])('%s is named', async (_what, change, expected) => {
  expect(await messages(change(write()))).toEqual(expected);
});

function swapLines(text: string, one: number, other: number): string {
  const lines = text.split('\n');
  [lines[one], lines[other]] = [lines[other] ?? '', lines[one] ?? ''];
  return lines.join('\n');
}

test('an event rewritten with its hash: History before #n differs from what was sealed', async () => {
  const bodies = [0, 1, 2, 3, 4].map((seq) => bodyOf(seq));
  const rewritten = bodies.map((body, seq) => (seq === 1 ? bodyOf(1, { details: {} }) : body));
  expect(await messages(write({ bodies: rewritten, signedBodies: bodies }))).toEqual([
    'History before #5 differs from what was sealed',
  ]);
});

test('a ledger rewritten whole, and signed, differs from what the reader has seen', async () => {
  const rewritten = [0, 1, 2, 3, 4].map((seq) => bodyOf(seq, seq === 1 ? { details: {} } : {}));
  const root = toHex(rootOf([0, 1, 2].map((seq) => bodyOf(seq))));
  const seen = { size: 3, root, who: 'this device saw on 21NOV2026' };
  expect(await messages(write(), { seen })).toEqual([]);
  expect(await messages(write({ bodies: rewritten }), { seen })).toEqual([
    'History before #3 differs from what this device saw on 21NOV2026',
  ]);
  expect(await messages(write(), { seen: { ...seen, size: 9 } })).toEqual(['Ledger shrank from 9 to 5']);
  expect(await messages(write(), { seen: { ...seen, size: 5 } })).toEqual([
    'History before #5 differs from what this device saw on 21NOV2026',
  ]);
});

test.each([
  ['in another place', { seq: 4 }, 'Event order changed between #1 and #4'],
  [
    'that leaves out what its item had before',
    { itemPrevSeq: null },
    "Event #1 does not follow its item's previous event",
  ],
  ['that miscounts', { itemCount: 7 }, "Event #1 does not follow its item's previous event"],
  [
    'of no item that counts',
    { item: null, itemPrevSeq: null },
    "Event #1 does not follow its item's previous event",
  ],
  ['that corrects nothing', { type: 'CORRECTION', details: {} }, 'Correction #1 points to no valid event'],
  [
    'that corrects itself',
    {
      type: 'CORRECTION',
      details: { originalSeq: 1, originalEventId: 'evt_1', originalEventType: 'CORRECTION' },
    },
    'Correction #1 points to no valid event',
  ],
  [
    'that corrects under another type',
    { type: 'CORRECTION', details: { originalSeq: 0, originalEventId: 'evt_0', originalEventType: 'USER' } },
    'Correction #1 points to no valid event',
  ],
  ['of no kind', { v: 2 }, 'Event #1 no longer matches its sealed hash'],
])('an event %s is named, though it was sealed', async (_what, change, message) => {
  const bodies = [0, 1, 2, 3, 4].map((seq) => bodyOf(seq, seq === 1 ? change : {}));
  expect((await messages(write({ bodies })))[0]).toBe(message);
});

test('a correction of an event that is there, or that the reader may not see, is valid', async () => {
  const details = { originalSeq: 0, originalEventId: 'evt_0', originalEventType: 'STATUS CHANGE' };
  const bodies = [0, 1, 2].map((seq) => bodyOf(seq, seq === 1 ? { type: 'CORRECTION', details } : {}));
  expect(await messages(write({ bodies }))).toEqual([]);
  const others = bodies.map((_, seq) =>
    bodyOf(
      seq,
      seq === 1
        ? { type: 'CORRECTION', details, itemPrevSeq: null, itemCount: 1 }
        : seq === 2
          ? { itemPrevSeq: 1, itemCount: 2 }
          : {},
    ),
  );
  expect(await messages(write({ bodies: others, hidden: [0] }))).toEqual([]);
});

const header = (change: object) => (text: string) => {
  const [first = '', ...rest] = text.split('\n');
  return [JSON.stringify({ ...(JSON.parse(first) as object), ...change }), ...rest].join('\n');
};

test.each([
  ['nothing', () => '', 'This file is not a ledger bundle: it is empty.'],
  ['a picture', () => '\u0089PNG\n', 'This file is not a ledger bundle: its first line is not JSON.'],
  ['JSON of another kind', () => '{"a":1}\n', 'This file is not a ledger bundle.'],
  ['null', () => 'null\n', 'This file is not a ledger bundle.'],
  ['another version', header({ version: 2 }), 'This ledger bundle is of a version that is not known here.'],
  [
    'no key',
    header({ firstKey: undefined }),
    'The header of the ledger bundle lacks a field or has one of the wrong kind.',
  ],
  [
    'a size of nothing',
    header({ size: 0 }),
    'The header of the ledger bundle lacks a field or has one of the wrong kind.',
  ],
  [
    'rotations without a place',
    header({ rotations: [{ authorisation: 'x' }] }),
    'The header of the ledger bundle lacks a field or has one of the wrong kind.',
  ],
  [
    'rotations without a note',
    header({ rotations: [{ seq: 1 }] }),
    'The header of the ledger bundle lacks a field or has one of the wrong kind.',
  ],
  [
    'rotations that are none',
    header({ rotations: [{ seq: 'x' }] }),
    'The header of the ledger bundle lacks a field or has one of the wrong kind.',
  ],
  [
    "a size other than the checkpoint's",
    header({ size: 4 }),
    'The bundle says that it holds 4 events; its checkpoint is of 5.',
  ],
  [
    "another log's name",
    header({ origin: 'another' }),
    'The key is of the log hand-receipt.test/b-co, not of another.',
  ],
  [
    'a checkpoint of another key',
    header({ firstKey: other.verifierKey }),
    'The note is not signed by hand-receipt.test/b-co.',
  ],
  [
    'more events than the checkpoint',
    (text: string) => `${text}5 ${'0'.repeat(64)}\n`,
    'The ledger bundle has more events than its checkpoint.',
  ],
  [
    'a malformed line',
    (text: string) => text.replace(/^2 /m, '2  '),
    'Line 4 of the ledger bundle is malformed.',
  ],
  [
    'a line cut short',
    (text: string) => text.slice(0, -9),
    'The ledger bundle is cut short: its last line is not finished.',
  ],
  [
    'a line without end',
    (text: string) => text + 'x'.repeat(4 * 1024 * 1024 + 1),
    'The ledger bundle has a line that is too long.',
  ],
  ['base64 that is none', (text: string) => text.replace(/^(2 \w+) .*$/m, '$1 !*'), 'This is not base64.'],
])('a file of %s is refused with the check that failed', async (_what, change, sentence) => {
  await expect(verify(change(write()))).rejects.toThrow(LedgerError);
  await expect(verify(change(write()))).rejects.toThrow(sentence);
});

test('a file that is not UTF-8 is refused, and stored bytes that are no text are named', async () => {
  const bytes = toUtf8(write());
  await expect(verify(bytes.map((byte, at) => (at === bytes.length - 3 ? 0xff : byte)))).rejects.toThrow(
    'not UTF-8',
  );
  const bodies = [bodyOf(0), Uint8Array.of(0xff, 0x0a), bodyOf(2, { itemPrevSeq: 0, itemCount: 2 })];
  expect(await messages(write({ bodies }))).toEqual(['Event #1 no longer matches its sealed hash']);
});

test("a bundle of another log than the trusted key's is refused", async () => {
  const foreign = nodeSigner(generateSignerKey('another.test/c-co')).verifierKey;
  await expect(verify(write(), { trustedKey: foreign })).rejects.toThrow(
    'The bundle is of the log hand-receipt.test/b-co; the key that you trust is of another.test/c-co.',
  );
  await expect(verify(write(), { trustedKey: 'nonsense' })).rejects.toThrow(
    'This is not a key of a signed note.',
  );
});

test('a bundle of one event is verified', async () => {
  expect(await verify(write({ bodies: [bodyOf(0)] }))).toMatchObject({ verified: true, size: 1 });
});

test('no more than 200 findings are listed', async () => {
  const bodies = Array.from({ length: 205 }, (_, seq) => bodyOf(seq, { v: 2 }));
  expect(await messages(write({ bodies }))).toHaveLength(200);
});

test.each([
  ['text that is no event', 'plain'],
  ['two lines', '{"a":1}\n{"b":2}'],
])('stored bytes of %s are carried as they are, and named', async (_what, text) => {
  const line = formatBundleLine(1, nodeHasher.leaf(toUtf8(text)), toUtf8(text));
  expect(line).toBe(`1 ${toHex(nodeHasher.leaf(toUtf8(text)))} !${Buffer.from(text).toString('base64')}\n`);
  const bodies = [bodyOf(0), toUtf8(text), bodyOf(2, { itemPrevSeq: 0, itemCount: 2 })];
  expect(await messages(write({ bodies }))).toEqual(['Event #1 no longer matches its sealed hash']);
});

describe('lines', () => {
  const lengths = (...chunks: number[]) => {
    const reader = new LineReader();
    const found: number[] = [];
    chunks.forEach((length, at) => {
      const chunk = new Uint8Array(length).fill(0x61);
      if (at === chunks.length - 1) chunk[length - 1] = 0x0a;
      for (const line of reader.take(chunk)) found.push(line.length);
    });
    reader.end();
    return found;
  };

  test('may be 4 MB long, in one piece and in several', () => {
    expect(lengths(MAX_LINE_BYTES + 1)).toEqual([MAX_LINE_BYTES]);
    expect(lengths(MAX_LINE_BYTES, 1)).toEqual([MAX_LINE_BYTES]);
    expect(lengths(MAX_LINE_BYTES - 1, 2)).toEqual([MAX_LINE_BYTES]);
  });

  test.each([[[MAX_LINE_BYTES + 2]], [[MAX_LINE_BYTES + 1, 1]], [[MAX_LINE_BYTES, 2]]])(
    'and not longer: %j',
    (chunks) => {
      expect(() => lengths(...chunks)).toThrow('The ledger bundle has a line that is too long.');
    },
  );
});

describe('the keys of a log', () => {
  const third = nodeSigner(generateSignerKey(ORIGIN));
  const changes = [
    { seq: 3, authorisation: signRotation(ORIGIN, other.verifierKey, signer) },
    { seq: 7, authorisation: signRotation(ORIGIN, third.verifierKey, other) },
  ];
  const follow = (rotations = changes) =>
    Keyring.follow(ORIGIN, signer.verifierKey, rotations, portableTools.verifierOf);

  test('each signs from the event that brought it in to the one that brought in the next', () => {
    const keys = follow();
    expect(keys.current).toBe(third.verifierKey);
    const at = (size: bigint) => toHex(keys.at(size).keyId);
    expect([0n, 3n].map(at)).toEqual([toHex(signer.keyId), toHex(signer.keyId)]);
    expect([4n, 7n].map(at)).toEqual([toHex(other.keyId), toHex(other.keyId)]);
    expect([8n, 2n ** 60n].map(at)).toEqual([toHex(third.keyId), toHex(third.keyId)]);
    expect(keys.includes(other.verifierKey)).toBe(true);
    expect(keys.includes('x')).toBe(false);
  });

  const [first, second] = changes as [(typeof changes)[0], (typeof changes)[0]];
  const foreign = nodeSigner(generateSignerKey('another.test/c-co'));
  test.each([
    ['in the wrong order', [second, first], 'is not signed by'],
    ['at one place', [first, { ...second, seq: 3 }], 'The changes of the signing key are not in order.'],
    [
      'back to an old key',
      [first, { seq: 9, authorisation: signRotation(ORIGIN, signer.verifierKey, other) }],
      'was used before',
    ],
    [
      'by a checkpoint',
      [
        {
          seq: 1,
          authorisation: signCheckpoint({ origin: ORIGIN, size: 1n, root: nodeHasher.empty() }, signer),
        },
      ],
      'The note is no change of a signing key.',
    ],
    ['without a note', [{ seq: 1, authorisation: '' }], 'The note has no signature block.'],
  ])('a change %s is refused', (_what, rotations, sentence) => {
    expect(() => follow(rotations)).toThrow(sentence);
  });

  test('a change to a key of another log is not signed, and a log has no key of another', () => {
    expect(() => signRotation(ORIGIN, foreign.verifierKey, signer)).toThrow('is not a key of the log');
    expect(() => new Keyring(ORIGIN, foreign.verifierKey, portableTools.verifierOf)).toThrow(
      'The key is of the log another.test/c-co, not of hand-receipt.test/b-co.',
    );
  });

  test('a change that is of another log is refused', () => {
    const alias = nodeSigner(generateSignerKey('another.test/c-co'));
    const moved = { seq: 1, authorisation: signRotation('another.test/c-co', alias.verifierKey, signer) };
    expect(() => follow([moved])).toThrow('The change of the signing key is of the log another.test/c-co');
  });
});
