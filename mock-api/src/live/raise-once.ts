import type { NotificationDto, QueryScope } from '@hand-receipt/contracts';
import type { Transaction } from 'kysely';
import type { Database, ReminderKind } from '../kernel';
import { publishUpdate } from './publish-update';

/** Something that one person is told of once. */
export interface ReminderKey {
  userId: string;
  /** What makes it the same reminder, e.g. an item and a date. */
  key: string;
  notification: Pick<NotificationDto, 'type' | 'title' | 'message' | 'action'>;
}

const byUser = (a: ReminderKey, b: ReminderKey): number =>
  a.userId < b.userId ? -1 : a.userId > b.userId ? 1 : a.key < b.key ? -1 : 1;

/**
 * Notifies people of what they have not been told of yet.
 *
 * @returns how many reminders were raised.
 */
export async function raiseReminderOnce(
  db: Transaction<Database>,
  now: Date,
  kind: ReminderKind,
  scope: QueryScope,
  reminders: readonly ReminderKey[],
): Promise<number> {
  let raised = 0;
  // In one order, so that people's notifications are always locked in it.
  for (const { userId, key, notification } of [...reminders].sort(byUser)) {
    const first = await db
      .insertInto('reminder')
      .values({ user_id: userId, kind, key, raised_at: now })
      .onConflict((known) => known.doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!first) continue;
    await publishUpdate(db, { userIds: [userId], scopes: [scope], notification }, now);
    raised += 1;
  }
  return raised;
}
