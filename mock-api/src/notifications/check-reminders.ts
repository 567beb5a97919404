import { SENSITIVE_CATEGORIES, type SensitiveCategory } from '@hand-receipt/contracts';
import type { Transaction } from 'kysely';
import { type Database, clockTime, localDay } from '../kernel';
import {
  type CheckSchedule,
  type OwnedSchedule,
  type Schedules,
  graceEnds,
  lastDues,
  opensAt,
  loadSchedules,
} from '../checks';
import { type ReminderKey, raiseReminderOnce } from '../live';
import { dayWords } from '../property';
import { type AskedCheck, type ToVerify, unseenByLeader, unseenByPerson } from './unseen-items';

const WORDS: Record<SensitiveCategory, string> = {
  weapon: 'weapons',
  optics: 'optics',
  communication: 'communication items',
  crypto: 'crypto items',
  other: 'other sensitive items',
};

const checkWords = (due: Date): string => `the ${clockTime(due)} check of ${dayWords(localDay(due))}`;

const ACTION = { label: 'View', path: '/sensitive-items' };

const itemsOf = ({ category }: AskedCheck, items: number): string =>
  `${items} ${items === 1 ? 'item' : 'items'} (${WORDS[category]})`;

/** One notification for each person, however many items it is about. */
const remindersOf = <T extends { userId: string }>(
  check: AskedCheck,
  unseen: readonly T[],
  words: (unseen: T) => ReminderKey['notification'],
): ReminderKey[] =>
  unseen.map((one) => ({
    userId: one.userId,
    key: `${check.category} ${check.due.toISOString()}${check.owner ? ` ${check.owner.id}` : ''}`,
    notification: words(one),
  }));

/**
 * What a person is told of a check: what they are to verify, and in one more sentence what of theirs others are.
 *
 * @param asked e.g. 'to verify for the 0600 check of 22NOV2026'
 */
function sentencesOf(
  check: AskedCheck,
  { own, withThem, stored, elsewhere }: ToVerify,
  asked: string,
): string {
  const theirs = [
    ...(own > 0 ? [`${itemsOf(check, own)} of yours`] : []),
    ...(withThem > 0 ? [`${itemsOf(check, withThem)} with you`] : []),
    ...(stored > 0 ? [`${itemsOf(check, stored)} at your counter`] : []),
  ].join(', ');
  const others = `${itemsOf(check, elsewhere)} of yours ${elsewhere === 1 ? 'is' : 'are'} with others`;
  if (!theirs) return `${others}, ${asked}.`;
  return elsewhere > 0 ? `${theirs} ${asked}. ${others}.` : `${theirs} ${asked}.`;
}

async function raiseDue(db: Transaction<Database>, now: Date, check: AskedCheck): Promise<number> {
  const reminders = remindersOf(check, await unseenByPerson(db, check, now), (unseen) => ({
    type: 'warning',
    title: 'Check due',
    message: sentencesOf(check, unseen, `to verify for ${checkWords(check.due)}`),
    action: ACTION,
  }));
  return raiseReminderOnce(db, now, 'check-due', 'sensitive', reminders);
}

async function raiseOverdue(db: Transaction<Database>, now: Date, check: AskedCheck): Promise<number> {
  const people = await unseenByPerson(db, check, now);
  const leaders = await unseenByLeader(db, check);
  const leads = new Set(leaders.map(({ userId }) => userId));
  const asked = `not verified at ${checkWords(check.due)}`;
  const overdue = (message: string) =>
    ({ type: 'critical', title: 'Check overdue', message, action: ACTION }) as const;
  const reminders = [
    ...remindersOf(check, leaders, ({ items }) => overdue(`${itemsOf(check, items)} of the unit ${asked}.`)),
    ...remindersOf(
      check,
      people.filter(({ userId }) => !leads.has(userId)),
      (unseen) => overdue(sentencesOf(check, unseen, asked)),
    ),
  ];
  return raiseReminderOnce(db, now, 'check-overdue', 'sensitive', reminders);
}

function askedCheck(schedules: Schedules, owned: OwnedSchedule, now: Date): AskedCheck | null {
  const { category, ownerId, schedule } = owned;
  const [due] = lastDues(schedule, now, 1);
  if (!due) return null;
  const exceptions = schedules.exceptions(category);
  const units = exceptions.filter((one) => ownerId === null || one.ownerId === ownerId);
  return {
    category,
    due,
    opens: opensAt(schedule, due),
    owner: ownerId === null ? null : { id: ownerId },
    units: units.map(({ unitId }) => unitId),
  };
}

/**
 * Tells who has sensitive items that a check of them is due, and their holders in a summary; when its time has run out,
 * them and their leaders that it is overdue: once for each check, whatever a person holds of the category.
 *
 * @returns how many reminders were raised.
 */
export async function raiseCheckReminders(db: Transaction<Database>, now: Date): Promise<number> {
  const schedules = await loadSchedules(db);
  let raised = 0;
  for (const category of SENSITIVE_CATEGORIES) {
    for (const owned of schedules.all.filter((one) => one.category === category)) {
      raised += await raiseCheck(db, now, askedCheck(schedules, owned, now), owned.schedule);
    }
  }
  return raised;
}

async function raiseCheck(
  db: Transaction<Database>,
  now: Date,
  check: AskedCheck | null,
  schedule: CheckSchedule,
): Promise<number> {
  if (!check) return 0;
  const isOverdue = now > graceEnds(schedule, check.due);
  return (isOverdue ? raiseOverdue : raiseDue)(db, now, check);
}
