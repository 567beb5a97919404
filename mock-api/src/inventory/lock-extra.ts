import { notFound } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';

/** An extra code of an inventory, its row locked. @throws ApiError 404 for no extra of it; a near miss is none. */
export async function lockExtra({ trx }: UnitOfWork, inventoryId: string, extraId: string) {
  const extra = await trx
    .selectFrom('inventory_extra')
    .select(['id', 'code', 'resolution', 'in_recount', 'recount_at'])
    .where('inventory_id', '=', inventoryId)
    .where('id', '=', extraId)
    .where('result', 'in', ['not-mine', 'not-on-the-books'])
    .forUpdate()
    .executeTakeFirst();
  if (!extra) throw notFound('Extra not found');
  return extra;
}
