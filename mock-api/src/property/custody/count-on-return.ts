import type { ComponentCountDto } from '@hand-receipt/contracts';
import { badRequest, notFound } from '../../kernel';
import type { UnitOfWork } from '../../unit-of-work';
import { recordCounts } from '../counts/record-counts';
import { groupBy } from './group-by';
import { lockItem } from './item';

interface Returned {
  /** The recipient is in the item's chain. */
  returns: boolean;
  /** The item and what is mounted on it and goes along. */
  itemIds: readonly string[];
}

/**
 * Takes an item that comes back as its recipient counted it, before it moves: what is short is charged to the person who
 * still holds it.
 *
 * @throws ApiError 400 for an item that does not come back, else as `recordCounts`.
 */
export async function countOnReturn(
  work: UnitOfWork,
  { returns, itemIds }: Returned,
  counts: readonly ComponentCountDto[],
): Promise<void> {
  if (!returns) {
    throw badRequest(
      'Only an item that comes back to you is taken as you counted it. Reject it, and say what is missing.',
    );
  }
  const ids = counts.map(({ componentId }) => componentId);
  const components = await work.trx
    .selectFrom('component')
    .select(['id', 'property_id'])
    .where('id', 'in', ids)
    .where('property_id', 'in', itemIds)
    .execute();
  if (components.length < new Set(ids).size) throw notFound('Component not found');
  const itemOf = new Map(components.map(({ id, property_id }) => [id, property_id]));
  for (const [itemId, counted] of groupBy(counts, ({ componentId }) => itemOf.get(componentId) ?? '')) {
    await recordCounts(work, await lockItem(work, itemId), counted);
  }
}
