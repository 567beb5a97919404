import { toHex } from '@hand-receipt/ledger';
import { leafHex } from '@hand-receipt/ledger/node';
import type { Kysely } from 'kysely';
import type { Database } from '../../mock-api/src/kernel/db/schema';
import type { VerificationThread } from '../../mock-api/src/ledger-check/thread/verification-thread';
import { type Watched, watched } from './watched';

const BATCH = 2_000;

/**
 * The least that any check must do: stream the rows, hash the bytes of each once by the quickest way that Node
 * has, and compare. Nothing is parsed, no tree is built.
 */
export const bareHashing = (db: Kysely<Database>, events: number): Promise<Watched> =>
  watched(async () => {
    for (let from = 0; from < events; from += BATCH) {
      const rows = await db
        .selectFrom('ledger_event')
        .select(['seq', 'body', 'leaf_hash'])
        .where('seq', '>=', from)
        .orderBy('seq')
        .limit(BATCH)
        .execute();
      for (const { body, leaf_hash } of rows) {
        if (leafHex(body) !== toHex(leaf_hash)) throw new Error('A hash differs.');
      }
    }
  });

/** Our whole check, in the thread where the server makes it: all that a check of the ledger is. */
export const fullVerification = (verification: VerificationThread, events: number): Promise<Watched> =>
  watched(async () => {
    const { is_verified: isVerified, size, findings } = await verification.check({ full: true });
    if (!isVerified || size !== events) throw new Error(JSON.stringify(findings.slice(0, 3)));
  });
