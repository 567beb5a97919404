import type { CalibrationDto } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../kernel';
import { uploadAddress } from '../../uploads';

/** All calibrations that were recorded of an item, the newest first. Whether the reader may see the item is the caller's to check. */
export async function readCalibrations(db: Kysely<Database>, itemId: string): Promise<CalibrationDto[]> {
  const rows = await db
    .selectFrom('calibration')
    .innerJoin('users', 'users.id', 'calibration.by_user_id')
    .leftJoin('calibration as later', 'later.voids', 'calibration.id')
    .select((row) => [
      'calibration.id',
      sql<string>`calibration.done_on::text`.as('doneOn'),
      sql<string>`calibration.next_due::text`.as('nextDue'),
      'calibration.by_name as byName',
      'calibration.certificate',
      'calibration.result',
      'calibration.notes',
      'calibration.at',
      'calibration.voids',
      'later.id as voidedBy',
      sql<string>`users.rank || ' ' || users.last_name`.as('recordedBy'),
      jsonArrayFrom(
        row
          .selectFrom('calibration_photo as photo')
          .select('photo.upload_id as uploadId')
          .whereRef('photo.calibration_id', '=', 'calibration.id')
          .orderBy('photo.position'),
      ).as('photos'),
    ])
    .where('calibration.item_id', '=', itemId)
    .orderBy('calibration.done_on', 'desc')
    .orderBy('calibration.at', 'desc')
    .orderBy('calibration.id', 'desc')
    .execute();
  return rows.map(({ at, photos, ...row }) => ({
    ...row,
    at: at.toISOString(),
    photos: photos.map(({ uploadId }) => ({ uploadId, address: uploadAddress(uploadId) })),
  }));
}
