import type { Selectable } from 'kysely';
import type { Database } from '../../kernel';
import { appendEvent, newEventId } from '../../ledger';
import type { UnitOfWork } from '../../unit-of-work';
import { readGroups } from './draw-list';
import { planCycle } from './plan-cycle';
import {
  CYCLE_MONTHS,
  addMonths,
  cycleStartOf,
  endOfMonth,
  monthWords,
  programMonths,
} from './program-months';

export type Program = Selectable<Database['inventory_program']>;

/** Who plans: a person, or the server at the turn of a month. */
export type Planner = Pick<UnitOfWork, 'trx' | 'at'> & { actor: { id: string; name: string } };

/** Spreads the groups of the book over the months of a cycle, once. */
async function ensurePlan(planner: Planner, program: Program, cycleStart: string): Promise<void> {
  const { trx } = planner;
  const known = await trx
    .selectFrom('inventory_plan')
    .select('group_key')
    .where('program_id', '=', program.id)
    .where('cycle_start', '=', cycleStart)
    .limit(1)
    .executeTakeFirst();
  if (known) return;
  const groups = await readGroups(planner, program);
  if (groups.length === 0) return;
  const months = programMonths('monthly', cycleStart, addMonths(cycleStart, CYCLE_MONTHS));
  const plan = planCycle(groups, months);
  await trx
    .insertInto('inventory_plan')
    .values(
      groups.map(({ key, items }) => ({
        program_id: program.id,
        cycle_start: cycleStart,
        group_key: key,
        month: plan.get(key) ?? cycleStart,
        items,
      })),
    )
    .execute();
}

/** The title of an inventory of a program, e.g. 'Weapons, NOV2026'. */
export const titleOfMonth = (title: string, month: string): string => `${title}, ${monthWords(month)}`;

type Planned = Selectable<Database['inventory']>;

/** What the event of the planning of an inventory says of it. Times are ISO 8601. */
export const plannedDetails = (inventory: Planned, counters: readonly string[]) => ({
  kind: inventory.kind,
  unitId: inventory.unit_id,
  programId: inventory.program_id,
  opensOn: inventory.opens_on,
  dueAt: inventory.due_at?.toISOString() ?? null,
  plannedBy: inventory.opened_by_user_id,
  plannedAt: inventory.opened_at.toISOString(),
  counters: [...counters],
});

/**
 * Plans inventories of a program for these months. A month that has one stays as it is. The caller has locked the program.
 *
 * @param months YYYY-MM-01
 * @returns how many were planned
 */
export async function planInventories(
  planner: Planner,
  program: Program,
  months: readonly string[],
): Promise<number> {
  const { trx, actor, at } = planner;
  let planned = 0;
  for (const month of months) {
    if (program.kind === 'cyclic') {
      await ensurePlan(planner, program, cycleStartOf(program.first_month, month));
    }
    const eventId = newEventId();
    const inventory = await trx
      .insertInto('inventory')
      .values({
        kind: program.kind,
        title: titleOfMonth(program.title, month),
        unit_id: program.unit_id,
        program_id: program.id,
        planned: true,
        opens_on: month,
        due_at: endOfMonth(month),
        opened_by_user_id: program.saved_by_user_id,
        opened_at: at,
        event_id: eventId,
      })
      .onConflict((known) => known.columns(['program_id', 'opens_on']).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!inventory) continue;
    const { id: inventoryId, title: name } = inventory;
    const details = { inventoryId, name, act: 'planned', ...plannedDetails(inventory, []) };
    await appendEvent(trx, { type: 'INVENTORY', itemId: null, actor, at, details, eventId });
    planned += 1;
  }
  return planned;
}
