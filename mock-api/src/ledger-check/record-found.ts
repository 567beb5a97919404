import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../kernel';
import { appendEventNow, ledgerEvents, lockAppends, newEventId, readRow } from '../ledger';
import { OPERATOR, recordEverybody } from '../people';
import { RECORDED } from './recorded';
import { hashFound, namesTable } from './records/found';
import type { RecordedTable } from './records/recorded-table';
import { countRecorded, withoutEvent } from './records/table-rows';

/** Whether the table has rows from before, and none yet that came with an event. */
async function isDue(trx: Transaction<Database>, table: RecordedTable): Promise<boolean> {
  const isOld =
    (await countRecorded(trx, table)) === 0 && (await withoutEvent(trx, table, null, 1)).length > 0;
  if (!isOld) return false;
  const known = await ledgerEvents(trx).selectAll().where('event_type', '=', 'RECORDS FOUND').execute();
  return !known.some((row) => namesTable(readRow(row)?.details ?? {}, table));
}

/** One event for the finished rows together, which name none, and one for each row that is open. */
async function recordTable(trx: Transaction<Database>, table: RecordedTable, at: Date): Promise<void> {
  const open = (await table.openFound?.(trx)) ?? [];
  const named = open.map(({ id, event }) => ({ id, event, eventId: newEventId() }));
  for (const { id, eventId } of named) {
    await trx.updateTable(table.table).set({ event_id: eventId }).where('id', '=', id).execute();
  }
  const details = { table: table.table, ...(await hashFound(trx, table, at)) };
  await appendEventNow(trx, { type: 'RECORDS FOUND', itemId: null, actor: OPERATOR, at, details });
  for (const { event, eventId } of named) {
    await appendEventNow(trx, { ...event, actor: OPERATOR, at, eventId });
  }
}

/** Whether the ledger has recorded people or units before: then one that it does not know came in past it. */
async function namesEverybody(trx: Transaction<Database>): Promise<boolean> {
  const units = await ledgerEvents(trx).select('seq').where('event_type', '=', 'UNIT').executeTakeFirst();
  return units !== undefined;
}

/**
 * At the first start after an upgrade, records what came in without an event as it is found: each person and
 * unit, each open transfer, inventory and maintenance entry, and the number and hash of the other rows of a table. From then on every check compares them. Several servers may start at once.
 */
export async function recordRowsFound(db: Kysely<Database>, at: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockAppends(trx);
    if (!(await namesEverybody(trx))) await recordEverybody(trx, 'recorded as found', at);
  });
  for (const table of RECORDED) {
    await db.transaction().execute(async (trx) => {
      await lockAppends(trx);
      if (await isDue(trx, table)) await recordTable(trx, table, at);
    });
  }
}
