import { badRequest, forbidden, inArray, notFound } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import { lockSuccession, requireState } from './find-succession';
import { tellLetThrough } from './notices';
import { mayActivate } from './parts';
import { recordSuccession } from './succession-record';

/** Lines of the set whose items are mounted on others of these: they go along with them. */
async function findMountedLines(
  { trx }: UnitOfWork,
  id: string,
  itemIds: readonly string[],
): Promise<string[]> {
  const mounted = await trx
    .selectFrom('attached_component as mount')
    .innerJoin('succession_line as line', 'line.item_id', 'mount.component_id')
    .select('line.item_id')
    .where('line.succession_id', '=', id)
    .where('mount.parent_id', '=', inArray(itemIds))
    .execute();
  return mounted.map(({ item_id }) => item_id);
}

/**
 * Lets items of a frozen set be transferred once, with a reason, and what is mounted on them with them. The incoming person
 * is told.
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
  const going = [...new Set([...different, ...(await findMountedLines(work, id, different))])];
  const items = await trx
    .selectFrom('property')
    .select('id')
    .where('id', '=', inArray(going))
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
  if (lines.length < going.length) throw notFound('The item is not in this change of command.');
  await tellLetThrough(
    work,
    succession,
    { items: different.length, mounted: going.length - different.length },
    reason,
  );
  await recordSuccession(work, id, 'let through');
}
