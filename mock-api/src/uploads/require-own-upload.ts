import { badRequest } from '../kernel';
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
