import type { InventoryReportDto } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import { type Database, inArray } from '../../kernel';

/** A photo of an extra. */
export interface ExtraPhoto {
  bytes: Uint8Array;
  /** SHA-256 of its bytes, in hex. */
  sha256: string;
}

/** The photos of the extras and near misses of a report, by the ids of the extras, in their order. */
export async function loadPhotos(
  db: Kysely<Database>,
  { extras, nearMisses }: InventoryReportDto,
): Promise<Map<string, ExtraPhoto[]>> {
  const ids = [...extras, ...nearMisses].flatMap(({ id, photos }) => (photos?.length ? [id] : []));
  const photos = new Map<string, ExtraPhoto[]>();
  if (ids.length === 0) return photos;
  const rows = await db
    .selectFrom('inventory_extra_photo as photo')
    .innerJoin('upload', 'upload.id', 'photo.upload_id')
    .innerJoin('upload_content as content', 'content.hash', 'upload.content_hash')
    .select(['photo.extra_id', 'content.hash', 'content.bytes'])
    .where('photo.extra_id', '=', inArray(ids))
    .orderBy('photo.extra_id')
    .orderBy('photo.position')
    .execute();
  for (const { extra_id: id, hash, bytes } of rows) {
    const photo = { bytes, sha256: Buffer.from(hash).toString('hex') };
    photos.set(id, [...(photos.get(id) ?? []), photo]);
  }
  return photos;
}
