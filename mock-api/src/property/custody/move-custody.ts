import { sql } from 'kysely';
import { conflict } from '../../kernel';
import { moveAlongChain, signOver } from './chain';
import { readChain } from './read-chain';
import type { UnitOfWork } from '../../unit-of-work';

/** Where the item is now that it changed hands; null where nobody said, with where it was until then. */
const placedAt = (location: string | null, at: Date) =>
  location === null
    ? {
        last_location: sql<string | null>`coalesce(location, last_location)`,
        location_until: sql<Date | null>`case when location is null then location_until else ${at} end`,
        location,
      }
    : { location, last_location: null, location_until: null };

/** How an item changes hands. */
export interface Move {
  /** Who must hold it now; null for the property book. */
  fromUserId: string | null;
  toUserId: string;
  /** Where the new holder keeps it, as they said; null where they did not. */
  location: string | null;
  /** The giver leaves the chain. Whether they may is for the caller to know. */
  isSignOver: boolean;
  /** The recipient signs until this time alone: a temporary hand receipt. */
  temporaryUntil?: Date | null;
}

/**
 * Gives an item to a new holder and moves its chain along.
 *
 * @throws ApiError 409 where another person holds it by now.
 */
export async function moveCustody(
  { trx, at }: UnitOfWork,
  itemId: string,
  { fromUserId, toUserId, location, isSignOver, temporaryUntil = null }: Move,
): Promise<void> {
  const moved = await trx
    .updateTable('property')
    .set({ assigned_to_user_id: toUserId, assigned_date: at, ...placedAt(location, at) })
    .where('id', '=', itemId)
    .where('assigned_to_user_id', 'is not distinct from', fromUserId)
    .executeTakeFirst();
  if (moved.numUpdatedRows === 0n) throw conflict('Another person holds this item now.');

  const chain = await readChain(trx, itemId);
  const move = isSignOver ? signOver(chain, toUserId) : moveAlongChain(chain, toUserId);
  if (!move) throw conflict('The chain of this item has changed.');
  const { keepThrough, push } = move;
  await trx
    .deleteFrom('custody_link')
    .where('item_id', '=', itemId)
    .where('position', '>', keepThrough)
    .execute();
  if (!push) return;
  await trx
    .insertInto('custody_link')
    .values({
      item_id: itemId,
      position: keepThrough + 1,
      user_id: toUserId,
      since: at,
      kind: temporaryUntil ? 'temporary' : 'hand-receipt',
      due_at: temporaryUntil,
    })
    .execute();
}

/**
 * Gives an item back to the property book: nobody has signed for it any more.
 *
 * @throws ApiError 409 where another person holds it by now.
 */
export async function releaseToBook(
  { trx, at }: UnitOfWork,
  itemId: string,
  fromUserId: string,
): Promise<void> {
  const moved = await trx
    .updateTable('property')
    .set({ assigned_to_user_id: null, assigned_date: null, ...placedAt(null, at) })
    .where('id', '=', itemId)
    .where('assigned_to_user_id', '=', fromUserId)
    .executeTakeFirst();
  if (moved.numUpdatedRows === 0n) throw conflict('Another person holds this item now.');
  await trx.deleteFrom('custody_link').where('item_id', '=', itemId).where('position', '>', 0).execute();
}
