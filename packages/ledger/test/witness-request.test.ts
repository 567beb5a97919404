import {
  formatWitnessRequest,
  MemoryStore,
  parseWitnessRequest,
  proveConsistency,
  readRoot,
  refusalOf,
  signCheckpoint,
  toUtf8,
} from '../src';
import { generateSignerKey, nodeHasher, nodeSigner } from '../src/node';

const signer = nodeSigner(generateSignerKey('hand-receipt.test/b-co'));
const hash = (fill: number) => new Uint8Array(32).fill(fill);
const noteOf = (size: bigint) => signCheckpoint({ origin: signer.name, size, root: hash(1) }, signer);
const note = noteOf(12n);
const LINE = Buffer.from(hash(7)).toString('base64');
const parse = (body: string) => parseWitnessRequest(toUtf8(body));

test('a request is what C2SP tlog-witness says, and reads back', () => {
  expect(formatWitnessRequest(0n, [], note)).toBe(`old 0\n\n${note}`);
  expect(formatWitnessRequest(5n, [hash(7), hash(7)], note)).toBe(`old 5\n${LINE}\n${LINE}\n\n${note}`);
  expect(parse(formatWitnessRequest(5n, [hash(7), hash(8)], note))).toEqual({
    old: 5n,
    proof: [hash(7), hash(8)],
    note: expect.objectContaining({ text: note.slice(0, note.indexOf('\n\n') + 1) }),
    checkpoint: { origin: signer.name, size: 12n, root: hash(1) },
  });
});

test('a request may have 63 lines of proof and sizes of 64 bits', () => {
  const largest = 2n ** 64n - 1n;
  const body = formatWitnessRequest(largest, Array<Uint8Array>(63).fill(hash(7)), noteOf(largest));
  expect(parse(body)).toMatchObject({ old: largest, checkpoint: { size: largest } });
  expect(parse(body).proof).toHaveLength(63);
});

test.each([
  ['no empty line', 'old 0\n', 'There is no empty line.'],
  ['nothing before the empty line', `\n\n${note}`, 'The first line is not an old size.'],
  ['a carriage return', `old 0\n\n${note.replace('\n', '\r\n')}`, 'There is a carriage return.'],
  ['another first line', `new 0\n\n${note}`, 'The first line is not an old size.'],
  ['no size', `old \n\n${note}`, 'The old size is not a number below 2^64.'],
  ['a size of 65 bits', `old ${2n ** 64n}\n\n${note}`, 'The old size is not a number below 2^64.'],
  ['a size with a sign', `old +1\n\n${note}`, 'The old size is not a number below 2^64.'],
  ['64 lines of proof', `old 1\n${`${LINE}\n`.repeat(64)}\n${note}`, 'The proof has more than 63 lines.'],
  ['a short line of proof', `old 1\n${LINE}\nAAAA\n\n${note}`, 'A line of the proof is not 32 bytes long.'],
  ['a line that is not base64', `old 1\n-\n\n${note}`, 'This is not base64.'],
  ['no signature', `old 0\n\n${note.slice(0, note.indexOf('\n\n') + 1)}`, 'The note has no signature block.'],
  [
    'a checkpoint of 65 bits',
    `old 0\n\n${noteOf(2n ** 64n)}`,
    'The size of the checkpoint is not below 2^64.',
  ],
  [
    'a note that is no checkpoint',
    `old 0\n\nlog\n\n— a AAAAAAA=\n`,
    'The size of the checkpoint is not a number.',
  ],
])('a request with %s is refused for that', (_what, body, message) => {
  expect(() => parse(body)).toThrow(message);
});

test('a request that is not UTF-8 is refused', () => {
  expect(() => parseWitnessRequest(Uint8Array.of(0x6f, 0xff))).toThrow('These bytes are not UTF-8 text.');
});

describe('what a witness answers to a request', () => {
  const store = new MemoryStore(nodeHasher);
  for (let at = 0; at < 20; at += 1) store.append(nodeHasher.leaf(Uint8Array.of(at)));
  const checkpointOf = async (size: number, root = readRoot(store, BigInt(size), nodeHasher)) => ({
    origin: signer.name,
    size: BigInt(size),
    root: await root,
  });
  const proofOf = async (old: number, size: number) =>
    old === 0 ? [] : proveConsistency(store, BigInt(old), BigInt(size), nodeHasher);
  const elsewhere = Promise.resolve(hash(9));

  /** Of a witness that remembers `known` events; 0 is nothing. */
  async function answer(
    known: number,
    old: number,
    size: number,
    { proof = proofOf(Math.min(old, size), size), root = readRoot(store, BigInt(size), nodeHasher) } = {},
  ) {
    const checkpoint = await checkpointOf(size, root);
    const body = formatWitnessRequest(BigInt(old), await proof, signCheckpoint(checkpoint, signer));
    return refusalOf(parse(body), known === 0 ? null : await checkpointOf(known), nodeHasher);
  }

  test('a checkpoint that continues what is remembered may be cosigned', async () => {
    for (const [known, size] of [
      [0, 0],
      [0, 1],
      [0, 20],
      [7, 7],
      [7, 8],
      [8, 20],
    ] as const) {
      expect(await answer(known, known, size)).toBeNull();
    }
  });

  test('a witness that has cosigned the empty log goes on from it', async () => {
    const empty = await checkpointOf(0);
    for (const size of [0, 5]) {
      const body = formatWitnessRequest(0n, [], signCheckpoint(await checkpointOf(size), signer));
      expect(refusalOf(parse(body), empty, nodeHasher)).toBeNull();
    }
  });

  test('what does not is refused by the first check that fails', async () => {
    const SAME_SIZE = [422, 'The checkpoint differs from the one remembered at that size.'];
    const NO_PROOF = [422, 'The consistency proof does not hold.'];
    expect(await answer(7, 9, 8)).toEqual([400, 'The old size is larger than the checkpoint.']);
    expect(await answer(7, 8, 8)).toEqual([409, '7']);
    expect(await answer(7, 0, 13)).toEqual([409, '7']);
    expect(await answer(0, 3, 8)).toEqual([409, '0']);
    expect(await answer(7, 0, 0, { root: elsewhere })).toEqual([409, '7']);
    expect(await answer(0, 0, 0, { root: elsewhere })).toEqual([422, 'The root of the empty tree is wrong.']);
    expect(await answer(0, 0, 8, { proof: proofOf(5, 8) })).toEqual([422, 'A proof from size 0 is empty.']);
    expect(await answer(7, 7, 7, { proof: proofOf(5, 7) })).toEqual(SAME_SIZE);
    expect(await answer(7, 7, 7, { root: elsewhere })).toEqual(SAME_SIZE);
    expect(await answer(7, 7, 13, { root: elsewhere })).toEqual(NO_PROOF);
    expect(await answer(7, 7, 13, { proof: proofOf(8, 13) })).toEqual(NO_PROOF);
  });

  test('a fault of the program is no refusal', async () => {
    const broken = {
      ...nodeHasher,
      node: () => {
        throw new TypeError('broken');
      },
    };
    const body = formatWitnessRequest(
      7n,
      await proofOf(7, 13),
      signCheckpoint(await checkpointOf(13), signer),
    );
    const known = await checkpointOf(7);
    expect(() => refusalOf(parse(body), known, broken)).toThrow(TypeError);
  });
});
