import { UPLOADS } from '@hand-receipt/contracts';
import { type Transaction, sql } from 'kysely';
import type { Database } from '../kernel';

const HOUR_MS = 60 * 60 * 1000;
/** Photos deleted in one run; the next takes more. */
const AT_ONCE = 500;

/** Deletes photos that no record has carried since `before`; what is locked is being attached. */
const deleteUnattached = (db: Transaction<Database>, before: Date) =>
  db
    .deleteFrom('upload')
    .where(
      'id',
      'in',
      db
        .selectFrom('upload as stale')
        .select('stale.id')
        .where('stale.created_at', '<', before)
        .where(
          sql<boolean>`not exists (select from document_attachment carried where carried.upload_id = stale.id)`,
        )
        .where(sql<boolean>`not exists (select from item_photo shown where shown.upload_id = stale.id)`)
        .where(sql<boolean>`not exists (select from closing where closing.copy_upload_id = stale.id)`)
        .where(sql<boolean>`not exists (select from gain_upload gained where gained.upload_id = stale.id)`)
        .where(sql<boolean>`not exists (select from amendment_photo plate where plate.upload_id = stale.id)`)
        .where(
          sql<boolean>`not exists (select from calibration_photo paper where paper.upload_id = stale.id)`,
        )
        .where(
          sql<boolean>`not exists (select from succession_upload paper where paper.upload_id = stale.id)`,
        )
        .where(
          sql<boolean>`not exists (select from inventory_extra_photo extra where extra.upload_id = stale.id)`,
        )
        .where(
          sql<boolean>`not exists (select from loss_case_exhibit exhibit where exhibit.upload_id = stale.id)`,
        )
        .where(
          sql<boolean>`not exists (select from loss_case_item found where found.found_upload_id = stale.id)`,
        )
        .orderBy('stale.created_at')
        .limit(AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst();

/** Deletes pictures that no photo is made of any more. */
const deleteUnused = (db: Transaction<Database>) =>
  db
    .deleteFrom('upload_content')
    .where(
      'hash',
      'in',
      db
        .selectFrom('upload_content as unused')
        .select('unused.hash')
        .where(sql<boolean>`not exists (select from upload where upload.content_hash = unused.hash)`)
        .limit(AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .execute();

/**
 * Deletes the photos that no record has carried for a day, and the pictures that are then left over.
 *
 * @returns how many photos.
 */
export async function cleanUploads(db: Transaction<Database>, now: Date): Promise<number> {
  const before = new Date(now.getTime() - UPLOADS.unattachedHours * HOUR_MS);
  const deleted = await deleteUnattached(db, before);
  await deleteUnused(db);
  return Number(deleted.numDeletedRows);
}
