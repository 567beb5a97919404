import { conflict, forbidden, notFound } from '../kernel';
import { type LockedItem, lockItem } from '../property';
import type { UnitOfWork } from '../unit-of-work';
import { recordedItems } from '../access';
import { mayMaintain } from './may-maintain';

/**
 * Locks a piece of maintenance and, before it, its item: every act takes the two in this order.
 *
 * @throws ApiError 404 for an item out of sight, 403 where the actor neither signed for it nor keeps
 *   its book.
 */
export async function lockMaintenance(work: UnitOfWork, id: string) {
  const { trx, actor } = work;
  const about = await trx
    .selectFrom('maintenance_item')
    .innerJoin('property', 'property.id', 'maintenance_item.item_id')
    .select('maintenance_item.item_id')
    .where('maintenance_item.id', '=', id)
    .where(recordedItems(actor))
    .executeTakeFirst();
  if (!about) throw notFound('Maintenance item not found');
  const item = await lockItem(work, about.item_id);
  await requireMaintainer(work, item);
  const maintenance = await trx
    .selectFrom('maintenance_item')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { maintenance, item };
}

export type LockedMaintenance = Awaited<ReturnType<typeof lockMaintenance>>;

/** @throws ApiError 403 where the actor neither signed for the item nor keeps its book. */
export async function requireMaintainer({ trx, actor }: UnitOfWork, item: LockedItem): Promise<void> {
  if (!(await mayMaintain(trx, actor, item.id))) {
    throw forbidden(
      'Only people who signed for this item, or keep the property book, send it to maintenance.',
    );
  }
}

/** @throws ApiError 409 for what is completed or cancelled. */
export function requireUndone({ maintenance }: LockedMaintenance): void {
  if (maintenance.status === 'completed' || maintenance.status === 'cancelled') {
    throw conflict(`This maintenance is ${maintenance.status}; it does not change any more.`);
  }
}
