import { conflict } from '../kernel';
import { lockItem } from './custody/item';
import type { Work } from '../unit-of-work';

/**
 * Locks the item and refuses a change that was made over an older state of it.
 *
 * @param seen the version that whoever saves has seen; without one nothing is asked.
 * @throws ApiError 404 out of sight, 409 where the item has changed since.
 */
export async function requireSeenVersion(
  work: Work,
  itemId: string,
  seen: number | undefined,
): Promise<void> {
  const item = await lockItem(work, itemId);
  if (seen !== undefined && item.version !== seen) {
    throw conflict('This item was changed since you opened it. Look at it again before you save.');
  }
}
