import type { NotificationDto, QueryScope } from '@hand-receipt/contracts';
import { type Transaction, sql } from 'kysely';
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

const nameOf = ({ userId, key }: Pick<ReminderKey, 'userId' | 'key'>): string => `${userId} ${key}`;

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
  if (reminders.length === 0) return 0;
  // In one order, so that reminders and people's notifications are always locked in it.
  const sorted = [...reminders].sort(byUser);
  const { rows } = await sql<Pick<ReminderKey, 'userId' | 'key'>>`
    insert into reminder (user_id, kind, key, raised_at)
    select given.user_id, ${kind}::text, given.key, ${now}::timestamptz
    from unnest(${sorted.map(({ userId }) => userId)}::text[], ${sorted.map(({ key }) => key)}::text[])
      as given (user_id, key)
    on conflict do nothing
    returning user_id as "userId", key`.execute(db);
  const raised = new Set(rows.map(nameOf));
  for (const reminder of sorted) {
    // Of two alike in one list, the first is told.
    if (!raised.delete(nameOf(reminder))) continue;
    const { userId, notification } = reminder;
    await publishUpdate(db, { userIds: [userId], scopes: [scope], notification }, now);
  }
  return rows.length;
}
