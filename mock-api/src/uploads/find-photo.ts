import { type Kysely, sql } from 'kysely';
import {
  type Viewer,
  recordedItems,
  visibleAmendments,
  visibleClosings,
  visibleInventories,
  seesWholeCase,
  visibleLossCases,
  wholeSuccessions,
} from '../access';
import type { Database } from '../kernel';

/** A paper or photo of a change of command that the person sees all of. */
const ofSuccession = (viewer: Viewer) => sql<boolean>`exists (select from succession_upload paper
  join succession on succession.id = paper.succession_id
  where paper.upload_id = upload.id and ${wholeSuccessions(viewer)})`;

/** A photo of an extra of an inventory that the person may see, or whose report they sent or received. */
const ofInventory = (viewer: Viewer) => sql<boolean>`exists (select from inventory_extra_photo photo
  join inventory_extra extra on extra.id = photo.extra_id
  join inventory on inventory.id = extra.inventory_id
  where photo.upload_id = upload.id and (${visibleInventories(viewer)} or exists (
    select from document where document.inventory_id = inventory.id
      and ${viewer.id} in (document.sender_user_id, document.recipient_user_id))))`;

/** A photo of a found item, or an exhibit, of a case that the person sees the whole of. */
const ofLossCase = (viewer: Viewer) => sql<boolean>`(${seesWholeCase(viewer)} and exists (
  select from loss_case where ${visibleLossCases(viewer)} and (
    exists (select from loss_case_item found where found.case_id = loss_case.id and found.found_upload_id = upload.id)
    or exists (select from loss_case_exhibit exhibit
      where exhibit.case_id = loss_case.id and exhibit.upload_id = upload.id))))`;

/** A file of a document that the person sent or received. */
const ofDocument = (viewer: Viewer) => sql<boolean>`exists (select from document_attachment carried
  join document on document.id = carried.document_id
  where carried.upload_id = upload.id
    and ${viewer.id} in (document.sender_user_id, document.recipient_user_id))`;

/**
 * A photo or PDF that the person uploaded, that a document carries which they sent or received, or that an item,
 * amendment, calibration, closing, inventory, loss case or change of command carries which they may see; else undefined.
 */
export const findPhoto = (db: Kysely<Database>, viewer: Viewer, id: string) =>
  db
    .selectFrom('upload')
    .innerJoin('upload_content', 'upload_content.hash', 'upload.content_hash')
    .select(['upload_content.bytes', 'upload_content.hash', 'upload.media_type'])
    .where('upload.id', '=', id)
    .where((row) =>
      row.or([
        row('upload.owner_user_id', '=', viewer.id),
        ofDocument(viewer),
        row.exists(
          row
            .selectFrom('amendment_photo as carried')
            .innerJoin('amendment', 'amendment.id', 'carried.amendment_id')
            .select('amendment.id')
            .whereRef('carried.upload_id', '=', 'upload.id')
            .where(visibleAmendments(viewer)),
        ),
        row.exists(
          row
            .selectFrom('closing')
            .select('closing.id')
            .whereRef('closing.copy_upload_id', '=', 'upload.id')
            .where(visibleClosings(viewer)),
        ),
        ofSuccession(viewer),
        ofInventory(viewer),
        ofLossCase(viewer),
        sql<boolean>`exists (select from gain_upload gained
          where gained.upload_id = upload.id and ${recordedItems(viewer, 'gained.item_id')})`,
        row.exists(
          row
            .selectFrom('calibration_photo as carried')
            .innerJoin('calibration', 'calibration.id', 'carried.calibration_id')
            .select('calibration.id')
            .whereRef('carried.upload_id', '=', 'upload.id')
            .where(recordedItems(viewer, 'calibration.item_id')),
        ),
        row.exists(
          row
            .selectFrom('item_photo as shown')
            .select('shown.item_id')
            .whereRef('shown.upload_id', '=', 'upload.id')
            .where('shown.removed_at', 'is', null)
            .where(recordedItems(viewer, 'shown.item_id')),
        ),
      ]),
    )
    .executeTakeFirst();
