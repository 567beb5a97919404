import type { Kysely } from 'kysely';
import { type Database, inArray } from '../../kernel';
import type { PacketFacts } from '../../succession';

/** A photo or PDF that a packet shows or names. */
export interface PacketUpload {
  /** SHA-256 of its bytes, in hex. */
  sha256: string;
  /** The bytes of a photo; null for a PDF, which is named alone. */
  photo: Uint8Array | null;
}

/** Ids of all that was uploaded to a succession, as far as its packet has it. */
function uploadIds({ detail, signatures }: PacketFacts): string[] {
  const ids = [
    ...detail.differences.flatMap(({ upload, found_upload }) => [upload?.id, found_upload?.id]),
    ...detail.notes.map(({ upload }) => upload?.id),
    ...signatures.map(({ uploadId }) => uploadId),
  ];
  return [...new Set(ids.filter((id): id is string => typeof id === 'string'))];
}

/** The uploads of a packet, by id. */
export async function loadUploads(
  db: Kysely<Database>,
  facts: PacketFacts,
): Promise<Map<string, PacketUpload>> {
  const rows = await db
    .selectFrom('upload')
    .innerJoin('upload_content', 'upload_content.hash', 'upload.content_hash')
    .select(['upload.id', 'upload.media_type', 'upload_content.hash', 'upload_content.bytes'])
    .where('upload.id', '=', inArray(uploadIds(facts)))
    .execute();
  return new Map(
    rows.map(({ id, media_type, hash, bytes }) => [
      id,
      {
        sha256: Buffer.from(hash).toString('hex'),
        photo: media_type === 'application/pdf' ? null : bytes,
      },
    ]),
  );
}
