import { type Kysely, type Transaction, sql } from 'kysely';
import { type Database, daysUntil, localDay } from '../kernel';
import { type ReminderKey, itemWords, militaryTime, raiseReminderOnce } from '../live';
import { militaryDate } from '../property';
import { nearest } from '../signatures';
import { boardOf } from './find-counter';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** A temporary receipt is announced so many days before it ends. */
const DAYS_BEFORE = 5;
/** A draw is told to the Commander when it is so long overdue. */
const LATE_MS = 30 * MINUTE_MS;

/** What is out and due, or nearly. */
const selectDue = (db: Kysely<Database>, now: Date) =>
  db
    .selectFrom('possession')
    .innerJoin('property', 'property.id', 'possession.item_id')
    .innerJoin('handover', 'handover.id', 'possession.handover_id')
    .innerJoin('counter', 'counter.id', 'handover.counter_id')
    // The giver of the day of issue may have handed over since: the person above in the chain answers now.
    .leftJoin('custody_link as own', (join) =>
      join.onRef('own.item_id', '=', 'possession.item_id').onRef('own.user_id', '=', 'possession.user_id'),
    )
    .leftJoin('custody_link as above', (join) =>
      join
        .onRef('above.item_id', '=', 'own.item_id')
        .on('above.position', '=', sql<number>`own.position - 1`),
    )
    .select(['property.name', 'property.serial_number', 'possession.basis', 'above.user_id as giverId'])
    .select(['counter.id as counterId', 'counter.name as counter', 'counter.unit_id as unitId'])
    .select([sql<string>`possession.user_id`.as('userId'), sql<Date>`possession.due_at`.as('dueAt')])
    .where('possession.to_at', 'is', null)
    .where('possession.basis', 'in', ['draw', 'temporary'])
    .where('possession.due_at', '<=', new Date(now.getTime() + (DAYS_BEFORE + 1) * DAY_MS))
    .orderBy('property.id')
    .execute();

type DueItem = Awaited<ReturnType<typeof selectDue>>[number];

/** How near or far past its due time an item is; each stage is told once. Null for what is told later. */
function stageOf({ basis, dueAt }: DueItem, now: Date): string | null {
  const left = dueAt.getTime() - now.getTime();
  if (basis === 'draw') {
    if (left > HOUR_MS) return null;
    if (left > 0) return 'soon';
    return -left < LATE_MS ? 'overdue' : 'late';
  }
  const days = daysUntil(localDay(dueAt), now);
  if (days > DAYS_BEFORE) return null;
  if (days > 0) return 'soon';
  return days === 0 ? 'today' : `overdue ${localDay(now)}`;
}

const isOver = (stage: string): boolean => !['soon', 'today'].includes(stage);

/** Items of one counter that are due at one time, at one stage. */
interface Group {
  stage: string;
  first: DueItem;
  items: DueItem[];
}

function groupsOf(rows: readonly DueItem[], now: Date): Group[] {
  const groups = new Map<string, Group>();
  for (const row of rows) {
    const stage = stageOf(row, now);
    if (stage === null) continue;
    const key = `${row.counterId} ${row.basis} ${row.dueAt.toISOString()} ${stage}`;
    const group = groups.get(key) ?? { stage, first: row, items: [] };
    group.items.push(row);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** When a group is or was due: a draw is due at a time of today, unless it was due on an earlier day. */
function dueWords({ stage, first: { basis, dueAt } }: Group, now: Date): string {
  if (basis !== 'draw') return militaryDate(dueAt);
  const isEarlier = isOver(stage) && localDay(dueAt) !== localDay(now);
  return isEarlier ? militaryTime(dueAt) : militaryTime(dueAt).slice(-4);
}

function sentenceOf(group: Group, items: readonly DueItem[], now: Date): string {
  const { stage, first } = group;
  const [only] = items;
  const what = items.length === 1 && only ? `${itemWords(only)} is` : `${items.length} items are`;
  const time = dueWords(group, now);
  return isOver(stage)
    ? `${what} overdue at ${first.counter} since ${time}.`
    : `${what} due back at ${first.counter} ${first.basis === 'draw' ? 'at' : 'on'} ${time}.`;
}

const operatorsOf = async (db: Kysely<Database>, counterId: string, now: Date): Promise<string[]> => {
  const rows = await db
    .selectFrom('counter_operator')
    .select('user_id')
    .where('counter_id', '=', counterId)
    .where('ended_at', 'is', null)
    .where('until', '>', now)
    .execute();
  return rows.map(({ user_id }) => user_id);
};

/** The items of a group that one person is notified of. */
interface Told {
  items: DueItem[];
  /** Where they see it. */
  path: string;
}

/** Whom a group concerns: each with the items that it is to them. One notice a person and counter. */
async function audienceOf(db: Kysely<Database>, group: Group, now: Date): Promise<Map<string, Told>> {
  const { first, items, stage } = group;
  const told = new Map<string, Told>();
  const tell = (id: string | null, of: DueItem[], path = '/property-book') =>
    id !== null && !told.has(id) && told.set(id, { items: of, path });
  const isLate = first.basis === 'draw' ? stage === 'late' : isOver(stage);
  const commanders = isLate ? await nearest(db, first.unitId, ['Commander'], '') : [];
  const leaders = [...(await operatorsOf(db, first.counterId, now)), ...commanders.map(({ id }) => id)];
  for (const id of leaders) tell(id, items, boardOf(first.counterId));
  for (const { userId, giverId, basis } of items) {
    tell(
      userId,
      items.filter((item) => item.userId === userId),
    );
    if (basis === 'temporary')
      tell(
        giverId,
        items.filter((item) => item.giverId === giverId),
      );
  }
  return told;
}

/** Tells of draws and temporary receipts that are due or overdue, each stage once. Scheduled work. */
export async function raiseDueReminders(trx: Transaction<Database>, now: Date): Promise<void> {
  const reminders: ReminderKey[] = [];
  for (const group of groupsOf(await selectDue(trx, now), now)) {
    const { first, stage } = group;
    for (const [userId, { items, path }] of await audienceOf(trx, group, now)) {
      reminders.push({
        userId,
        key: `${first.counterId} ${first.basis} ${first.dueAt.toISOString()} ${stage}`,
        notification: {
          type: isOver(stage) ? 'critical' : 'warning',
          title: isOver(stage) ? 'Overdue at a counter' : 'Due at a counter',
          message: sentenceOf(group, items, now),
          action: { label: 'View', path },
        },
      });
    }
  }
  await raiseReminderOnce(trx, now, 'possession-due', 'counters', reminders);
}
