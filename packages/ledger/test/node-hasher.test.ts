import { toHex } from '../src';
import { nodeHasher } from '../src/node';
import { LEAF, NODE, bytesOf, sha256 } from './sha256';

/** Around the size of the buffer that nearly every event fits into; a short one after a long one. */
const LENGTHS = [5000, 4097, 4096, 4095, 4094, 4093, 300, 1, 0, 4096, 2];

test('a leaf of any length has the hash that RFC 6962 says, as bytes and in hex', () => {
  for (const length of LENGTHS) {
    const data = bytesOf(length);
    expect(toHex(nodeHasher.leaf(data))).toBe(sha256(LEAF, data));
  }
});

test.each([
  [32, 32],
  [31, 32],
  [32, 31],
  [33, 32],
  [32, 33],
  [0, 0],
  [32, 32],
])('a node over %i and %i bytes has the hash that RFC 6962 says', (left, right) => {
  const [one, other] = [bytesOf(left), bytesOf(right).reverse()];
  expect(toHex(nodeHasher.node(one, other))).toBe(sha256(NODE, one, other));
});

test('the hashes that were handed out stay as they were', () => {
  const first = nodeHasher.leaf(bytesOf(3));
  const before = toHex(first);
  nodeHasher.leaf(bytesOf(4));
  nodeHasher.node(first, first);
  expect(toHex(first)).toBe(before);
});
