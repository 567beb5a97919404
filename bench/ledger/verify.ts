import { monitorEventLoopDelay } from 'node:perf_hooks';
import { toHex } from '@hand-receipt/ledger';
import { leafHex } from '@hand-receipt/ledger/node';
import type { Kysely } from 'kysely';
import type { Database } from '../../mock-api/src/db/schema';
import type { VerificationThread } from '../../mock-api/src/domain/ledger/verify/thread/verification-thread';

const BATCH = 2_000;
const MEBIBYTE = 1024 * 1024;

export interface Speed {
  perSecond: number;
  /** Most that the process held at any time, every thread's heap among it. */
  residentMiB: number;
  /** The longest that this thread, which is the API's, was kept from anything else. */
  stallMs: number;
}

/** Runs `work` and watches how large the process becomes, and how long its first thread is held up. */
async function timed(events: number, work: () => Promise<void>): Promise<Speed> {
  globalThis.gc?.();
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 50);
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const started = performance.now();
  await work();
  const seconds = (performance.now() - started) / 1000;
  delay.disable();
  clearInterval(watch);
  return { perSecond: events / seconds, residentMiB: most / MEBIBYTE, stallMs: delay.max / 1e6 };
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

/** Our whole check, in the thread where the server makes it: all that a check of the ledger is. */
export const fullVerification = (verification: VerificationThread, events: number): Promise<Speed> =>
  timed(events, async () => {
    const result = await verification.check({ full: true });
    const own = result.findings.filter(({ code }) => code !== 'item-gone');
    if (result.size !== events || own.length > 0)
      throw new Error(JSON.stringify(result.findings.slice(0, 3)));
  });
