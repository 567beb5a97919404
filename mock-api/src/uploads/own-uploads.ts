import { toHex } from '@hand-receipt/ledger';
import type { Kysely } from 'kysely';
import { type Database, badRequest } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';

/**
 * Keeps an upload from being cleaned away.
 *
 * @param what it is, as in 'Upload the document.'
 * @param field of the form that the message stands at
 * @returns its id.
 * @throws ApiError 400 where nothing was uploaded, or by somebody else.
 */
export async function requireOwnUpload(
  { trx, actor }: UnitOfWork,
  uploadId: string | null | undefined,
  what: string,
  field = 'uploadId',
): Promise<string> {
  const own =
    uploadId &&
    (await trx
      .selectFrom('upload')
      .select('id')
      .where('id', '=', uploadId)
      .where('owner_user_id', '=', actor.id)
      .forShare()
      .executeTakeFirst());
  if (own) return own.id;
  throw badRequest(`Upload ${what}.`, { [field]: `Upload ${what}.` });
}

const NOT_OWN_PHOTO = 'A photo must be uploaded here before it is added.';

/**
 * Keeps photos of the actor from being cleaned away.
 *
 * @param field of the form that the message stands at
 * @returns the SHA-256 of each, in the order of the ids.
 * @throws ApiError 400 with the message for one that is no photo, or not theirs.
 */
export async function requireOwnPhotos(
  { trx, actor }: UnitOfWork,
  uploadIds: readonly string[],
  field = 'uploadIds',
  message = NOT_OWN_PHOTO,
): Promise<Uint8Array[]> {
  if (uploadIds.length === 0) return [];
  const own = await trx
    .selectFrom('upload')
    .select(['id', 'content_hash'])
    .where('id', 'in', uploadIds)
    .where('owner_user_id', '=', actor.id)
    .where('media_type', '=', 'image/jpeg')
    .forShare()
    .execute();
  const hashes = new Map(own.map(({ id, content_hash }) => [id, content_hash]));
  return uploadIds.map((id) => {
    const hash = hashes.get(id);
    if (!hash) throw badRequest(message, { [field]: message });
    return hash;
  });
}

/** SHA-256, in hex, of each upload, in the order of the ids. */
export async function hashUploads(db: Kysely<Database>, uploadIds: readonly string[]): Promise<string[]> {
  if (uploadIds.length === 0) return [];
  const uploads = await db
    .selectFrom('upload')
    .select(['id', 'content_hash'])
    .where('id', 'in', uploadIds)
    .execute();
  const hashes = new Map(uploads.map(({ id, content_hash }) => [id, toHex(content_hash)]));
  return uploadIds.map((id) => hashes.get(id) ?? '');
}
