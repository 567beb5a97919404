import {
  type EmailChoice,
  type NotificationDto,
  type NotificationType,
  type Settings,
  readSettings,
} from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../kernel';

/** The switch of a person's settings that a notification goes by. */
export type NotificationPreference = Exclude<
  keyof Settings['notifications'],
  'enableNotifications' | 'email'
>;

const CHOICE_OF_TYPE: Record<NotificationType, NotificationPreference> = {
  'transfer-request': 'transferRequests',
  'transfer-approved': 'statusUpdates',
  'transfer-rejected': 'statusUpdates',
  info: 'statusUpdates',
  success: 'statusUpdates',
  warning: 'systemAlerts',
  critical: 'systemAlerts',
  'system-alert': 'systemAlerts',
};

/** Somebody who gets a notification. */
export interface Recipient {
  userId: string;
  email: EmailChoice;
}

/** Those of some people who have not switched off what a notification is about, in the same order. */
export async function filterByPreference(
  db: Kysely<Database>,
  userIds: readonly string[],
  type: NotificationType,
  choice: NotificationPreference = CHOICE_OF_TYPE[type],
): Promise<Recipient[]> {
  const rows = await db
    .selectFrom('user_settings')
    .select(['user_id', 'document'])
    .where('user_id', 'in', [...userIds, ''])
    .execute();
  const chosen = new Map(rows.map(({ user_id, document }) => [user_id, document]));
  return userIds.flatMap((userId) => {
    const { notifications } = readSettings(chosen.get(userId));
    const { enableNotifications: isOn, email } = notifications;
    return isOn && notifications[choice] ? [{ userId, email }] : [];
  });
}

/** Notifications in one read. A browser that missed more reads again. */
export const NOTIFICATIONS_AT_ONCE = 500;

/**
 * Notifications raised for a person after the one numbered `after`, oldest first, at most NOTIFICATIONS_AT_ONCE;
 * without a number, the newest that many.
 */
export async function readNotifications(
  db: Kysely<Database>,
  userId: string,
  after: number | null,
): Promise<NotificationDto[]> {
  const mine = db
    .selectFrom('notification')
    .selectAll()
    .where('user_id', '=', userId)
    .limit(NOTIFICATIONS_AT_ONCE);
  const rows =
    after === null
      ? (await mine.orderBy('id', 'desc').execute()).reverse()
      : await mine.where('id', '>', after).orderBy('id').execute();
  return rows.map((row) => ({
    id: String(row.id),
    timestamp: row.created_at.getTime(),
    type: row.type,
    title: row.title,
    message: row.message,
    action: row.action,
  }));
}

/** Number of a person's newest notification; 0 before the first. */
export async function lastNotificationNumber(db: Kysely<Database>, userId: string): Promise<number> {
  const row = await db
    .selectFrom('notification')
    .select((select) => select.fn.max('id').as('id'))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** Reads the number of a notification from text; null for anything else. */
export const parseNotificationNumber = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null;
