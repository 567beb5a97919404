import type { UnsignedGainDto } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { type Viewer, loadPeople, unitItems } from '../../access';
import { type Database, inArray } from '../../kernel';
import { APPROVES, isBelow } from '../../signatures';
import { uploadAddress } from '../../uploads';
import { managesPropertyBook } from '../custody/item';

/** The most gains that the list shows. */
const SHOWN = 200;

/** Found items that nobody has signed for. */
const unsigned = (db: Kysely<Database>) =>
  db
    .selectFrom('property')
    // Written out: the index of unsigned gains serves no parameter.
    .where(
      sql<boolean>`property.gain_kind = 'found-on-installation' and property.gain_signature_id is null
        and property.left_at is null`,
    );

/** The viewer may sign for it. */
const waitsFor = (viewer: Viewer) =>
  APPROVES.includes(viewer.role)
    ? sql<boolean>`(property.gain_by_user_id is distinct from ${viewer.id}
        and ${isBelow('property.unit_id', viewer)})`
    : sql<boolean>`false`;

async function readUploads(db: Kysely<Database>, itemIds: readonly string[]) {
  const rows = await db
    .selectFrom('gain_upload')
    .innerJoin('upload', 'upload.id', 'gain_upload.upload_id')
    .select(['gain_upload.item_id', 'upload.id', 'upload.media_type'])
    .where('gain_upload.item_id', '=', inArray(itemIds))
    .orderBy('gain_upload.position')
    .execute();
  return rows.map(({ item_id, id, media_type: mediaType }) => ({
    itemId: item_id,
    photo: { uploadId: id, address: uploadAddress(id), mediaType },
  }));
}

/**
 * Found items of the viewer's unit and those below that nobody has signed for; none for those who neither keep the book nor
 * sign for what is found.
 */
export async function listGains(db: Kysely<Database>, viewer: Viewer): Promise<UnsignedGainDto[]> {
  if (!managesPropertyBook(viewer) && !APPROVES.includes(viewer.role)) return [];
  const rows = await unsigned(db)
    .select(['id', 'name', 'serial_number', 'nsn', 'gain_kind', 'gain_document', 'gain_from'])
    .select(['gain_by_user_id', 'gain_at', waitsFor(viewer).as('may_sign')])
    .where(unitItems(viewer))
    .orderBy('gain_at')
    .orderBy('id')
    .limit(SHOWN)
    .execute();
  const people = await loadPeople(
    db,
    rows.map(({ gain_by_user_id }) => gain_by_user_id),
  );
  const uploads = await readUploads(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, name, serial_number, nsn, ...row }) => ({
    item: { id, name, serial_number, nsn },
    kind: row.gain_kind,
    document_number: row.gain_document,
    from: row.gain_from,
    at: row.gain_at?.toISOString() ?? null,
    by: (row.gain_by_user_id !== null && people.get(row.gain_by_user_id)) || null,
    photos: uploads.filter(({ itemId }) => itemId === id).map(({ photo }) => photo),
    may_sign: row.may_sign,
  }));
}

/** How many gains wait for the viewer's signature. */
export async function countGains(db: Kysely<Database>, viewer: Viewer): Promise<number> {
  const { gains } = await unsigned(db)
    .select(sql<number>`count(*)::int`.as('gains'))
    .where(waitsFor(viewer))
    .where(unitItems(viewer))
    .executeTakeFirstOrThrow();
  return gains;
}
