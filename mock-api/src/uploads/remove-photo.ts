import type { Kysely } from 'kysely';
import { type Database, conflict, inTransaction, notFound } from '../kernel';

/**
 * Takes back a photo of one's own that no document carries; the picture goes with the next cleaning.
 *
 * @throws ApiError 404 for anybody else's, 409 for one that was sent.
 */
export function removePhoto(db: Kysely<Database>, ownerId: string, id: string): Promise<void> {
  return inTransaction(db, async (trx) => {
    const upload = await trx
      .selectFrom('upload')
      .select('id')
      .where('id', '=', id)
      .where('owner_user_id', '=', ownerId)
      .forUpdate()
      .executeTakeFirst();
    if (!upload) throw notFound('Photo not found');
    const carried = await trx
      .selectFrom('document_attachment')
      .select('document_id')
      .where('upload_id', '=', id)
      .executeTakeFirst();
    if (carried) throw conflict('A document carries this photo.');
    await trx.deleteFrom('upload').where('id', '=', id).execute();
  });
}
