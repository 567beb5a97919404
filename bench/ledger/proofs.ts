import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../mock-api/src/kernel/db/schema';
import { inclusionProof } from '../../mock-api/src/ledger-history/proofs';
import { unlessSmoke } from '../lib/smoke';

const PROOFS = unlessSmoke(2_000, 100);

/** Milliseconds for one inclusion proof out of the whole ledger: median and 99th percentile. */
async function inclusionTimes(db: Kysely<Database>, size: number): Promise<{ p50: number; p99: number }> {
  const times: number[] = [];
  for (let i = 0; i < PROOFS; i += 1) {
    const started = performance.now();
    await inclusionProof(db, { seq: randomInt(size), size });
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}

export async function proofsLine(db: Kysely<Database>, size: number): Promise<void> {
  const { p50, p99 } = await inclusionTimes(db, size);
  console.log(`\ninclusion proof: median ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms\n`);
}
