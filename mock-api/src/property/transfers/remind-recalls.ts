import { type Transaction, sql } from 'kysely';
import { type Database, localDay, startOfDay } from '../../kernel';
import { type ReminderKey, raiseReminderOnce } from '../../live';
import { dayWords } from '../day-words';
import { itemCount } from './item-count';

/** Local hour from which the day's reminders go out: with first formation. */
const REMINDER_HOUR = 6;
const DAYS_BEFORE = 2;

interface Due {
  userId: string;
  dueOn: string;
  items: number;
}

/**
 * What is due today, in two days or was due before, of each active holder. Nobody is reminded of what they handed over
 * or do not have, or of what is in repair still.
 */
const readDue = (db: Transaction<Database>, now: Date) =>
  sql<Due>`
  select users.id as "userId", due_on::text as "dueOn", count(*)::int as items
  from transfer join users on users.id = transfer.from_user_id and users.status = 'Active'
  where transfer.status = 'Pending'
    and (due_on <= ${localDay(now)}::date or due_on = ${localDay(startOfDay(now, DAYS_BEFORE))}::date)
    and (recall_answer is null or (recall_answer = 'in-repair' and answer_until < ${localDay(now)}::date))
  group by users.id, due_on`.execute(db);

/**
 * Reminds holders of recalled items two days before they are due, on that day, and then daily, from 0600 local time.
 *
 * @returns how many reminders were raised.
 */
export async function remindOfRecalls(db: Transaction<Database>, now: Date): Promise<number> {
  if (now.getHours() < REMINDER_HOUR) return 0;
  const today = localDay(now);
  const { rows } = await readDue(db, now);
  const reminders: ReminderKey[] = rows.map(({ userId, dueOn, items }) => {
    const isOver = dueOn < today;
    const verb = items === 1 ? (isOver ? 'was' : 'is') : isOver ? 'were' : 'are';
    return {
      userId,
      key: `${today} ${dueOn}`,
      notification: {
        type: isOver ? 'warning' : 'info',
        title: 'Recalled items are due',
        message: `${itemCount(items)} recalled from you ${verb} due on ${dayWords(dueOn)}.`,
        action: { label: 'Review', path: '/transfers?view=outgoing' },
      },
    };
  });
  return raiseReminderOnce(db, now, 'recall-due', 'transfers', reminders);
}
