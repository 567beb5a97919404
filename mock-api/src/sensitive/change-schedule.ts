import type { CheckScheduleInput, SensitiveCategory } from '@hand-receipt/contracts';
import { sql } from 'kysely';
import { badRequest, conflict, forbidden, notFound } from '../kernel';
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
 * The schedule is one for all units, so that only those set it who answer for all of them.
 *
 * @throws ApiError 403 by role, and for leaders of a unit below another.
 */
async function requireSetter({ trx, actor }: UnitOfWork): Promise<void> {
  if (!managesPropertyBook(actor)) {
    throw forbidden('Only a Supply Sergeant, a Commander or an Admin sets when items are checked.');
  }
  if (actor.role === 'Admin') return;
  const topmost = await trx
    .selectFrom('units')
    .select('id')
    .where('id', '=', actor.unitId)
    .where('parent_id', 'is', null)
    .executeTakeFirst();
  if (!topmost) {
    throw forbidden('The schedule is one for all units: leaders of the topmost unit set it.');
  }
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
  await requireSetter(work);
  requireWhole(input);
  const current = await trx
    .selectFrom('check_schedule')
    .select('version')
    .where('category', '=', category)
    .forUpdate()
    .executeTakeFirst();
  if (!current) throw notFound('There is no schedule of this category.');
  if (current.version !== input.version) {
    throw conflict('Another person has changed this schedule. Read it again, then change it.');
  }
  await sql`insert into check_schedule_past select * from check_schedule where category = ${category}`.execute(
    trx,
  );
  await trx
    .updateTable('check_schedule')
    .set({
      frequency: input.frequency,
      due_times: [...new Set(input.dueTimes)].sort(),
      weekday: input.weekday,
      month_day: input.monthDay,
      grace_minutes: input.graceMinutes,
      citation: input.citation?.trim() || null,
      version: current.version + 1,
      effective_from: at,
      changed_by_user_id: actor.id,
    })
    .where('category', '=', category)
    .execute();
  // The schedule is one for all units.
  work.addAudience('everybody');
}
