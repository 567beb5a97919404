import type { AmendmentDto } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import type { Viewer } from '../../access';
import { findAmendment } from '../../amendments';
import type { Database } from '../../kernel';
import { unitSetting } from '../../unit-settings';

/** Everything that an adjustment report prints. */
export interface AdjustmentReport {
  amendment: AmendmentDto;
  /** What the record says now of each item, for the columns that the report does not change. */
  stockNumbers: ReadonlyMap<string, string | null>;
  photos: { id: string; bytes: Uint8Array }[];
  /** The regulation or order that the unit entered. */
  citation: string | null;
}

/** @throws ApiError 404 for an amendment that the viewer may not see. */
export async function loadReport(
  db: Kysely<Database>,
  viewer: Viewer,
  id: string,
): Promise<AdjustmentReport> {
  const amendment = await findAmendment(db, viewer, id);
  const itemIds = [...new Set(amendment.lines.map(({ item }) => item.id))];
  const items = await db
    .selectFrom('property')
    .select(['id', 'nsn'])
    .where('id', 'in', ['', ...itemIds])
    .execute();
  const photos = await db
    .selectFrom('amendment_photo as photo')
    .innerJoin('upload', 'upload.id', 'photo.upload_id')
    .innerJoin('upload_content as content', 'content.hash', 'upload.content_hash')
    .select(['upload.id', 'content.bytes'])
    .where('photo.amendment_id', '=', id)
    .orderBy('photo.position')
    .execute();
  return {
    amendment,
    stockNumbers: new Map(items.map(({ id: itemId, nsn }) => [itemId, nsn])),
    photos,
    citation: await unitSetting(db, amendment.unit.id, 'citation.amendment'),
  };
}
