import { sha256 } from '@noble/hashes/sha2.js';

/** 32 bytes of SHA-256. */
export type Hash = Uint8Array;
export const HASH_BYTES = 32;

/** The two hashes of RFC 6962, section 2.1. Their prefixes keep a leaf from passing for a node. */
export interface TreeHasher {
  /** SHA-256(0x00 || data) */
  leaf(data: Uint8Array): Hash;
  /** SHA-256(0x01 || left || right) */
  node(left: Hash, right: Hash): Hash;
  /** Root of the tree without leaves: SHA-256 of nothing. */
  empty(): Hash;
}

/** Builds the tree's hashes on any SHA-256. */
export function treeHasher(digest: (data: Uint8Array) => Uint8Array): TreeHasher {
  return {
    leaf(data) {
      const input = new Uint8Array(1 + data.length);
      input.set(data, 1);
      return digest(input);
    },
    node(left, right) {
      const input = new Uint8Array(1 + left.length + right.length);
      input[0] = 1;
      input.set(left, 1);
      input.set(right, 1 + left.length);
      return digest(input);
    },
    empty: () => digest(new Uint8Array()),
  };
}

/** The hasher of browsers and workers; the server's is `nodeHasher` of `@hand-receipt/ledger/node`. */
export const portableHasher: TreeHasher = treeHasher(sha256);
