import { createHash, randomBytes } from 'node:crypto';
import { UPLOADS, type UploadDto } from '@hand-receipt/contracts';
import { type Kysely, type Transaction, sql } from 'kysely';
import { type Database, tooMany } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import type { CleanFile } from './clean-photo';
import { uploadAddress } from './upload-address';

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_SECONDS = 60 * 60;

/** @throws ApiError 429 where the person has stored as much as they may in 24 hours. */
async function requireRoom(db: Kysely<Database>, ownerId: string, bytes: number, now: Date): Promise<void> {
  const { stored } = await db
    .selectFrom('upload')
    .innerJoin('upload_content', 'upload_content.hash', 'upload.content_hash')
    .select(sql<number>`coalesce(sum(upload_content.size), 0)::float8`.as('stored'))
    .where('upload.owner_user_id', '=', ownerId)
    .where('upload.created_at', '>', new Date(now.getTime() - DAY_MS))
    .executeTakeFirstOrThrow();
  if (stored + bytes > UPLOADS.dailyBytes) {
    const megabytes = UPLOADS.dailyBytes / (1024 * 1024);
    throw tooMany(`You have stored ${megabytes} MB of photos in 24 hours. Try again later.`, HOUR_SECONDS);
  }
}

async function insertPhoto(
  trx: Transaction<Database>,
  ownerId: string,
  { bytes, width, height, mediaType }: CleanFile,
  now: Date,
): Promise<UploadDto> {
  const hash = createHash('sha256').update(bytes).digest();
  const id = randomBytes(16).toString('base64url');
  // A known picture is written again, so that it is held and no cleaning takes it away meanwhile.
  await trx
    .insertInto('upload_content')
    .values({ hash, width, height, size: bytes.length, bytes })
    .onConflict((known) => known.column('hash').doUpdateSet({ width }))
    .execute();
  await trx
    .insertInto('upload')
    .values({ id, owner_user_id: ownerId, content_hash: hash, created_at: now, media_type: mediaType })
    .execute();
  return { id, address: uploadAddress(id), width, height, bytes: bytes.length, mediaType };
}

/**
 * Keeps photos and PDFs for their owner until a record carries them, all or none. The same picture is kept once.
 *
 * @throws ApiError 429 where the owner has stored as much as they may in 24 hours.
 */
export async function storePhotos(
  { trx, actor, at }: UnitOfWork,
  photos: readonly CleanFile[],
): Promise<UploadDto[]> {
  await sql`select pg_advisory_xact_lock(hashtext('upload'), hashtext(${actor.id}))`.execute(trx);
  const bytes = photos.reduce((sum, photo) => sum + photo.bytes.length, 0);
  await requireRoom(trx, actor.id, bytes, at);
  const stored = [];
  for (const photo of photos) stored.push(await insertPhoto(trx, actor.id, photo, at));
  return stored;
}
