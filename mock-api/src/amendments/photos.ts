import type { Kysely } from 'kysely';
import { type Database, badRequest } from '../kernel';
import { unitSetting } from '../unit-settings';
import { uploadAddress } from '../uploads';
import type { UnitOfWork } from '../unit-of-work';
import { FIELD_RULES } from './fields';
import type { Line } from './lines';

/** @throws ApiError 400 where a number of a data plate is amended without a photo of it, in a unit that asks for one. */
export async function requirePlatePhoto(
  { trx }: UnitOfWork,
  { unitId, lines, photos }: { unitId: string; lines: readonly Line[]; photos: number },
): Promise<void> {
  if (photos > 0 || !lines.some(({ field }) => FIELD_RULES[field].onPlate)) return;
  if (!(await unitSetting(trx, unitId, 'amendment.photo'))) return;
  const words = 'Add a picture of the data plate.';
  throw badRequest(words, { uploadIds: words });
}

/** Adds photos behind those that the amendment has; one that it has already is passed over. */
export async function insertPhotos(
  { trx }: UnitOfWork,
  amendmentId: string,
  uploadIds: readonly string[],
): Promise<void> {
  const known = await trx
    .selectFrom('amendment_photo')
    .select('upload_id')
    .where('amendment_id', '=', amendmentId)
    .execute();
  const added = uploadIds.filter((id) => !known.some(({ upload_id }) => upload_id === id));
  if (added.length === 0) return;
  const rows = added.map((upload_id, index) => ({
    amendment_id: amendmentId,
    position: known.length + index,
    upload_id,
  }));
  await trx.insertInto('amendment_photo').values(rows).execute();
}

/** Photos of these amendments, in order. */
export async function readPhotos(db: Kysely<Database>, amendmentIds: readonly string[]) {
  const rows = await db
    .selectFrom('amendment_photo')
    .select(['amendment_id', 'upload_id'])
    .where('amendment_id', 'in', amendmentIds)
    .orderBy('position')
    .execute();
  return rows.map(({ amendment_id, upload_id: uploadId }) => ({
    amendmentId: amendment_id,
    photo: { uploadId, address: uploadAddress(uploadId) },
  }));
}
