import { toHex } from '@hand-receipt/ledger';
import { leafHex } from '@hand-receipt/ledger/node';
import type { Kysely } from 'kysely';
import type { Database } from '../../mock-api/src/db/schema';
import type { Sealer } from '../../mock-api/src/domain/ledger/seal/sealer';
import { LedgerVerification } from '../../mock-api/src/domain/ledger/verify/verification';

const BATCH = 2_000;
const MEBIBYTE = 1024 * 1024;

export interface Speed {
  perSecond: number;
  /** Most of the heap in use at any time, MiB. */
  peakMiB: number;
}

/** Runs `work` and watches how large the heap becomes. */
async function timed(events: number, work: () => Promise<void>): Promise<Speed> {
  globalThis.gc?.();
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().heapUsed)), 50);
  const started = performance.now();
  await work();
  clearInterval(watch);
  return { perSecond: (events / (performance.now() - started)) * 1000, peakMiB: peak / MEBIBYTE };
}

/**
 * The least that any check must do: stream the rows, hash the bytes of each once by the quickest way that Node
 * has, and compare. Nothing is parsed, no tree is built.
 */
export const bareHashing = (db: Kysely<Database>, events: number): Promise<Speed> =>
  timed(events, async () => {
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

/** Our whole check: bytes, columns, tree, checkpoints, journal, item histories, corrections, custody. */
export const fullVerification = (db: Kysely<Database>, sealer: Sealer, events: number): Promise<Speed> =>
  timed(events, async () => {
    const result = await new LedgerVerification({ db, sealer }).check({ full: true });
    const own = result.findings.filter(({ code }) => code !== 'item-gone');
    if (result.size !== events || own.length > 0)
      throw new Error(JSON.stringify(result.findings.slice(0, 3)));
  });
