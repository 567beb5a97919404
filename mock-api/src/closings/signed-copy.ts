import { badRequest } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';

/**
 * Keeps the copy that the other side signed from being cleaned away.
 *
 * @returns its upload.
 * @throws ApiError 400 where nothing was uploaded, or by somebody else.
 */
export async function requireCopy(
  { trx, actor }: UnitOfWork,
  uploadId: string | null | undefined,
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
  throw badRequest('Upload the signed copy.', { [field]: 'Upload the signed copy.' });
}
