import fc from 'fast-check';
import { nobleHasher, portableHasher, toHex } from '../src';
import { LEAF, NODE, bytesOf, sha256 } from './sha256';

test('a leaf of any length around the ends of blocks has the hash that RFC 6962 says', () => {
  // Downwards, so that what a longer message left behind would show in the shorter one's padding.
  for (let length = 520; length >= 0; length -= 1) {
    const data = bytesOf(length);
    expect(toHex(portableHasher.leaf(data))).toBe(sha256(LEAF, data));
  }
});

test('a message longer than any before has its hash, and so has a short one after it', () => {
  for (const length of [1014, 1015, 1023, 1024, 40_000, 3, 1_200_000, 64]) {
    const data = bytesOf(length);
    expect(toHex(portableHasher.leaf(data))).toBe(sha256(LEAF, data));
  }
});

test('hashes are the same as those of the library as it is, in any order of calls, and each is its own', () => {
  const call = fc.record({
    first: fc.uint8Array({ maxLength: 200 }),
    second: fc.uint8Array({ maxLength: 70 }),
  });
  fc.assert(
    fc.property(fc.array(call, { maxLength: 20 }), (calls) => {
      const hashes = (hasher: typeof portableHasher) =>
        calls.flatMap(({ first, second }) => [hasher.leaf(first), hasher.node(first, second)]);
      expect(hashes(portableHasher)).toEqual(hashes(nobleHasher));
    }),
    { numRuns: 200 },
  );
});

test('a node is told from a leaf by its prefix, and the empty tree has the hash of nothing', () => {
  const [left, right] = [bytesOf(32), bytesOf(32).reverse()];
  expect(toHex(portableHasher.node(left, right))).toBe(sha256(NODE, left, right));
  expect(toHex(portableHasher.empty())).toBe(sha256());
});
