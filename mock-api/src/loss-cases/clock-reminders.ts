import type { Transaction } from 'kysely';
import type { Database } from '../kernel';
import { type ReminderKey, raiseReminderOnce } from '../live';
import { dayWords } from '../property';
import { readClock, warningDays } from './clock';
import { caseLeaders, readS4 } from './notices';

const readRunning = (db: Transaction<Database>) =>
  db
    .selectFrom('loss_case')
    .select(['id', 'unit_id', 'discovered_on', 'limit_on', 'days', 'submitted_at', 'closed_at'])
    .where('state', '=', 'searching')
    .orderBy('id')
    .execute();

type Running = Awaited<ReturnType<typeof readRunning>>[number];

const PARTS = ['one third', 'two thirds', 'the limit'] as const;

/** The newest of the three warnings that is due; undefined before the first. */
function dueWarning(row: Running, day: number) {
  const reached = warningDays(row.days).filter((warning) => day >= warning).length;
  return reached === 0 ? undefined : PARTS[reached - 1];
}

function toReminder(row: Running, day: number, part: (typeof PARTS)[number]) {
  const isLimit = part === 'the limit';
  return {
    key: `${row.id} ${part}`,
    notification: {
      type: isLimit ? ('critical' as const) : ('warning' as const),
      title: isLimit ? 'Loss case at its limit' : 'Loss case waits for its papers',
      message: `${row.id}: day ${day} of ${row.days}. The papers are due on ${dayWords(row.limit_on)}.`,
      action: { label: 'View', path: `/loss-cases/${row.id}` },
    },
  };
}

/**
 * Tells Supply Sergeants and Commanders of each open case once after one third of its days, after two thirds and at the
 * limit; then the S4, too. A server that was down tells of the newest alone.
 *
 * @returns how many reminders were raised.
 */
export async function raiseLossReminders(db: Transaction<Database>, now: Date): Promise<number> {
  const reminders: ReminderKey[] = [];
  for (const row of await readRunning(db)) {
    const { day } = readClock(row, now);
    const part = dueWarning(row, day);
    if (!part) continue;
    const reminder = toReminder(row, day, part);
    const staff = part === 'the limit' ? await readS4(db, row.unit_id) : [];
    const told = new Set([...(await caseLeaders(db, row.unit_id)), ...staff]);
    for (const userId of told) reminders.push({ userId, ...reminder });
  }
  return raiseReminderOnce(db, now, 'loss-clock', 'loss-cases', reminders);
}
