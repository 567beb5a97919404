import { LedgerError, toUtf8 } from '../src';
import { generateSignerKey, nodeSigner } from '../src/node';
import { bodyOf, messages, other, verify, write } from './bundle-file';

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
  [
    'other ends of lines',
    (text: string) => text.replaceAll('\n', '\r\n'),
    'The ledger bundle was saved with other ends of lines than it was exported with. Take the file as it was downloaded.',
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
