import type { ScanDto } from '@hand-receipt/contracts';
import { badRequest } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import { requireOwnPhotos } from '../uploads';
import type { OpenInventory } from './find-open';
import type { ScanFinding } from './scan/scan-answer';

/** Photos of one extra. */
const MOST_PHOTOS = 4;

/** What is not kept beside the list: lines, and labels and marks whose item may be on the list and is missing until its plate is read. */
const NOT_KEPT: readonly ScanFinding['result'][] = [
  'verified',
  'already-verified',
  'not-eligible',
  'former-serial',
  'mark-mismatch',
];

interface Read {
  code: string;
  found: ScanFinding;
  scan: ScanDto;
}

/**
 * Keeps what was read and is not on the list, once for each code, with its photos. Read again in the recount, it says so.
 *
 * @throws ApiError 400 for photos of somebody else, and for a fifth one.
 */
export async function keepExtra(
  work: UnitOfWork,
  { id: inventoryId, recount_at: recountAt }: OpenInventory,
  { code, found: { result }, scan }: Read,
): Promise<void> {
  if (NOT_KEPT.includes(result)) return;
  const { trx, actor, at } = work;
  const added = await trx
    .insertInto('inventory_extra')
    .values({
      inventory_id: inventoryId,
      code,
      result: result as 'not-mine',
      at,
      by_user_id: actor.id,
      note: scan.notes?.trim() || null,
      in_recount: recountAt !== null,
    })
    .onConflict((known) => known.doNothing())
    .returning('id')
    .executeTakeFirst();
  const extra =
    added ??
    (await trx
      .selectFrom('inventory_extra')
      .select(['id', 'in_recount'])
      .where('inventory_id', '=', inventoryId)
      .where('code', '=', code)
      .where('result', '<>', 'late')
      .forUpdate()
      .executeTakeFirstOrThrow());
  if (recountAt && 'in_recount' in extra && !extra.in_recount) {
    await trx
      .updateTable('inventory_extra')
      .set({ recount_at: at, recount_by_user_id: actor.id })
      .where('id', '=', extra.id)
      .execute();
  }
  if (scan.uploadIds?.length) await addPhotos(work, extra.id, scan.uploadIds);
  work.addAudience({ inventories: [inventoryId] });
}

async function addPhotos(work: UnitOfWork, extraId: string, uploadIds: readonly string[]) {
  const { trx } = work;
  const ids = [...new Set(uploadIds)];
  await requireOwnPhotos(work, ids);
  const known = await trx
    .selectFrom('inventory_extra_photo')
    .select('upload_id')
    .where('extra_id', '=', extraId)
    .execute();
  const added = ids.filter((id) => !known.some(({ upload_id }) => upload_id === id));
  if (known.length + added.length > MOST_PHOTOS) {
    const words = `An extra has at most ${MOST_PHOTOS} photos.`;
    throw badRequest(words, { uploadIds: words });
  }
  if (added.length === 0) return;
  await trx
    .insertInto('inventory_extra_photo')
    .values(
      added.map((upload_id, index) => ({ extra_id: extraId, position: known.length + index, upload_id })),
    )
    .execute();
}
