import type { LedgerTools } from '../tools';
import { nodeVerifier } from './ed25519';
import { nodeHasher } from './hasher';

/** The tools of the server and the command line, on OpenSSL. */
export const nodeTools: LedgerTools = { hasher: nodeHasher, verifierOf: nodeVerifier };
