import { inArray } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import { recordCase } from './case-record';

/**
 * Closes a case, which is locked, once the loss of each of its items has ended.
 *
 * @returns whether it is closed.
 */
export async function closeWhereDone({ trx, at }: UnitOfWork, caseId: string): Promise<boolean> {
  const items = await trx
    .selectFrom('loss_case_item')
    .select(['closed_at', 'outcome'])
    .where('case_id', '=', caseId)
    .execute();
  if (items.some(({ closed_at }) => closed_at === null)) return false;
  const outcome = items.some((item) => item.outcome === 'adjusted') ? 'adjusted' : 'found';
  await trx
    .updateTable('loss_case')
    .set((row) => ({ state: 'closed' as const, outcome, closed_at: at, version: row('version', '+', 1) }))
    .where('id', '=', caseId)
    .execute();
  return true;
}

/**
 * The items of a completed closing left the book, so that their loss has ended as adjusted. The items are locked.
 */
export async function closeAdjusted(
  work: UnitOfWork,
  closingId: string,
  itemIds: readonly string[],
): Promise<void> {
  const { trx, at } = work;
  const open = await trx
    .selectFrom('loss_case_item')
    .select(['id', 'case_id', 'item_id'])
    .where('item_id', '=', inArray(itemIds))
    .where('closed_at', 'is', null)
    .orderBy('case_id')
    .execute();
  for (const caseId of new Set(open.map(({ case_id }) => case_id))) {
    await trx.selectFrom('loss_case').select('id').where('id', '=', caseId).forUpdate().execute();
    const own = open.filter(({ case_id }) => case_id === caseId);
    await trx
      .updateTable('loss_case_item')
      .set({ outcome: 'adjusted', closing_id: closingId, closed_at: at })
      .where('id', '=', inArray(own.map(({ id }) => id)))
      .execute();
    await closeWhereDone(work, caseId);
    await recordCase(work, caseId, 'closed', { itemIds: own.map(({ item_id }) => item_id) });
  }
}

/** The open case of these items, where all of them that are in one are in the same; null for none, and for several. */
export async function commonCase({ trx }: UnitOfWork, itemIds: readonly string[]): Promise<string | null> {
  const open = await trx
    .selectFrom('loss_case_item')
    .select('case_id')
    .distinct()
    .where('item_id', '=', inArray(itemIds))
    .where('closed_at', 'is', null)
    .execute();
  return open.length === 1 && open[0] ? open[0].case_id : null;
}
