import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../kernel';
import { appendEventNow, ledgerEvents, lockAppends, readRow } from '../ledger';
import { OPERATOR, recordEverybody } from '../people';
import { RECORDED, type RecordedTable } from './recorded';
import { hashFound } from './records-check';

/** Whether the table has rows from before, and none yet that came with an event. */
async function isDue(trx: Transaction<Database>, table: RecordedTable): Promise<boolean> {
  if ((await table.count(trx)) > 0 || (await table.withoutEvent(trx, null, 1)).length === 0) return false;
  const known = await ledgerEvents(trx).selectAll().where('event_type', '=', 'RECORDS FOUND').execute();
  return !known.some((row) => readRow(row)?.details.table === table.table);
}

/** Whether the ledger has recorded people or units before: then one that it does not know came in past it. */
async function namesEverybody(trx: Transaction<Database>): Promise<boolean> {
  const units = await ledgerEvents(trx).select('seq').where('event_type', '=', 'UNIT').executeTakeFirst();
  return units !== undefined;
}

/**
 * At the first start after an upgrade, records what came in without an event as it is found: each person and
 * unit, and the number and hash of other rows. From then on every check compares them. Several servers may start at once.
 */
export async function recordRowsFound(db: Kysely<Database>, at: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockAppends(trx);
    if (!(await namesEverybody(trx))) await recordEverybody(trx, 'recorded as found', at);
  });
  for (const table of RECORDED) {
    await db.transaction().execute(async (trx) => {
      await lockAppends(trx);
      if (!(await isDue(trx, table))) return;
      const details = { table: table.table, ...(await hashFound(trx, table, at)) };
      await appendEventNow(trx, { type: 'RECORDS FOUND', itemId: null, actor: OPERATOR, at, details });
    });
  }
}
