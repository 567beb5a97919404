import type { Kysely } from 'kysely';
import type { Database } from '../kernel';

/** A photo that the person uploaded, or that a document carries which they sent or received; else undefined. */
export const findPhoto = (db: Kysely<Database>, userId: string, id: string) =>
  db
    .selectFrom('upload')
    .innerJoin('upload_content', 'upload_content.hash', 'upload.content_hash')
    .select(['upload_content.bytes', 'upload_content.hash'])
    .where('upload.id', '=', id)
    .where((row) =>
      row.or([
        row('upload.owner_user_id', '=', userId),
        row.exists(
          row
            .selectFrom('document_attachment as carried')
            .innerJoin('document', 'document.id', 'carried.document_id')
            .select('document.id')
            .whereRef('carried.upload_id', '=', 'upload.id')
            .where((party) =>
              party.or([
                party('document.sender_user_id', '=', userId),
                party('document.recipient_user_id', '=', userId),
              ]),
            ),
        ),
      ]),
    )
    .executeTakeFirst();
