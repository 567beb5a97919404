import { portableHasher, verifyConsistency, verifyInclusion } from '../src';

const leaf = portableHasher.leaf(new Uint8Array());
const other = portableHasher.leaf(Uint8Array.of(1));
const root = portableHasher.node(leaf, other);

test.each([
  ['goes backwards', { from: 2n, to: 1n }, 'A consistency proof needs two sizes'],
  ['is of an empty tree', { from: 0n, to: 1n }, 'A consistency proof needs two sizes'],
  ['has no proof', { from: 3n, to: 5n }, 'The consistency proof is too short.'],
  ['has a proof of nothing', { to: 1n, proof: [leaf] }, 'The consistency proof is too long.'],
  ['holds a short root', { fromRoot: new Uint8Array(12) }, 'a hash that is not 32 bytes long'],
  ['holds a long hash', { proof: [new Uint8Array(33)] }, 'a hash that is not 32 bytes long'],
  ['has two roots for one size', { to: 1n, proof: [] }, 'Two roots are given for one size.'],
  ['begins otherwise', { fromRoot: other, proof: [leaf] }, 'leads to another new root'],
])('a consistency claim that %s is refused for that', (_what, change, sentence) => {
  const claim = { from: 1n, to: 2n, fromRoot: leaf, toRoot: root, proof: [other] };
  verifyConsistency(claim, portableHasher);
  expect(() => verifyConsistency({ ...claim, ...change }, portableHasher)).toThrow(sentence);
});

test.each([
  ['is before the first event', { index: -1n }, 'Event #-1 is not in a tree of 2 events.'],
  ['is behind the last event', { index: 2n }, 'Event #2 is not in a tree of 2 events.'],
  ['has no proof', { proof: [] }, 'The inclusion proof is too short.'],
  ['has a proof of more', { proof: [other, other] }, 'The inclusion proof is too long.'],
  ['holds a short leaf', { leafHash: new Uint8Array(31) }, 'a hash that is not 32 bytes long'],
  ['holds a short root', { root: new Uint8Array(31) }, 'a hash that is not 32 bytes long'],
  ['holds a long hash', { proof: [new Uint8Array(33)] }, 'a hash that is not 32 bytes long'],
  ['is of another event', { leafHash: other }, 'The inclusion proof leads to another root.'],
])('an inclusion claim that %s is refused for that', (_what, change, sentence) => {
  const claim = { index: 0n, size: 2n, leafHash: leaf, root, proof: [other] };
  verifyInclusion(claim, portableHasher);
  expect(() => verifyInclusion({ ...claim, ...change }, portableHasher)).toThrow(sentence);
});
