import { notFound } from '../../kernel';
import type { UnitOfWork } from '../../unit-of-work';
import { findOpenInventory } from '../find-open';
import { findOperated } from './open-room-count';

/**
 * A room count that the actor may end, locked with its counter. It may be closed already; `refuseClosed` says so.
 *
 * @throws ApiError 404 for a counter or count out of sight; 403 for a person who is no operator.
 */
export async function findOpenRoomCount(
  work: UnitOfWork,
  { counterId, inventoryId }: { counterId: string; inventoryId: string },
) {
  const counter = await findOperated(work, counterId);
  const inventory = await findOpenInventory(work, inventoryId, { alone: true, orOpener: true });
  if (inventory.counter_id !== counter.id) throw notFound('Inventory not found');
  return { counter, inventory };
}

export type OpenRoomCount = Awaited<ReturnType<typeof findOpenRoomCount>>;
