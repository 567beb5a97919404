import type { Kysely } from 'kysely';
import type { Database } from '../../kernel';

/** The photos of the exhibits of a loss case, struck ones too, by letter. */
export async function loadExhibitPhotos(
  db: Kysely<Database>,
  caseId: string,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const rows = await db
    .selectFrom('loss_case_exhibit as exhibit')
    .innerJoin('upload', 'upload.id', 'exhibit.upload_id')
    .innerJoin('upload_content as content', 'content.hash', 'upload.content_hash')
    .select(['exhibit.letter', 'content.bytes'])
    .where('exhibit.case_id', '=', caseId)
    .execute();
  return new Map(rows.map(({ letter, bytes }) => [letter, bytes]));
}
