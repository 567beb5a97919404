import { hash } from 'node:crypto';
import { type TreeHasher, treeHasher } from '../hashing';

/** The tree's hashes on OpenSSL, several times the speed of the portable ones. */
export const nodeHasher: TreeHasher = treeHasher((data) => hash('sha256', data, 'buffer'));
