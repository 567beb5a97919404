import { type RawBuilder, type Selectable, sql } from 'kysely';
import { unitItems } from '../../access';
import type { Database } from '../../kernel';
import type { UnitOfWork } from '../../unit-of-work';
import type { Group } from './plan-cycle';
import { CYCLE_MONTHS, addMonths, cycleStartOf, endsCycle } from './program-months';

type Program = Selectable<Database['inventory_program']>;
type Trx = Pick<UnitOfWork, 'trx'>;

/** The group of a row of the table `property`: its LIN; without it the NSN; without both the name. */
const groupKey = sql<string>`coalesce(nullif(property.lin, ''), nullif(property.nsn, ''), property.name)`;

/** A condition on the table `property`: what a unit and those below it carry or hold. What left the book is not among it. */
const ofUnit = (unitId: string): RawBuilder<boolean> => unitItems({ id: '', role: 'Commander', unitId });

/** Whether something is planned for the month of a row of `inventory`, or it is the last month of a cycle of its `program`. */
export const inCyclicPlan = sql<boolean>`(exists (
    select from inventory_plan plan where plan.program_id = program.id and plan.month = inventory.opens_on)
  or extract(month from inventory.opens_on) = extract(month from program.first_month - interval '1 month'))`;

/** Groups of everything that the unit of a program has in the book now. */
export async function readGroups({ trx }: Trx, { unit_id: unitId }: Program): Promise<Group[]> {
  const { rows } = await sql<Group>`select ${groupKey} as key, count(*)::int as items
    from property where ${ofUnit(unitId)} group by 1`.execute(trx);
  return rows;
}

/** How many sensitive items a unit and those below it have. */
export const countSensitive = (
  unitId: RawBuilder<string>,
): RawBuilder<number> => sql<number>`(select count(*)::int
  from property join visible_item seen on seen.item_id = property.id
  where seen.scope_id = ${unitId} and property.is_sensitive)`;

/** Whether an item is on a closed list of the cycle of a program that begins in a month. */
const isCounted = ({ id }: Program, cycleStart: string): RawBuilder<boolean> => sql`exists (
  select from inventory_line line join inventory counted on counted.id = line.inventory_id
  where line.item_id = property.id and counted.program_id = ${id} and counted.state = 'closed'
    and counted.opens_on >= ${cycleStart} and counted.opens_on < ${addMonths(cycleStart, CYCLE_MONTHS)})`;

/** Whether the group of an item is planned for a month, or with 'before' for an earlier one of its cycle. */
const isPlanned = ({ id }: Program, month: string, cycleStart: string, when: 'now' | 'before') => sql`exists (
  select from inventory_plan plan where plan.program_id = ${id} and plan.cycle_start = ${cycleStart}
    and plan.group_key = ${groupKey} and plan.month ${when === 'now' ? sql`=` : sql`<`} ${month})`;

/** Whether the last month of the cycle before was skipped, so that what is on none of its closed lists joins this one. */
const skippedEnd = ({ id }: Program, cycleStart: string) => sql`exists (
  select from inventory last where last.program_id = ${id} and last.state = 'cancelled'
    and last.opens_on = ${addMonths(cycleStart, -1)})`;

/**
 * What a cyclic inventory of a month has on its list: the groups of the month, and what was planned for an earlier month
 * and is on no closed list of the cycle. The last month of the cycle adds everything else that is on none.
 */
function cyclicItems(program: Program, month: string): RawBuilder<boolean> {
  const start = cycleStartOf(program.first_month, month);
  const left = sql`(not ${isCounted(program, start)} and ${
    endsCycle(program.first_month, month) ? sql`true` : isPlanned(program, month, start, 'before')
  })`;
  const before = addMonths(start, -CYCLE_MONTHS);
  const carried =
    month === start ? sql`(${skippedEnd(program, start)} and not ${isCounted(program, before)})` : sql`false`;
  return sql`(${isPlanned(program, month, start, 'now')} or ${left} or ${carried})`;
}

/**
 * Draws the list of an inventory of a program from the book.
 *
 * @param month YYYY-MM-01
 * @returns how many items are on it
 */
export async function drawList(
  { trx }: Trx,
  { program, inventoryId, month }: { program: Program; inventoryId: string; month: string },
): Promise<number> {
  const items = program.kind === 'cyclic' ? cyclicItems(program, month) : sql`property.is_sensitive`;
  const drawn = await sql`insert into inventory_line
      (inventory_id, item_id, name, serial_number, holder_user_id, group_key)
    select ${inventoryId}, property.id, property.name, property.serial_number, property.assigned_to_user_id, ${groupKey}
    from property where ${ofUnit(program.unit_id)} and ${items}`.execute(trx);
  return Number(drawn.numAffectedRows ?? 0);
}
