import { createRequire } from 'node:module';
import type * as Thread from '../../mock-api/src/ledger-check/thread/verification-thread';

const FILE = '../../mock-api/src/ledger-check/thread/verification-thread.ts';

/** Required as the server does it: imported into an ES module, the class would not find its worker beside its own file. */
export const { VerificationThread } = createRequire(import.meta.url)(FILE) as typeof Thread;
