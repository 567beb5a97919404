import { sql } from 'kysely';
import { conflict, forbidden } from '../kernel';
import { appendEvent, newEventId } from '../ledger';
import type { UnitOfWork } from '../unit-of-work';
import { unequalLines } from './load-lines';
import { isOpen } from './outcome';
import { reconciliationDetails } from './reconciliation-record';
import { lockOpen } from './write-note';

/**
 * Closes a comparison whose rows are all settled or noted, and keeps how each was settled.
 *
 * @throws ApiError 404 out of sight, 403 unless the actor is a Supply Sergeant, 409 while rows are open or once closed.
 */
export async function closeReconciliation(work: UnitOfWork, id: string): Promise<void> {
  const { trx, actor, at } = work;
  const { unit_id: unitId } = await lockOpen(work, id);
  if (actor.role !== 'Supply Sergeant') throw forbidden('Only a Supply Sergeant closes a comparison.');
  const lines = await unequalLines(trx, id);
  const open = lines.filter(isOpen).length;
  if (open > 0) throw conflict(open === 1 ? '1 row is open.' : `${open} rows are open.`);
  const settled = lines.map(({ line, outcome }) => ({ line, outcome }));
  await sql`
    update reconciliation_line line set outcome = settled.outcome
    from json_to_recordset(${JSON.stringify(settled)}::json) as settled(line integer, outcome text)
    where line.reconciliation_id = ${id} and line.position = settled.line`.execute(trx);
  const row = await trx
    .updateTable('reconciliation')
    .set({ closed_by: actor.id, closed_at: at, event_id: newEventId() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  work.addAudience({ leadersOf: [unitId] });
  await appendEvent(trx, {
    type: 'BOOK RECONCILED',
    itemId: null,
    actor,
    at,
    eventId: row.event_id ?? undefined,
    details: await reconciliationDetails(trx, row),
  });
}
