import { badRequest } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';

/**
 * Keeps photos of the actor from being cleaned away.
 *
 * @returns the SHA-256 of each, in the order of the ids.
 * @throws ApiError 400 for one that is not theirs.
 */
export async function requireOwnUploads(
  { trx, actor }: UnitOfWork,
  uploadIds: readonly string[],
  field = 'uploadIds',
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
  const words = 'A photo must be uploaded here before it is added.';
  return uploadIds.map((id) => {
    const hash = hashes.get(id);
    if (!hash) throw badRequest(words, { [field]: words });
    return hash;
  });
}
