import type { Kysely } from 'kysely';
import type { Database } from '../../kernel';
import { appendEventNow } from '../append';
import { OPERATOR } from '../operator';
import { readLogKeys } from './key-registry';
import { lockAppends } from './locks';
import type { Sealer } from './sealer';

/**
 * Records the first key of the log as the event LEDGER KEY: event 0 of a new ledger, appended to one from before. From
 * then on the events say which keys are the log's. Does nothing to a ledger that lost events which were sealed.
 */
export async function recordLedgerKey(
  db: Kysely<Database>,
  { keys, latest }: Pick<Sealer, 'keys' | 'latest'>,
  at: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockAppends(trx);
    const { firstKey, isRecorded } = await readLogKeys(trx);
    const { size } = await trx.selectFrom('ledger_head').select('size').executeTakeFirstOrThrow();
    if (isRecorded || firstKey === null || size < (latest?.size ?? 0)) return;
    const details = { origin: keys.origin, verifierKey: firstKey };
    await appendEventNow(trx, { type: 'LEDGER KEY', itemId: null, actor: OPERATOR, at, details });
  });
}
