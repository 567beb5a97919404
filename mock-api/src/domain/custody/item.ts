import type { Role } from '@hand-receipt/contracts';
import { notFound } from '../../errors';
import { visibleItems } from '../property/visible-items';
import type { Work } from './work';

/** Roles that keep the property book: they create items and may act on any item that they may see. */
const KEEPS_BOOK: readonly Role[] = ['Supply Sergeant', 'Commander', 'Admin'];

export const keepsBook = (actor: { role: Role }): boolean => KEEPS_BOOK.includes(actor.role);

/**
 * Locks an item for the rest of the transaction, so that acts on one item follow each other.
 *
 * @throws HttpError 404 where there is none that the actor may see.
 */
export async function lockItem({ trx, actor }: Work, itemId: string) {
  const item = await trx
    .selectFrom('property')
    .selectAll()
    .where('id', '=', itemId)
    .where(visibleItems(actor))
    .forUpdate()
    .executeTakeFirst();
  if (!item) throw notFound('Property not found');
  return item;
}

export type LockedItem = Awaited<ReturnType<typeof lockItem>>;

/** True where the actor holds the item or signed it down. */
export async function isInChain({ trx, actor }: Work, itemId: string): Promise<boolean> {
  const link = await trx
    .selectFrom('custody_link')
    .select('position')
    .where('item_id', '=', itemId)
    .where('user_id', '=', actor.id)
    .executeTakeFirst();
  return link !== undefined;
}

/** True where the actor may change what is recorded of the item: he signed for it, or keeps the book. */
export const mayChange = async (work: Work, itemId: string): Promise<boolean> =>
  keepsBook(work.actor) || (await isInChain(work, itemId));
