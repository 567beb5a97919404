import { type AddItemPhotoDto, ITEM_PHOTOS, type ItemPhotoDto } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { conflict, type Database, forbidden, notFound } from '../kernel';
import type { Viewer } from '../access';
import type { UnitOfWork } from '../unit-of-work';
import { requireOwnPhotos, uploadAddress } from '../uploads';
import { isBookKeeperOf, lockItem, mayChange } from './custody/item';

/** Photos of an item that are shown, the oldest first. Whether the reader may see the item is the caller's to check. */
export async function readPhotos(
  db: Kysely<Database>,
  viewer: Viewer,
  itemId: string,
): Promise<ItemPhotoDto[]> {
  const photos = await db
    .selectFrom('item_photo as photo')
    .innerJoin('users', 'users.id', 'photo.by_user_id')
    .select(['photo.upload_id', 'photo.kind', 'photo.caption', 'photo.at', 'photo.by_user_id'])
    .select(sql<string>`users.rank || ' ' || users.last_name`.as('by'))
    .where('photo.item_id', '=', itemId)
    .where('photo.removed_at', 'is', null)
    .orderBy('photo.at')
    .orderBy('photo.upload_id')
    .execute();
  const keepsBook = photos.length > 0 && (await isBookKeeperOf(db, viewer, itemId));
  return photos.map(({ upload_id: uploadId, kind, caption, by, by_user_id, at }) => ({
    uploadId,
    address: uploadAddress(uploadId),
    kind: kind as ItemPhotoDto['kind'],
    caption,
    by,
    at: at.toISOString(),
    mayRemove: keepsBook || by_user_id === viewer.id,
  }));
}

/** @throws ApiError 404 out of sight, 403 for somebody who may not change what is recorded of the item. */
async function lockForPhotos(work: UnitOfWork, itemId: string): Promise<void> {
  await lockItem(work, itemId);
  if (await mayChange(work, itemId)) return;
  throw forbidden('Only people who signed for this item, or keep the property book, change its photos.');
}

/**
 * Adds a photo to an item.
 *
 * @throws ApiError 404 and 403 as above; 400 for a photo that the actor did not upload; 409 where the item has the photo
 *   already, or as many as it carries at most.
 */
export async function addPhoto(work: UnitOfWork, itemId: string, photo: AddItemPhotoDto): Promise<void> {
  await lockForPhotos(work, itemId);
  await requireOwnPhotos(work, [photo.uploadId], 'uploadId');
  const { trx, actor, at } = work;
  const shown = await readPhotos(trx, actor, itemId);
  if (shown.length >= ITEM_PHOTOS) {
    throw conflict(`An item carries at most ${ITEM_PHOTOS} photos. Remove one first.`);
  }
  const added = await trx
    .insertInto('item_photo')
    .values({
      item_id: itemId,
      upload_id: photo.uploadId,
      kind: photo.kind,
      caption: photo.caption?.trim() || null,
      by_user_id: actor.id,
      at,
    })
    .onConflict((row) => row.columns(['item_id', 'upload_id']).doNothing())
    .executeTakeFirst();
  if (!added.numInsertedOrUpdatedRows) throw conflict('This photo was added to the item before.');
  work.addAudience({ items: [itemId] });
}

/** @throws ApiError 409 for a photo that a signed amendment refers to. */
async function requireNotAmended({ trx }: UnitOfWork, uploadId: string): Promise<void> {
  const amended = await trx
    .selectFrom('amendment_photo')
    .innerJoin('amendment', 'amendment.id', 'amendment_photo.amendment_id')
    .select('amendment.id')
    .where('amendment_photo.upload_id', '=', uploadId)
    .where('amendment.state', '=', 'signed')
    .executeTakeFirst();
  if (amended) throw conflict(`${amended.id} refers to this photo.`);
}

/**
 * Removes a photo from an item. Its row stays, with the time.
 *
 * @throws ApiError 404 for an item or photo that the actor does not see; 403 as above, and for a photo of somebody else by
 *   anybody but a keeper of the book; 409 where a signed amendment refers to it.
 */
export async function removeItemPhoto(work: UnitOfWork, itemId: string, uploadId: string): Promise<void> {
  await lockForPhotos(work, itemId);
  const photo = (await readPhotos(work.trx, work.actor, itemId)).find((one) => one.uploadId === uploadId);
  if (!photo) throw notFound('Photo not found');
  if (!photo.mayRemove) {
    throw forbidden('Only the person who added this photo, or keeps the property book, removes it.');
  }
  await requireNotAmended(work, uploadId);
  await work.trx
    .updateTable('item_photo')
    .set({ removed_at: work.at })
    .where('item_id', '=', itemId)
    .where('upload_id', '=', uploadId)
    .execute();
  work.addAudience({ items: [itemId] });
}
