import { answeredDue, findSchedule, sensitiveCategory } from '../../checks';
import { militaryTime } from '../../live';
import type { LockedItem } from './item';
import type { UnitOfWork } from '../../unit-of-work';

/** An item without a schedule: a second press, or both presses sent when a device came back online. */
const SAME_PRESS_MS = 60_000;

/** The scheduled check that an inspection of the item now answers; null for none. */
export async function dueNow({ trx, at }: UnitOfWork, item: LockedItem): Promise<Date | null> {
  if (!item.is_sensitive) return null;
  const schedule = await findSchedule(trx, sensitiveCategory(item.category), item.unit_id);
  return schedule ? answeredDue(schedule, at) : null;
}

/**
 * Why a read that waited on a device answers no check: the one of its time has ended, and nobody looked for the one that
 * is due now. What the device says is believed only against the person: it never makes a check done.
 *
 * @param readAt when the item was read; undefined for a read of now
 * @returns null where the read answers the check of now
 */
export async function endedCheckWords(
  work: UnitOfWork,
  item: LockedItem,
  readAt: Date | undefined,
): Promise<string | null> {
  const now = await dueNow(work, item);
  if (!now || !readAt) return null;
  const then = await dueNow({ ...work, at: readAt }, item);
  if (!then || then >= now) return null;
  return `You saw it for the check of ${militaryTime(then)}, which had ended when this was sent. Look at it again for the check of ${militaryTime(now)}.`;
}

const verificationsOf = ({ trx }: UnitOfWork, item: LockedItem) =>
  trx.selectFrom('verification').select('id').where('item_id', '=', item.id).orderBy('at');

/** The first verification that answers the check which an inspection now would answer; undefined for none. */
export async function findSeenForThisCheck(work: UnitOfWork, item: LockedItem) {
  const due = await dueNow(work, item);
  return due ? verificationsOf(work, item).where('due_at', '=', due).executeTakeFirst() : undefined;
}

/**
 * The verification by which the actor has recorded this inspection already: for the same check, since they got the item,
 * and with nothing else to say of it. Undefined for none.
 */
export async function findRepeated(work: UnitOfWork, item: LockedItem, notes: string | null) {
  const due = await dueNow(work, item);
  const own = verificationsOf(work, item)
    .where('by_user_id', '=', work.actor.id)
    .where('at', '>=', item.assigned_date ?? new Date(0));
  const ofCheck = due
    ? own.where('due_at', '=', due)
    : own.where('at', '>=', new Date(work.at.getTime() - SAME_PRESS_MS));
  return (notes ? ofCheck.where('notes', '=', notes) : ofCheck).executeTakeFirst();
}
