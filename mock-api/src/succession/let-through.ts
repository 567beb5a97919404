import { badRequest, forbidden, inArray, notFound } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import { lockSuccession, requireState } from './find-succession';
import { tellLetThrough } from './notices';
import { mayActivate } from './parts';
import { recordSuccession } from './succession-record';

/**
 * Lets items of a frozen set be transferred once, with a reason. The incoming person is told.
 *
 * @throws ApiError 404 out of sight, or for an item of no line; 403 for others; 400 without a reason; 409 where it is not
 *   active.
 */
export async function letThrough(
  work: UnitOfWork,
  id: string,
  { itemIds, reason: typed }: { itemIds: readonly string[]; reason: string },
): Promise<void> {
  const { trx, actor, at } = work;
  const succession = await lockSuccession(work, id);
  if (!mayActivate(actor, succession)) throw forbidden('Only the outgoing person lets an item through.');
  requireState(succession, 'active', 'signing');
  const reason = typed.trim();
  if (!reason) throw badRequest('Reason is required', { reason: 'Reason is required' });
  const different = [...new Set(itemIds)];
  const items = await trx
    .selectFrom('property')
    .select('id')
    .where('id', '=', inArray(different))
    .orderBy('id')
    .forUpdate()
    .execute();
  const lines = await trx
    .updateTable('succession_line')
    .set({ let_through_reason: reason, let_through_at: at })
    .where('succession_id', '=', id)
    .where('item_id', '=', inArray(items.map((item) => item.id)))
    .returning('item_id')
    .execute();
  if (lines.length < different.length) throw notFound('The item is not in this change of command.');
  await tellLetThrough(work, succession, lines.length, reason);
  await recordSuccession(work, id, 'let through');
}
