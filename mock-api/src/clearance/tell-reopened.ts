import type { Transaction } from 'kysely';
import { findPerson } from '../access';
import type { Database } from '../kernel';
import { type ReminderKey, raiseReminderOnce } from '../live';

/** A clearance that was opened again longer ago is known. */
const KNOWN_AFTER_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Tells the person, who signed and who opened a clearance that it is open again. An act that gives the person an item opens it, and
 * the database notes that. Scheduled work.
 *
 * @returns how many notifications it raised.
 */
export async function tellReopened(db: Transaction<Database>, now: Date): Promise<number> {
  const rows = await db
    .selectFrom('clearance')
    .select(['id', 'user_id', 'opened_by', 'signed_by', 'reopened_at'])
    .where('state', 'in', ['open', 'overridden'])
    .where('reopened_at', '>', new Date(now.getTime() - KNOWN_AFTER_MS))
    .orderBy('id')
    .execute();
  const reminders: ReminderKey[] = [];
  for (const { id, user_id: userId, opened_by, signed_by, reopened_at: at } of rows) {
    const person = await findPerson(db, userId);
    const told = new Set([userId, opened_by, signed_by].filter((one) => one !== null));
    for (const one of told) {
      const whose = one === userId ? 'You have' : `${person?.name ?? 'The person'} has`;
      reminders.push({
        userId: one,
        key: `${id} ${at?.toISOString() ?? ''}`,
        notification: {
          type: 'warning',
          title: 'Clearance open again',
          message: `${whose} signed for an item since ${id} was signed. Its signature and its memorandum are void until it is signed again.`,
          action: { label: 'View', path: `/people/${userId}/clearance` },
        },
      });
    }
  }
  return raiseReminderOnce(db, now, 'clearance-reopened', 'clearances', reminders);
}
