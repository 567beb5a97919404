import { type TreeHasher, portableHasher } from './hashing';
import { type Verifier, portableVerifier } from './verifier';

/** What every check needs: how to hash, and how to check a key's signature. The same checks run on either. */
export interface LedgerTools {
  hasher: TreeHasher;
  /** Makes the verifier of a C2SP verifier key. */
  verifierOf: (key: string) => Verifier;
}

/** For browsers and workers, on any address; the server's are `nodeTools` of `@hand-receipt/ledger/node`. */
export const portableTools: LedgerTools = { hasher: portableHasher, verifierOf: portableVerifier };
