import { conflict } from '../kernel';
import { lockItem } from './custody/item';
import type { UnitOfWork } from '../unit-of-work';

/**
 * Locks the item and refuses a change that was made over an older state of it.
 *
 * @param seen the version that the person has seen. Without it nothing is checked.
 * @throws ApiError 404 out of sight, 409 where the item has changed since.
 */
export async function assertSameVersion(
  work: UnitOfWork,
  itemId: string,
  seen: number | undefined,
): Promise<void> {
  const item = await lockItem(work, itemId);
  if (seen !== undefined && item.version !== seen) {
    throw conflict('This item was changed since you opened it. Look at it again before you save.');
  }
}
