import { type Transaction, sql } from 'kysely';
import { type Database, daysUntil, localDay } from '../kernel';
import { type ReminderKey, raiseReminderOnce } from '../live';
import { dayWords } from '../property';
import { nearest } from '../signatures';
import { titleOf } from '../succession';

/** Both parties are told so many days before the due date. */
const DAYS_BEFORE = 5;

const readOpen = (db: Transaction<Database>) =>
  db
    .selectFrom('succession')
    .innerJoin('users as outgoing', 'outgoing.id', 'succession.from_user_id')
    .innerJoin('users as incoming', 'incoming.id', 'succession.to_user_id')
    .leftJoin('units', 'units.id', 'succession.unit_id')
    .select(['succession.id', 'succession.kind', 'succession.from_user_id', 'succession.to_user_id'])
    .select('succession.due_on')
    .select('units.parent_id')
    .select(sql<string>`outgoing.rank || ' ' || outgoing.last_name`.as('from'))
    .select(sql<string>`incoming.rank || ' ' || incoming.last_name`.as('to'))
    .where('succession.state', 'in', ['draft', 'active', 'signing'])
    .orderBy('succession.id')
    .execute();

type Open = Awaited<ReturnType<typeof readOpen>>[number];

/** An open succession whose outgoing person was to have left by now. */
interface Left {
  id: string;
  kind: Open['kind'];
  clearance: string;
  /** YYYY-MM-DD */
  leavesOn: string;
  from: string;
  to: string;
  people: string[];
}

/** The parties, and the Commander above once it is overdue. */
async function peopleOf(db: Transaction<Database>, open: Open, isOverdue: boolean): Promise<string[]> {
  const parties = [open.from_user_id, open.to_user_id];
  if (!isOverdue || open.parent_id === null) return parties;
  const above = await nearest(db, open.parent_id, ['Commander'], open.from_user_id);
  return [...new Set([...parties, ...above.map(({ id }) => id)])];
}

function toReminder(open: Open, daysLeft: number, now: Date) {
  const { id, from, to, due_on: dueOn } = open;
  const isOverdue = daysLeft < 0;
  return {
    // Overdue, they are told once a day.
    key: isOverdue ? `${id} overdue ${localDay(now)}` : `${id} due ${dueOn}`,
    notification: {
      type: isOverdue ? ('warning' as const) : ('info' as const),
      title: `${titleOf(open)} ${isOverdue ? 'overdue' : 'due'}`,
      message: `${id}, from ${from} to ${to}, ${isOverdue ? 'was' : 'is'} due on ${dayWords(dueOn)}.`,
      action: { label: 'View', path: `/successions/${id}` },
    },
  };
}

/**
 * What the parties, and who prepared it, are told once the outgoing person's day of leaving has passed. Their newest
 * clearance that was not stopped says which day it is.
 */
async function readLeft(db: Transaction<Database>, now: Date): Promise<ReminderKey[]> {
  const { rows } = await sql<Left>`
    select succession.id, succession.kind, clearance.id as clearance, clearance.leaves_on as "leavesOn",
      outgoing.rank || ' ' || outgoing.last_name as "from", incoming.rank || ' ' || incoming.last_name as "to",
      array[succession.from_user_id, succession.to_user_id, succession.opened_by]
        || array(select user_id from succession_giver where succession_id = succession.id) as people
    from succession
    join users outgoing on outgoing.id = succession.from_user_id
    join users incoming on incoming.id = succession.to_user_id
    join lateral (select id, leaves_on from clearance
      where user_id = succession.from_user_id and state <> 'cancelled'
      order by opened_at desc, length(id) desc, id desc limit 1) clearance on clearance.leaves_on < ${localDay(now)}
    where succession.state in ('draft', 'active', 'signing')
    order by succession.id`.execute(db);
  return rows.flatMap(({ id, kind, clearance, leavesOn, from, to, people }) =>
    [...new Set(people)].map((userId) => ({
      userId,
      key: `${id} ${clearance} left ${leavesOn}`,
      notification: {
        type: 'warning' as const,
        title: `${titleOf({ kind })} not finished`,
        message: `${id}, from ${from} to ${to}, is not finished, and ${from} was to leave on ${dayWords(leavesOn)}.`,
        action: { label: 'View', path: `/successions/${id}` },
      },
    })),
  );
}

/**
 * Tells both parties five days before a succession is due, and daily once it is overdue; then the Commander above,
 * too. Tells them once that the outgoing person's day of leaving has passed.
 *
 * @returns how many reminders were raised.
 */
export async function raiseSuccessionReminders(db: Transaction<Database>, now: Date): Promise<number> {
  const reminders: ReminderKey[] = [];
  for (const open of await readOpen(db)) {
    const daysLeft = daysUntil(open.due_on, now);
    if (daysLeft > DAYS_BEFORE) continue;
    const reminder = toReminder(open, daysLeft, now);
    const people = await peopleOf(db, open, daysLeft < 0);
    for (const userId of people) reminders.push({ userId, ...reminder });
  }
  reminders.push(...(await readLeft(db, now)));
  return raiseReminderOnce(db, now, 'succession-due', 'successions', reminders);
}
