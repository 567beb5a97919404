import { conflict, notFound } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';

/** @throws ApiError 409 for a photo that an inventory or a loss case carries. */
async function refuseEvidence({ trx }: UnitOfWork, id: string): Promise<void> {
  const read = await trx
    .selectFrom('inventory_extra_photo')
    .select('extra_id')
    .where('upload_id', '=', id)
    .executeTakeFirst();
  if (read) throw conflict('An inventory carries this photo.');
  const exhibited = await trx
    .selectFrom('loss_case_exhibit')
    .select('case_id')
    .where('upload_id', '=', id)
    .executeTakeFirst();
  const found = await trx
    .selectFrom('loss_case_item')
    .select('case_id')
    .where('found_upload_id', '=', id)
    .executeTakeFirst();
  const lossCase = exhibited ?? found;
  if (lossCase) throw conflict(`${lossCase.case_id} carries this photo.`);
}

/**
 * Takes back a photo of one's own that no document, item or amendment carries; the picture goes with the next cleaning.
 *
 * @throws ApiError 404 for anybody else's, 409 for one that was sent or added to an item.
 */
export async function removePhoto(work: UnitOfWork, id: string): Promise<void> {
  const { trx, actor } = work;
  const upload = await trx
    .selectFrom('upload')
    .select('id')
    .where('id', '=', id)
    .where('owner_user_id', '=', actor.id)
    .forUpdate()
    .executeTakeFirst();
  if (!upload) throw notFound('Photo not found');
  const carried = await trx
    .selectFrom('document_attachment')
    .select('document_id')
    .where('upload_id', '=', id)
    .executeTakeFirst();
  if (carried) throw conflict('A document carries this photo.');
  const shown = await trx
    .selectFrom('item_photo')
    .select('item_id')
    .where('upload_id', '=', id)
    .executeTakeFirst();
  if (shown) throw conflict('This photo was added to an item. Remove it there.');
  const amended = await trx
    .selectFrom('amendment_photo')
    .select('amendment_id')
    .where('upload_id', '=', id)
    .executeTakeFirst();
  if (amended) throw conflict(`${amended.amendment_id} refers to this photo.`);
  const closed = await trx
    .selectFrom('closing')
    .select('id')
    .where('copy_upload_id', '=', id)
    .executeTakeFirst();
  if (closed) throw conflict(`${closed.id} carries this copy.`);
  const gained = await trx
    .selectFrom('gain_upload')
    .select('item_id')
    .where('upload_id', '=', id)
    .executeTakeFirst();
  if (gained) throw conflict('This was added to an item when it was entered.');
  const calibrated = await trx
    .selectFrom('calibration_photo')
    .select('calibration_id')
    .where('upload_id', '=', id)
    .executeTakeFirst();
  if (calibrated) throw conflict('A calibration refers to this photo.');
  const succession = await trx
    .selectFrom('succession_upload')
    .select('succession_id')
    .where('upload_id', '=', id)
    .executeTakeFirst();
  if (succession) throw conflict(`${succession.succession_id} refers to this photo.`);
  await refuseEvidence(work, id);
  await trx.deleteFrom('upload').where('id', '=', id).execute();
}
