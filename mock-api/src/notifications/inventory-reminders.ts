import type { Role } from '@hand-receipt/contracts';
import { type Transaction, sql } from 'kysely';
import { inCyclicPlan } from '../inventory';
import { type Database, daysUntil, localDay } from '../kernel';
import { type ReminderKey, raiseReminderOnce } from '../live';
import { dayWords } from '../property';
import { nearest } from '../signatures';

/** Opener and team are told so many days before the due day. */
const DAYS_BEFORE = 7;
const DAYS_A_WEEK = 7;

const readUnfinished = (db: Transaction<Database>) =>
  db
    .selectFrom('inventory')
    .innerJoin('inventory_program as program', 'program.id', 'inventory.program_id')
    .select(['inventory.id', 'inventory.title', 'inventory.due_at', 'inventory.unit_id', 'inventory.planned'])
    .select('inventory.opened_by_user_id as opener')
    .select(
      sql<Member[]>`coalesce((select json_agg(json_build_object(
          'id', users.id, 'name', users.rank || ' ' || users.last_name, 'isActive', users.status = 'Active')
          order by users.id)
        from inventory_counter counter join users on users.id = counter.user_id
        where counter.inventory_id = inventory.id), '[]')`.as('team'),
    )
    .where('inventory.closed_at', 'is', null)
    // A month for which nothing is planned asks nothing of anybody.
    .where(sql<boolean>`(not inventory.planned or program.kind = 'sensitive' or ${inCyclicPlan})`)
    .orderBy('inventory.id')
    .execute();

interface Member {
  id: string;
  name: string;
  isActive: boolean;
}

type Unfinished = Awaited<ReturnType<typeof readUnfinished>>[number];
type Told = Pick<ReminderKey, 'key' | 'notification'>;

const pathOf = ({ id, planned }: Unfinished): string =>
  planned ? `/inventories?inventory=${id}` : `/inventories/${id}`;

/** The reminder of an inventory that is due; null before the week of its due day. */
function dueReminder(inventory: Unfinished, dueDay: string, daysLeft: number): Told | null {
  const { id, title } = inventory;
  const action = { label: 'View', path: pathOf(inventory) };
  const day = dayWords(dueDay);
  if (daysLeft > DAYS_BEFORE) return null;
  if (daysLeft > 0) {
    const message = `${title} is due on ${day}.`;
    return {
      key: `${id} soon ${dueDay}`,
      notification: { type: 'info', title: 'Inventory due', message, action },
    };
  }
  if (daysLeft === 0) {
    const message = `${title} is due today.`;
    return {
      key: `${id} today ${dueDay}`,
      notification: { type: 'warning', title: 'Inventory due today', message, action },
    };
  }
  // The day after, and then weekly.
  const week = Math.floor((-daysLeft - 1) / DAYS_A_WEEK);
  const message = `${title} was due on ${day}.`;
  return {
    key: `${id} overdue ${dueDay} week ${week}`,
    notification: { type: 'critical', title: 'Inventory overdue', message, action },
  };
}

/** Active people who answer for an inventory of a unit besides its opener and team. */
async function answerable(
  db: Transaction<Database>,
  unitId: string | null,
  roles: readonly Role[],
): Promise<string[]> {
  if (unitId === null) return [];
  const found = [];
  for (const role of roles) found.push(...(await nearest(db, unitId, [role], '')));
  return found.map(({ id }) => id);
}

async function readDue(db: Transaction<Database>, inventory: Unfinished, now: Date): Promise<ReminderKey[]> {
  if (inventory.due_at === null) return [];
  const dueDay = localDay(inventory.due_at);
  const daysLeft = daysUntil(dueDay, now);
  const told = dueReminder(inventory, dueDay, daysLeft);
  if (!told) return [];
  const team = inventory.team.filter(({ isActive }) => isActive).map(({ id }) => id);
  const leaders = daysLeft < 0 ? await answerable(db, inventory.unit_id, ['Commander', 'S4', 'PBO']) : [];
  return [...new Set([inventory.opener, ...team, ...leaders])].map((userId) => ({ userId, ...told }));
}

/** Told once to the opener, and to the Commander where they are not active any more. */
async function readNeedsCounter(db: Transaction<Database>, inventory: Unfinished): Promise<ReminderKey[]> {
  const gone = inventory.team.filter(({ isActive }) => !isActive);
  if (gone.length === 0) return [];
  const opener = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', inventory.opener)
    .where('status', '=', 'Active')
    .executeTakeFirst();
  const people = opener ? [opener.id] : await answerable(db, inventory.unit_id, ['Commander']);
  return gone.flatMap(({ id, name }) =>
    people.map((userId) => ({
      userId,
      key: `${inventory.id} ${id}`,
      notification: {
        type: 'warning' as const,
        title: 'Needs a counter',
        message: `${name} is deactivated and was to count ${inventory.title}.`,
        action: { label: 'View', path: pathOf(inventory) },
      },
    })),
  );
}

/**
 * Tells the opener and the team of an inventory of a program that it is due: 7 days before and on the day. The day after and
 * then weekly it tells the Commander, the S4 and the PBO, too. Tells once that somebody of a team was deactivated.
 *
 * @returns how many reminders were raised.
 */
export async function raiseInventoryReminders(db: Transaction<Database>, now: Date): Promise<number> {
  const due: ReminderKey[] = [];
  const needed: ReminderKey[] = [];
  for (const inventory of await readUnfinished(db)) {
    due.push(...(await readDue(db, inventory, now)));
    needed.push(...(await readNeedsCounter(db, inventory)));
  }
  const raised = await raiseReminderOnce(db, now, 'inventory-due', 'sensitive', due);
  return raised + (await raiseReminderOnce(db, now, 'inventory-counter', 'sensitive', needed));
}
