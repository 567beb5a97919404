import { typedExpectations } from '../src/bundle/typed-expectations';
import { LineReader } from '../src/bundle/lines';
import { servedHashes } from '../src/device/served-hashes';
import { fromHex, fromUtf8, toUtf8 } from '../src';

const ROOT = 'ab'.repeat(32);

test('what a reader typed is taken as they meant it, or refused; half of a checkpoint is never left aside', () => {
  expect(typedExpectations({})).toEqual({ trustedKey: undefined });
  expect(typedExpectations({ key: ' log+00+AA \n', size: ' ', root: '' })).toEqual({
    trustedKey: 'log+00+AA',
  });
  expect(typedExpectations({ size: '1,000,000', root: ` ${ROOT.toUpperCase()}` }).seen).toEqual({
    size: 1_000_000,
    root: ROOT,
    who: 'you have seen',
  });
  for (const half of [
    { size: '5' },
    { root: ROOT },
    { size: '0', root: ROOT },
    { size: '5', root: 'ab' },
    { size: 'five', root: ROOT },
    { size: '5', root: `${ROOT}ab` },
  ]) {
    expect(() => typedExpectations(half)).toThrow('both of one checkpoint');
  }
});

test('a proof that is no list of hashes, or too long for any tree, is refused by name', () => {
  const hash = '0f'.repeat(32);
  expect(servedHashes([], 'The proof')).toEqual([]);
  expect(
    servedHashes(
      Array.from({ length: 128 }, () => hash),
      'The proof',
    )[127],
  ).toEqual(fromHex(hash));
  expect(() =>
    servedHashes(
      Array.from({ length: 129 }, () => hash),
      'The proof',
    ),
  ).toThrow('The proof is too long for any ledger.');
  for (const none of [
    null,
    undefined,
    {},
    'abc',
    { length: 1 },
    [1],
    [null],
    ['zz'],
    [hash.slice(2)],
    [hash, ''],
  ]) {
    expect(() => servedHashes(none, 'The proof')).toThrow(
      'The proof is malformed: it is not a list of hashes.',
    );
  }
});

describe('lines cut from a stream', () => {
  const LINES = ['{"a":1}', '0 plain', '', 'Señor Núñez — 曹', '2 plain again'];
  const bytes = toUtf8(LINES.map((line) => `${line}\n`).join(''));
  const cut = (piece: number) => {
    const reader = new LineReader();
    const found: string[] = [];
    for (let start = 0; start < bytes.length; start += piece) {
      found.push(...[...reader.take(bytes.slice(start, start + piece))].map(fromUtf8));
    }
    reader.end();
    return found;
  };

  test('are the same in pieces of any size, ASCII or not', () => {
    for (let piece = 1; piece <= bytes.length + 1; piece += 1) {
      expect(cut(piece)).toEqual(LINES);
    }
  });
});
