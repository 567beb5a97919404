import { notFound } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import { recordClearance } from './clearance-record';
import { findLeaver, lockClearance } from './find-clearance';
import { partsOf, requireMayTick } from './may-clear';
import { addClearanceAudience } from './open-clearance';
import { handKey } from './read-steps';

/**
 * Ticks a step that is done by hand, or takes the tick back. Done twice it is done once.
 *
 * @throws ApiError 404 out of sight and for no such step, 403 by role, 409 where no clearance is under way.
 */
export async function tickStep(
  work: UnitOfWork,
  userId: string,
  { key, done }: { key: string; done: boolean },
): Promise<void> {
  const { trx, actor, at } = work;
  const person = await findLeaver(trx, actor, userId);
  requireMayTick(await partsOf(trx, actor, person));
  const clearance = await lockClearance(work, person, 'open', 'overridden');
  const step = clearance.hand_steps.find((_, index) => handKey(index) === key);
  if (!step) throw notFound('There is no such step.');
  if ((step.doneAt !== null) === done) return;
  const ticked = done ? { doneBy: actor.id, doneAt: at.toISOString() } : { doneBy: null, doneAt: null };
  const steps = clearance.hand_steps.map((one) => (one === step ? { ...one, ...ticked } : one));
  await trx
    .updateTable('clearance')
    .set({ hand_steps: JSON.stringify(steps) })
    .where('id', '=', clearance.id)
    .execute();
  addClearanceAudience(work, person);
  await recordClearance(work, clearance.id, 'clearance step', person);
}
