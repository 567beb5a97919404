import { SENSITIVE_CATEGORIES, type SensitiveCategory } from '@hand-receipt/contracts';
import type { Transaction } from 'kysely';
import type { Database } from '../kernel';
import { type CheckSchedule, EARLY_MINUTES, lastDues, loadSchedules } from '../checks';
import { dayFrom, militaryDay } from './days';
import { type ReminderKey, raiseReminderOnce } from '../live';
import { type AskedCheck, type Unseen, unseenByHolder, unseenByLeader } from './unseen-items';

const MINUTE_MS = 60_000;

const WORDS: Record<SensitiveCategory, string> = {
  weapon: 'weapons',
  optics: 'optics',
  communication: 'communication items',
  crypto: 'crypto items',
  other: 'other sensitive items',
};

const two = (number: number): string => String(number).padStart(2, '0');
const checkWords = (due: Date): string =>
  `the ${two(due.getHours())}${two(due.getMinutes())} check of ${militaryDay(dayFrom(due, 0))}`;

const ACTION = { label: 'View', path: '/sensitive-items' };

/** One notification for each person, however many items it is about. */
const remindersOf = (
  check: AskedCheck,
  unseen: readonly Unseen[],
  words: (items: string) => ReminderKey['notification'],
): ReminderKey[] =>
  unseen.map(({ userId, items }) => ({
    userId,
    key: `${check.category} ${check.due.toISOString()}`,
    notification: words(`${items} ${items === 1 ? 'item' : 'items'} (${WORDS[check.category]})`),
  }));

async function raiseDue(db: Transaction<Database>, now: Date, check: AskedCheck): Promise<number> {
  const reminders = remindersOf(check, await unseenByHolder(db, check), (items) => ({
    type: 'warning',
    title: 'Check due',
    message: `${items} of yours to verify for ${checkWords(check.due)}.`,
    action: ACTION,
  }));
  return raiseReminderOnce(db, now, 'check-due', 'sensitive', reminders);
}

async function raiseOverdue(db: Transaction<Database>, now: Date, check: AskedCheck): Promise<number> {
  const holders = await unseenByHolder(db, check);
  const leaders = await unseenByLeader(db, check);
  const leads = new Set(leaders.map(({ userId }) => userId));
  const overdue = (whose: string) => (items: string) =>
    ({
      type: 'critical',
      title: 'Check overdue',
      message: `${items} ${whose} not verified at ${checkWords(check.due)}.`,
      action: ACTION,
    }) as const;
  const reminders = [
    ...remindersOf(check, leaders, overdue('of the unit')),
    ...remindersOf(
      check,
      holders.filter(({ userId }) => !leads.has(userId)),
      overdue('of yours'),
    ),
  ];
  return raiseReminderOnce(db, now, 'check-overdue', 'sensitive', reminders);
}

function askedCheck(category: SensitiveCategory, schedule: CheckSchedule, now: Date): AskedCheck | null {
  const [due] = lastDues(schedule, now, 1);
  return due ? { category, due, opens: new Date(due.getTime() - EARLY_MINUTES * MINUTE_MS) } : null;
}

/**
 * Tells holders that a check of their sensitive items is due, and when its time has run out, holders and
 * leaders that it is overdue: once for each check, whatever a person holds of the category.
 *
 * @returns how many reminders were raised.
 */
export async function raiseCheckReminders(db: Transaction<Database>, now: Date): Promise<number> {
  const schedules = await loadSchedules(db);
  let raised = 0;
  for (const category of SENSITIVE_CATEGORIES) {
    const schedule = schedules.get(category);
    const check = schedule && askedCheck(category, schedule, now);
    if (!check) continue;
    const isOverdue = now.getTime() > check.due.getTime() + schedule.grace_minutes * MINUTE_MS;
    raised += await (isOverdue ? raiseOverdue : raiseDue)(db, now, check);
  }
  return raised;
}
