import { badRequest, conflict, notFound } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import { keptReconciliations } from './may-compare';

/** The comparison, locked while it is open. @throws ApiError 404 out of sight, 409 once closed. */
export async function lockOpen({ trx, actor }: UnitOfWork, id: string) {
  const row = await trx
    .selectFrom('reconciliation')
    .selectAll()
    .where('id', '=', id)
    .where(keptReconciliations(actor))
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('Comparison not found');
  if (row.closed_at !== null) throw conflict(`${id} is closed.`);
  return row;
}

/**
 * Notes why a row is as it is.
 *
 * @param typed null takes the note away.
 * @throws ApiError 404, 400 for an empty note and for an equal row, 409 once closed.
 */
export async function writeNote(
  work: UnitOfWork,
  id: string,
  { line, note: typed }: { line: number; note: string | null },
): Promise<void> {
  const { trx, actor, at } = work;
  const { unit_id: unitId } = await lockOpen(work, id);
  const note = typed?.trim() ?? null;
  if (note === '') throw badRequest('Note is required', { note: 'Note is required' });
  const written = await trx
    .updateTable('reconciliation_line')
    .set({
      note,
      noted_by: note === null ? null : actor.id,
      noted_at: note === null ? null : at,
      carried_from: null,
    })
    .where('reconciliation_id', '=', id)
    .where('position', '=', line)
    .where('kind', '!=', 'equal')
    .returning('position')
    .executeTakeFirst();
  if (!written) throw notFound('This comparison has no such row');
  work.addAudience({ leadersOf: [unitId] });
}
