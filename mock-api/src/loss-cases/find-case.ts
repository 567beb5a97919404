import { visibleLossCases } from '../access';
import { conflict, inArray, notFound } from '../kernel';
import { militaryTime } from '../live';
import { isBelow } from '../signatures';
import type { UnitOfWork } from '../unit-of-work';

/**
 * Locks a case, so that acts on it follow each other. Items are locked before their case.
 *
 * @throws ApiError 404 for one that the actor may not see.
 */
export async function lockCase({ trx, actor }: UnitOfWork, id: string) {
  const lossCase = await trx
    .selectFrom('loss_case')
    .selectAll()
    .select(isBelow('loss_case.unit_id', actor).as('below'))
    .where('id', '=', id)
    .where(visibleLossCases(actor))
    .forUpdate()
    .executeTakeFirst();
  if (!lossCase) throw notFound('Loss case not found');
  return lossCase;
}

/** What the papers of a case, which is locked, may say has changed: papers that were typed before are refused. */
export async function raiseVersion({ trx }: UnitOfWork, id: string): Promise<void> {
  await trx
    .updateTable('loss_case')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Locks the open cases of items, which are locked, so that no report of a find comes between. */
export async function lockOpenCases({ trx }: UnitOfWork, itemIds: readonly string[]): Promise<void> {
  await trx
    .selectFrom('loss_case')
    .select('id')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('loss_case_item')
        .select('case_id')
        .where('item_id', '=', inArray(itemIds))
        .where('closed_at', 'is', null),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

export type LockedCase = Awaited<ReturnType<typeof lockCase>>;

/** @throws ApiError 409 for a case that is closed. */
export function requireOpen({ id, closed_at }: LockedCase): void {
  if (closed_at) throw conflict(`Loss case ${id} was closed on ${militaryTime(closed_at)}.`);
}

/**
 * The item of a case, of which it is part and still open.
 *
 * @throws ApiError 404 for an item that is not of the case, 409 for one whose loss has ended.
 */
export async function findCaseItem({ trx }: UnitOfWork, lossCase: LockedCase, itemId: string) {
  const item = await trx
    .selectFrom('loss_case_item')
    .selectAll()
    .where('case_id', '=', lossCase.id)
    .where('item_id', '=', itemId)
    .executeTakeFirst();
  if (!item) throw notFound('Loss case not found');
  requireOpen(lossCase);
  if (item.closed_at)
    throw conflict(`This item was closed as ${item.outcome} on ${militaryTime(item.closed_at)}.`);
  return item;
}
