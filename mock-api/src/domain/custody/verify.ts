import { badRequest, forbidden } from '../../errors';
import { sensitiveCategory } from '../property/sensitivity';
import { answeredDue } from '../sensitive/check-status';
import { lockItem } from './item';
import { record } from './record';
import type { Work } from './work';

/** A person read the serial number on the item itself. */
export interface Inspection {
  verificationType: string;
  notes?: string;
}

/**
 * Records that the holder saw the item, against the scheduled check that it answers.
 *
 * @throws ApiError 404 for an item out of sight, 403 for anybody but its holder, 400 without a type.
 */
export async function verify(work: Work, itemId: string, inspection: Inspection): Promise<void> {
  const { trx, actor, at } = work;
  const item = await lockItem(work, itemId);
  if (item.assigned_to_user_id !== actor.id) {
    throw forbidden('Only the person to whom this item is assigned verifies it.');
  }
  const verificationType = inspection.verificationType.trim();
  if (!verificationType) throw badRequest('Say how the item was verified.');

  const schedule = item.is_sensitive
    ? await trx
        .selectFrom('check_schedule')
        .selectAll()
        .where('category', '=', sensitiveCategory(item.category))
        .executeTakeFirst()
    : undefined;
  const notes = inspection.notes?.trim() || null;
  await trx
    .insertInto('verification')
    .values({
      item_id: itemId,
      at,
      by_user_id: actor.id,
      type: verificationType,
      due_at: schedule ? answeredDue(schedule, at) : null,
      notes,
    })
    .execute();
  await work.publish({ roots: ['property', 'sensitive', 'dashboard', 'ledger'] });
  await record(work, 'VERIFICATION', item, { result: 'verified', verificationType, ...(notes && { notes }) });
}
