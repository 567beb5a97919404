import type { Role } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import { type Database, notFound } from '../../kernel';
import { type Viewer, unitItems, recordedItems } from '../../access';
import { requireOnBook } from './on-closing';
import type { UnitOfWork } from '../../unit-of-work';

/** Roles that keep their unit's property book: they enter items and correct what is recorded of them. */
const KEEPS_BOOK: readonly Role[] = ['Supply Sergeant', 'Commander', 'Admin'];

export const managesPropertyBook = (actor: { role: Role }): boolean => KEEPS_BOOK.includes(actor.role);

/**
 * Locks an item for the rest of the transaction, so that acts on one item follow each other.
 *
 * @throws ApiError 404 where there is none that the actor may see.
 */
export async function lockRecord({ trx, actor }: UnitOfWork, itemId: string) {
  const item = await trx
    .selectFrom('property')
    .selectAll()
    .where('id', '=', itemId)
    .where(recordedItems(actor))
    .forUpdate()
    .executeTakeFirst();
  if (!item) throw notFound('Property not found');
  return item;
}

export type LockedItem = Awaited<ReturnType<typeof lockRecord>>;

/**
 * As `lockRecord`, for a change of an item that is on the book.
 *
 * @throws ApiError 404 out of sight; 409 where it left the book.
 */
export async function lockItem(work: UnitOfWork, itemId: string): Promise<LockedItem> {
  const item = await lockRecord(work, itemId);
  requireOnBook(item);
  return item;
}

/** True where a person keeps the property book of the unit that carries or holds the item. */
export async function isBookKeeperOf(db: Kysely<Database>, viewer: Viewer, itemId: string): Promise<boolean> {
  if (!managesPropertyBook(viewer)) return false;
  const item = await db
    .selectFrom('property')
    .select('id')
    .where('id', '=', itemId)
    .where(unitItems(viewer))
    .executeTakeFirst();
  return item !== undefined;
}

/** True where the actor keeps the property book of the unit that carries or holds the item. */
export const keepsBookOf = ({ trx, actor }: UnitOfWork, itemId: string): Promise<boolean> =>
  isBookKeeperOf(trx, actor, itemId);

/** True where the actor may change what is recorded of the item: they signed for it, or manage its property book. */
export async function mayChange(work: UnitOfWork, itemId: string): Promise<boolean> {
  const link = await work.trx
    .selectFrom('custody_link')
    .select('position')
    .where('item_id', '=', itemId)
    .where('user_id', '=', work.actor.id)
    .executeTakeFirst();
  return link !== undefined || keepsBookOf(work, itemId);
}
