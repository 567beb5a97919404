import { formatWitnessRequest, parseWitnessRequest, signCheckpoint, toUtf8 } from '../src';
import { generateSignerKey, nodeSigner } from '../src/node';

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
