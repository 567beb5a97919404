import type { CountComponentsDto } from '@hand-receipt/contracts';
import { forbidden } from '../../kernel';
import type { UnitOfWork } from '../../unit-of-work';
import { type LockedItem, keepsBookOf, lockItem } from '../custody/item';
import { requireSameVersion } from '../optimistic-lock';
import { recordCounts } from './record-counts';

/** True where the actor may say how many components are there: they hold the item, or keep its property book. */
const mayCount = async (work: UnitOfWork, item: LockedItem): Promise<boolean> =>
  item.assigned_to_user_id === work.actor.id || keepsBookOf(work, item.id);

/** @throws ApiError 403 where the actor may not count. */
export async function requireMayCount(work: UnitOfWork, item: LockedItem): Promise<void> {
  if (await mayCount(work, item)) return;
  throw forbidden('Only the person who holds this item, or keeps the property book, counts its components.');
}

/**
 * Records how many components of an item are on hand and damaged, as a person counted them.
 *
 * @throws ApiError 404 for an item out of sight or an unknown component; 403; 400 for more damaged than on hand; 409
 *   with what is on record now where the item has changed since.
 */
export async function countComponents(
  work: UnitOfWork,
  itemId: string,
  { counts, version }: CountComponentsDto,
): Promise<void> {
  const item = await lockItem(work, itemId);
  await requireMayCount(work, item);
  await requireSameVersion(work, item, version);
  await recordCounts(work, item, counts);
}
