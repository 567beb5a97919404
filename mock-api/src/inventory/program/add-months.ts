import type { Transaction } from 'kysely';
import { type Database, localDay } from '../../kernel';
import { OPERATOR } from '../../people';
import { planInventories } from './plan-inventories';
import { CYCLE_MONTHS, addMonths, monthAfter, monthOf, programMonths } from './program-months';

/**
 * Keeps the next 12 months of each program planned: at the turn of a month one more. Scheduled work. It goes on from the last
 * month that the program planned, so that a month that was skipped stays skipped.
 *
 * @returns how many inventories were planned.
 */
export async function addProgramMonths(trx: Transaction<Database>, now: Date): Promise<number> {
  const before = addMonths(monthOf(localDay(now)), CYCLE_MONTHS);
  const programs = await trx
    .selectFrom('inventory_program')
    .selectAll()
    .where('active', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute();
  let planned = 0;
  for (const program of programs) {
    const { last } = await trx
      .selectFrom('inventory')
      .select((row) => row.fn.max('opens_on').as('last'))
      .where('program_id', '=', program.id)
      .executeTakeFirstOrThrow();
    const from = last === null ? program.first_month : monthAfter(program.cadence, last);
    const months = programMonths(program.cadence, from, before);
    planned += await planInventories({ trx, actor: OPERATOR, at: now }, program, months);
  }
  return planned;
}
