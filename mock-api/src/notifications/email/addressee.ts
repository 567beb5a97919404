import type { EmailChoice, NotificationDto } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import { type SessionUser, hideSerials, people, readSettingsOf, toSessionUser } from '../../access';
import type { Database } from '../../kernel';
import type { ClaimedLetter } from './outbox';

/** Who gets a letter, and what it says. */
export interface Addressee {
  person: SessionUser;
  address: string;
  choice: Exclude<EmailChoice, 'never'>;
  notifications: NotificationDto[];
}

/** Whether serial numbers of sensitive items are behind the person's PIN. A letter has no PIN to enter. */
async function asksForPin(
  db: Kysely<Database>,
  userId: string,
): Promise<{ choice: EmailChoice; hides: boolean }> {
  const { settings, pinSet } = await readSettingsOf(db, userId);
  const { enableNotifications: isOn, email } = settings.notifications;
  return { choice: isOn ? email : 'never', hides: pinSet && settings.security.requirePinForSensitive };
}

async function readNotifications(db: Kysely<Database>, ids: readonly number[]): Promise<NotificationDto[]> {
  const rows = await db
    .selectFrom('notification')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute();
  return rows.map(({ id, created_at: at, type, title, message, action }) => ({
    id: String(id),
    timestamp: at.getTime(),
    type,
    title,
    message,
    action,
  }));
}

/** Null where the person is not active, may not sign in, or wants no e-mail any more. */
export async function findAddressee(
  db: Kysely<Database>,
  { userId, notificationIds }: ClaimedLetter,
): Promise<Addressee | null> {
  const row = await people(db)
    .select('users.email')
    .where('users.id', '=', userId)
    .where('users.status', '=', 'Active')
    .where('users.sign_in_blocked_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { choice, hides } = await asksForPin(db, userId);
  if (choice === 'never') return null;
  const person = toSessionUser(row);
  const all = await readNotifications(db, notificationIds);
  const notifications = hides ? await hideSerials(db, all, { viewer: person, said: [] }) : all;
  return { person, address: row.email, choice, notifications };
}
