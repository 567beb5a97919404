import fc from 'fast-check';
import { BundleLeaves, type LeavesElsewhere, portableTools, toUtf8, verifyBundle } from '../src';
import { nodeHasher } from '../src/node';
import { MAX_LINE_BYTES } from '../src/bundle/lines';
import { bodyOf, inPieces, verify, write } from './bundle-file';

const elsewhere = (): LeavesElsewhere => {
  const leaves = new BundleLeaves(nodeHasher);
  return async (chunk) => leaves.take(chunk.slice());
};

/** Events that are text are hashed by the other thread alone: this one's hasher must not be asked for any. */
const noText = {
  ...portableTools,
  hasher: {
    ...portableTools.hasher,
    leaf: (body: Uint8Array) => {
      if (body[0] === '{'.charCodeAt(0)) throw new Error('An event was hashed twice.');
      return nodeHasher.leaf(body);
    },
  },
};

const FILES = {
  sound: write(),
  'of which the reader may see two events': write({ hidden: [0, 2, 4] }),
  'with bytes that are no text': write({
    bodies: [bodyOf(0), Uint8Array.of(0xff, 0x0a), bodyOf(2, { itemPrevSeq: 0, itemCount: 2 })],
  }),
  'with an event edited': write().replace('evt_3', 'evt_9'),
  'with an event taken out': write().replace(/^2 .*\n/m, ''),
  'with the tail cut': write().replace(/^[34] .*\n/gm, ''),
};

test.each(Object.entries(FILES))(
  'a file %s gets the same verdict with its events hashed elsewhere, in any pieces',
  async (_what, text) => {
    const bytes = toUtf8(text);
    const alone = await verify(bytes);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: bytes.length }), async (length) => {
        const reading = { leavesElsewhere: elsewhere() };
        expect(await verifyBundle(inPieces(bytes, length), noText, {}, reading)).toEqual(alone);
      }),
      { numRuns: 20 },
    );
  },
);

test('the next piece is given away before the one in hand is checked, and all in their order', async () => {
  const bytes = toUtf8(write());
  const steps: string[] = [];
  const hash = elsewhere();
  const leavesElsewhere: LeavesElsewhere = (chunk) => {
    steps.push(`given ${chunk.length}`);
    return hash(chunk);
  };
  const onProgress = () => void steps.push('checked');
  const third = Math.ceil(bytes.length / 3);
  await verifyBundle(inPieces(bytes, third), noText, {}, { leavesElsewhere, onProgress });
  const given = (length: number) => `given ${length}`;
  expect(steps).toEqual([
    given(third),
    given(third),
    'checked',
    given(bytes.length - 2 * third),
    'checked',
    'checked',
  ]);
});

test('what cannot be hashed elsewhere is hashed here', async () => {
  const never: LeavesElsewhere = async () => null;
  const verdict = await verifyBundle(
    inPieces(toUtf8(write()), 97),
    portableTools,
    {},
    { leavesElsewhere: never },
  );
  expect(verdict).toMatchObject({ verified: true, size: 5 });

  const hash = elsewhere();
  let pieces = 0;
  const failing: LeavesElsewhere = (chunk) => (++pieces > 3 ? never(chunk) : hash(chunk));
  const edited = toUtf8(write().replace('evt_3', 'evt_9'));
  const found = await verifyBundle(inPieces(edited, 97), portableTools, {}, { leavesElsewhere: failing });
  expect(found.findings.map(({ message }) => message)).toEqual([
    'Event #3 no longer matches its sealed hash',
  ]);
});

test('wrong hashes from elsewhere never make a file pass', async () => {
  const wrong: LeavesElsewhere = async (chunk) =>
    new BundleLeaves({ leaf: () => new Uint8Array(32) }).take(chunk);
  const whole = toUtf8(write());
  const verdict = await verifyBundle(inPieces(whole, whole.length), noText, {}, { leavesElsewhere: wrong });
  expect(verdict.verified).toBe(false);
});

test('a line that is none gets no further than the verification, however its bytes were hashed', async () => {
  for (const change of ['2  ', '2', ' ', '\n']) {
    const bytes = toUtf8(write().replace(/^2 /m, change));
    const reading = { leavesElsewhere: elsewhere() };
    await expect(verifyBundle(inPieces(bytes, 97), noText, {}, reading)).rejects.toThrow(
      'Line 4 of the ledger bundle is malformed.',
    );
  }
});

test('a line that is too long is refused elsewhere too', () => {
  const endless = new Uint8Array(MAX_LINE_BYTES + 2).fill(0x61);
  expect(() => new BundleLeaves(nodeHasher).take(endless)).toThrow('a line that is too long');
  endless[endless.length - 1] = 0x0a;
  expect(() => new BundleLeaves(nodeHasher).take(endless)).toThrow('a line that is too long');
});
