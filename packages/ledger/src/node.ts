export { nodeHasher } from './node/hasher';
export { type Cosigner, generateSignerKey, nodeCosigner, nodeSigner, nodeVerifier } from './node/ed25519';
export { nodeTools } from './node/tools';
