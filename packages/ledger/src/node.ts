export { nodeHasher } from './node/hasher';
export { generateSignerKey, nodeSigner, nodeVerifier } from './node/ed25519';
export { nodeTools } from './node/tools';
