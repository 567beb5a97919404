import { type Kysely, sql } from 'kysely';
import type { Database } from '../../kernel';

/** Notifications in one letter. The rest goes into the next one. */
const IN_ONE_LETTER = 50;
/** Longer than a mail server is waited for. After that another process takes the letter. */
const CLAIM_S = 300;
const MINUTE_MS = 60_000;
/** How long to wait after each failure; the last one from then on. */
const RETRY_MINUTES = [1, 5, 15, 30, 60];
/** What could not be sent for so long is not sent. Its person has it in the app. */
const LONGEST_MS = 24 * 60 * MINUTE_MS;
const KEPT_MS = 7 * 24 * 60 * MINUTE_MS;

/** Notifications of one person that go out in one letter. */
export interface ClaimedLetter {
  userId: string;
  notificationIds: number[];
}

/**
 * Takes what is due for one person, so that no other process sends it. Claims run one at a time, because two at once
 * would split a letter. The transaction ends before the letter is sent.
 *
 * @returns null where nothing is due, or others have taken it.
 */
export const claimLetter = (db: Kysely<Database>, now: Date): Promise<ClaimedLetter | null> =>
  db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('notification-email'))`.execute(trx);
    const isDue = sql<boolean>`dropped_at is null and due_at <= ${now}
      and (claimed_until is null or claimed_until < now())`;
    const { rows } = await sql<{ notification_id: number; user_id: string }>`
      with person as (
        select user_id from notification_email where ${isDue} order by due_at, notification_id limit 1
      ), due as (
        select notification_id from notification_email
        where user_id = (select user_id from person) and ${isDue}
        order by notification_id limit ${IN_ONE_LETTER}
      )
      update notification_email set claimed_until = now() + make_interval(secs => ${CLAIM_S})
      where notification_id in (select notification_id from due)
      returning notification_id, user_id`.execute(trx);
    const [first] = rows;
    if (!first) return null;
    const notificationIds = rows.map((row) => row.notification_id).sort((a, b) => a - b);
    return { userId: first.user_id, notificationIds };
  });

/** The letter was sent, or its person wants none any more. */
export async function deleteLetter(db: Kysely<Database>, { notificationIds }: ClaimedLetter): Promise<void> {
  await db.deleteFrom('notification_email').where('notification_id', 'in', notificationIds).execute();
}

/** The mail server refused the person's address: a further attempt would end the same way. */
export async function refuseLetter(
  db: Kysely<Database>,
  { notificationIds }: ClaimedLetter,
  now: Date,
): Promise<void> {
  await db
    .updateTable('notification_email')
    .set({ dropped_at: now, drop_reason: 'refused', claimed_until: null })
    .where('notification_id', 'in', notificationIds)
    .execute();
}

/** The mail server could not be used: another attempt later, for a day. */
export async function postponeLetter(
  db: Kysely<Database>,
  { notificationIds }: ClaimedLetter,
  now: Date,
): Promise<void> {
  const waits = sql.join(RETRY_MINUTES.map((minutes) => sql`${minutes}::int`));
  const minutes = sql<number>`(array[${waits}])[least(attempts + 1, ${RETRY_MINUTES.length}::int)]`;
  const isLate = sql<boolean>`wanted_at <= ${new Date(now.getTime() - LONGEST_MS)}`;
  await db
    .updateTable('notification_email')
    .set({
      attempts: sql`attempts + 1`,
      claimed_until: null,
      due_at: sql<Date>`${now}::timestamptz + make_interval(mins => ${minutes})`,
      dropped_at: sql<Date | null>`case when ${isLate} then ${now}::timestamptz end`,
      drop_reason: sql<'late' | null>`case when ${isLate} then 'late' end`,
    })
    .where('notification_id', 'in', notificationIds)
    .execute();
}

/** Deletes what was dropped a week ago. */
export const deleteDropped = (db: Kysely<Database>, now: Date) =>
  db
    .deleteFrom('notification_email')
    .where('dropped_at', '<', new Date(now.getTime() - KEPT_MS))
    .execute();

/** Deletes everything that is due, where there is no mail server to send it. */
export const deleteDue = (db: Kysely<Database>, now: Date) =>
  db.deleteFrom('notification_email').where('due_at', '<=', now).execute();
