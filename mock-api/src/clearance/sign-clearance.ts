import { conflict } from '../kernel';
import { type CheckedProof, sign } from '../signatures';
import type { UnitOfWork } from '../unit-of-work';
import { recordClearance } from './clearance-record';
import { findLeaver, holdPerson, lockClearance } from './find-clearance';
import { partsOf, requireMaySign } from './may-clear';
import { addClearanceAudience } from './open-clearance';
import { readComputedSteps, readHandSteps } from './read-steps';
import { counted } from './why-not-clear';

/**
 * Signs that a person is clear, while every step is.
 *
 * @throws ApiError 404 out of sight; 403 by role and for the person themselves; 409 where no clearance is under way or a
 *   step is not clear; CountedRefusal for a wrong PIN or password.
 */
export async function signClearance(work: UnitOfWork, userId: string, proof: CheckedProof): Promise<void> {
  const { trx, actor, at } = work;
  const person = await findLeaver(trx, actor, userId);
  requireMaySign(await partsOf(trx, actor, person));
  // Before the steps are read: a person who signs for an item waits from here on.
  await holdPerson(work, userId);
  const clearance = await lockClearance(work, person, 'open', 'overridden');
  const steps = [
    ...(await readComputedSteps(trx, actor, userId)),
    ...(await readHandSteps(trx, clearance.hand_steps)),
  ];
  const open = steps.filter(({ clear }) => !clear);
  if (open.length > 0) {
    const words = open.map(({ title }) => title).join('; ');
    throw conflict(`${counted(open.length, 'step is', 'steps are')} not clear: ${words}.`);
  }
  const content = {
    clearance: clearance.id,
    person: userId,
    leavesOn: clearance.leaves_on,
    steps: steps.map(({ key, title, done_by, done_at }) => ({
      key,
      title,
      doneBy: done_by?.id ?? null,
      doneAt: done_at,
    })),
  };
  await sign(work, proof, { kind: 'clearance', id: clearance.id, part: 'signed', content });
  await trx
    .updateTable('clearance')
    .set({ signed_by: actor.id, signed_at: at, reopened_at: null })
    .where('id', '=', clearance.id)
    .execute();
  addClearanceAudience(work, person);
  await work.notify([userId], {
    type: 'info',
    title: 'You are cleared',
    message: `${actor.name} signed your clearance ${clearance.id}.`,
    action: { label: 'View', path: `/people/${userId}/clearance` },
  });
  await recordClearance(work, clearance.id, 'cleared', person);
}
