import { badRequest } from '../../kernel';
import type { UnitOfWork } from '../../unit-of-work';
import { recordAct } from '../record-act';
import { lockProgramInventory, requirePlanned } from './find-planned';
import { cycleStartOf } from './program-months';

const COMMANDERS = {
  roles: ['Commander'] as const,
  words: 'Only a Commander of the unit skips an inventory.',
};

/** Gives the groups of a month to the next planned one of the cycle. Where there is none, they join the cycle after it. */
async function moveGroups({ trx }: UnitOfWork, programId: string, month: string): Promise<void> {
  const { first_month: firstMonth } = await trx
    .selectFrom('inventory_program')
    .select('first_month')
    .where('id', '=', programId)
    .executeTakeFirstOrThrow();
  const start = cycleStartOf(firstMonth, month);
  const next = await trx
    .selectFrom('inventory')
    .select('opens_on')
    .where('program_id', '=', programId)
    .where('state', '=', 'planned')
    .where('opens_on', '>', month)
    .orderBy('opens_on')
    .limit(1)
    .executeTakeFirst();
  if (!next?.opens_on || cycleStartOf(firstMonth, next.opens_on) !== start) return;
  await trx
    .updateTable('inventory_plan')
    .set({ month: next.opens_on })
    .where('program_id', '=', programId)
    .where('cycle_start', '=', start)
    .where('month', '=', month)
    .execute();
}

/**
 * Skips a planned inventory. Its groups join the next month.
 *
 * @throws ApiError 404 out of sight, 403 for anybody but a Commander of the unit, 400 without a reason, 409 for one that was
 *   opened or skipped.
 */
export async function skipPlanned(work: UnitOfWork, id: string, reason: string): Promise<void> {
  const { trx, actor, at } = work;
  const inventory = await lockProgramInventory(work, id, COMMANDERS);
  requirePlanned(inventory);
  const text = reason.trim();
  if (!text) throw badRequest('Give a reason.', { reason: 'Give a reason.' });
  await trx
    .updateTable('inventory')
    .set({
      closed_at: at,
      closed_by_user_id: actor.id,
      cancel_reason: text,
      version: inventory.version + 1,
    })
    .where('id', '=', id)
    .execute();
  await moveGroups(work, inventory.program_id, inventory.opens_on);
  work.addAudience({ inventories: [id] });
  await recordAct(work, inventory, 'cancelled', { reason: text });
}
