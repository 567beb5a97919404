import type { Kysely } from 'kysely';
import type { Database } from '../../mock-api/src/kernel/db/schema';
import { appendEventNow } from '../../mock-api/src/ledger/append';
import type { Sealer } from '../../mock-api/src/ledger/seal/sealer';
import type { LedgerVerification } from '../../mock-api/src/ledger-check/verification';
import { median, table } from '../lib/figures';
import { itemId } from './events';
import { whole } from './format';
import { type Watched, summaryOf, watched } from './watched';

/** So many events came since the check before. */
const NEW = [0, 100, 1_000];
const ACTOR = { id: 'U-0004', name: 'SGT Navarro' };

/** Events that change no item's state, sealed. */
async function append(db: Kysely<Database>, sealer: Sealer, count: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (let i = 0; i < count; i += 1) {
      const details = { verificationType: 'sight' };
      await appendEventNow(trx, { type: 'VERIFICATION', itemId: itemId(i), actor: ACTOR, details });
    }
  });
  await sealer.sealNow();
}

/** What a check costs that follows a full pass: the new events, every item. */
export async function sinceTable(
  db: Kysely<Database>,
  verification: LedgerVerification,
  sealer: Sealer,
  rounds: number,
): Promise<void> {
  const { last_full_pass: fullPass } = await verification.check();
  const check = async () => {
    const result = await verification.check();
    if (!result.is_verified || result.last_full_pass !== fullPass) throw new Error('That was a full pass.');
  };
  const rows: string[][] = [];
  for (const count of NEW) {
    const all: Watched[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await append(db, sealer, count);
      all.push(await watched(check));
    }
    const { seconds, residentMiB, stallMs } = summaryOf(all, median);
    rows.push([whole(count), whole(seconds * 1000), whole(residentMiB), stallMs.toFixed(1)]);
  }
  table(['new events', 'check, ms', 'resident, most, MiB', 'longest stall of the API, ms'], rows);
}
