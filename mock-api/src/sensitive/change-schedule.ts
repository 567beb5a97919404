import type { CheckScheduleInput, SensitiveCategory } from '@hand-receipt/contracts';
import { sql } from 'kysely';
import { companyOf } from '../access';
import { type OwnedSchedule, loadSchedules } from '../checks';
import { badRequest, conflict, forbidden, notFound } from '../kernel';
import { appendEvent } from '../ledger';
import { managesPropertyBook } from '../property';
import type { UnitOfWork } from '../unit-of-work';

function requireWhole({ frequency, weekday, monthDay }: CheckScheduleInput): void {
  if ((frequency === 'weekly') !== (weekday !== null)) {
    throw badRequest('A weekly check, and no other, has a day of the week.', {
      weekday: 'A weekly check, and no other, has a day of the week.',
    });
  }
  if ((frequency === 'monthly') !== (monthDay !== null)) {
    throw badRequest('A monthly check, and no other, has a day of the month.', {
      monthDay: 'A monthly check, and no other, has a day of the month.',
    });
  }
}

/**
 * The schedule is one for a company, so that only those set it who answer for all of it. A battalion sets that of the
 * companies that have none of their own.
 *
 * @returns the unit whose schedule the actor sets; null for an Admin without a unit, who sets the default.
 * @throws ApiError 403 by role, and for leaders of a platoon or squad.
 */
async function requireSetter({ trx, actor }: UnitOfWork): Promise<string | null> {
  if (!managesPropertyBook(actor)) {
    throw forbidden('Only a Supply Sergeant, a Commander or an Admin sets when items are checked.');
  }
  const { rows } = await sql<{ id: string | null }>`select ${companyOf(actor.unitId)} as id`.execute(trx);
  const companyId = rows[0]?.id ?? null;
  if (actor.role !== 'Admin' && companyId !== actor.unitId) {
    throw forbidden('The schedule is one for the whole company: its leaders set it.');
  }
  return companyId;
}

/** The schedule that holds now. */
const presentOf = ({ version, schedule }: OwnedSchedule) => ({
  version,
  frequency: schedule.frequency,
  dueTimes: schedule.due_times,
  weekday: schedule.weekday,
  monthDay: schedule.month_day,
  graceMinutes: schedule.grace_minutes,
});

/** Gives a unit a schedule of its own, as the one that held for it is with all versions before. */
async function copySchedule(
  { trx }: UnitOfWork,
  category: SensitiveCategory,
  { from, to }: { from: string | null; to: string | null },
): Promise<void> {
  for (const table of ['check_schedule_past', 'check_schedule'] as const) {
    const rows = await trx
      .selectFrom(table)
      .selectAll()
      .where('category', '=', category)
      .where('unit_id', 'is not distinct from', from)
      .execute();
    if (rows.length > 0) {
      await trx
        .insertInto(table)
        .values(rows.map((row) => ({ ...row, unit_id: to })))
        .execute();
    }
  }
}

/** Writes the ledger's event of the schedule as it is now. */
async function recordSchedule(
  { trx, actor, at }: UnitOfWork,
  category: SensitiveCategory,
  unitId: string | null,
): Promise<void> {
  const schedule = await trx
    .selectFrom('check_schedule')
    .leftJoin('units', 'units.id', 'check_schedule.unit_id')
    .select(['frequency', 'due_times', 'weekday', 'month_day', 'grace_minutes', 'citation', 'units.name'])
    .where('category', '=', category)
    .where('unit_id', 'is not distinct from', unitId)
    .executeTakeFirstOrThrow();
  const details = {
    unitId,
    unit: schedule.name,
    checksOf: category,
    frequency: schedule.frequency,
    dueTimes: schedule.due_times,
    weekday: schedule.weekday,
    monthDay: schedule.month_day,
    graceMinutes: schedule.grace_minutes,
    citation: schedule.citation,
  };
  await appendEvent(trx, { type: 'SETTING CHANGED', itemId: null, actor, at, details });
}

/**
 * Sets when a category is checked from now on. Checks that were due before stay judged by the version
 * before, so that a change of schedule excuses no missed one.
 *
 * @throws ApiError 403 by role or unit, 400 for days that do not fit the frequency, 409 where a person changed
 *   the schedule in the meantime.
 */
export async function changeSchedule(
  work: UnitOfWork,
  category: SensitiveCategory,
  input: CheckScheduleInput,
): Promise<void> {
  const { trx, actor, at } = work;
  const unitId = await requireSetter(work);
  requireWhole(input);
  // One change at a time: two first schedules of a unit would be two rows.
  await sql`lock table check_schedule in share row exclusive mode`.execute(trx);
  const current = (await loadSchedules(trx)).owned(category, unitId);
  if (!current) throw notFound('There is no schedule of this category.');
  const { ownerId, version } = current;
  if (version !== input.version) {
    throw conflict('Somebody changed this while you were typing.', undefined, presentOf(current));
  }
  if (ownerId !== unitId) await copySchedule(work, category, { from: ownerId, to: unitId });
  await sql`insert into check_schedule_past select * from check_schedule
    where category = ${category} and unit_id is not distinct from ${unitId}`.execute(trx);
  await trx
    .updateTable('check_schedule')
    .set({
      frequency: input.frequency,
      due_times: [...new Set(input.dueTimes)].sort(),
      weekday: input.weekday,
      month_day: input.monthDay,
      grace_minutes: input.graceMinutes,
      citation: input.citation?.trim() || null,
      version: version + 1,
      effective_from: at,
      changed_by_user_id: actor.id,
    })
    .where('category', '=', category)
    .where('unit_id', 'is not distinct from', unitId)
    .execute();
  await recordSchedule(work, category, unitId);
  // Everybody of the company is asked by it, and so are those who lead them.
  work.addAudience('everybody');
}
