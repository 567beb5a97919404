import type { EmailChoice } from '@hand-receipt/contracts';
import type { Transaction } from 'kysely';
import type { Database } from '../kernel';
import type { Recipient } from './notifications';

/** Local hour of the daily letter: with the daily digest. */
const DAILY_HOUR = 6;

/** When a notification that is raised at `at` goes out; null for never. Hours and days are local. */
export function emailDueAt(choice: EmailChoice, at: Date): Date | null {
  if (choice === 'never') return null;
  if (choice === 'each') return at;
  const due = new Date(at);
  if (choice === 'hourly') {
    due.setHours(at.getHours() + 1, 0, 0, 0);
    return due;
  }
  due.setHours(DAILY_HOUR, 0, 0, 0);
  if (due <= at) due.setDate(due.getDate() + 1);
  return due;
}

/** Queues notifications that have just been written for those people who want them by e-mail. */
export async function queueEmails(
  trx: Transaction<Database>,
  written: readonly { id: number; user_id: string }[],
  recipients: readonly Recipient[],
  at: Date,
): Promise<void> {
  const choices = new Map(recipients.map(({ userId, email }) => [userId, email]));
  const queued = written.flatMap(({ id, user_id }) => {
    const due = emailDueAt(choices.get(user_id) ?? 'never', at);
    return due ? [{ notification_id: id, user_id, wanted_at: due, due_at: due }] : [];
  });
  if (queued.length > 0) await trx.insertInto('notification_email').values(queued).execute();
}
