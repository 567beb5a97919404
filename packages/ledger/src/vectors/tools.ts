import { portableHasher } from '../hashing';
import { nodeHasher, nodeSigner, nodeVerifier } from '../node';
import { portableVerifier } from '../verifier';
import type { VectorTools } from './note-cases';

/** Both halves of the package must pass every vector. */
export const vectorTools: readonly VectorTools[] = [
  { label: 'portable', hasher: portableHasher, verifier: portableVerifier },
  { label: 'node', hasher: nodeHasher, verifier: nodeVerifier, signer: nodeSigner },
];
