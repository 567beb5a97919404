import { sameBytes } from '@hand-receipt/ledger';
import { nodeHasher } from '@hand-receipt/ledger/node';
import type { Kysely } from 'kysely';
import type { Database } from '../../mock-api/src/kernel/db/schema';
import type { LedgerVerification } from '../../mock-api/src/ledger-check/verification';
import { type Watched, watched } from './watched';

const BATCH = 2_000;

/**
 * The least that any check must do: stream the rows, hash the bytes of each once, and compare. Nothing is parsed, no tree is built.
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
        if (!sameBytes(nodeHasher.leaf(body), leaf_hash)) throw new Error('A hash differs.');
      }
    }
  });

/** Our whole check, in the server's own thread, where the server makes it. */
export const fullVerification = (verification: LedgerVerification, events: number): Promise<Watched> =>
  watched(async () => {
    const { is_verified: isVerified, size, findings } = await verification.check({ full: true });
    if (!isVerified || size !== events) throw new Error(JSON.stringify(findings.slice(0, 3)));
  });
