import { type HandStep, badRequest, conflict, daysUntil } from '../kernel';
import { newEventId } from '../ledger';
import { dayWords } from '../property';
import { nearest } from '../signatures';
import { unitSetting } from '../unit-settings';
import type { UnitOfWork } from '../unit-of-work';
import { recordClearance } from './clearance-record';
import { type Leaver, findClearance, findLeaver, holdPerson } from './find-clearance';
import { partsOf, requireMayOpen } from './may-clear';

/** Of every clearance; a unit adds more by its setting `clearance.extraSteps`. */
const LABELS_STEP = 'Labels and cards handed in';

/** Tells the person, or, where they opened it themselves, those who sign. */
async function tellOpened(work: UnitOfWork, person: Leaver, leavesOn: string): Promise<void> {
  const { trx, actor } = work;
  const isOwn = actor.id === person.id;
  const signers =
    isOwn && person.unitId !== null
      ? await nearest(trx, person.unitId, ['Supply Sergeant', 'Commander'], person.id)
      : [];
  const told = isOwn ? signers.map(({ id }) => id) : [person.id];
  const day = dayWords(leavesOn);
  await work.notify(told.sort(), {
    type: 'info',
    title: 'Clearance opened',
    message: isOwn
      ? `${actor.name} opened their clearance. They leave on ${day}.`
      : `${actor.name} opened your clearance. You leave on ${day}.`,
    action: { label: 'View', path: `/people/${person.id}/clearance` },
  });
}

/** The steps that are ticked, as the settings of the unit have them now. */
async function newHandSteps({ trx }: UnitOfWork, unitId: string | null): Promise<HandStep[]> {
  const extra = await unitSetting(trx, unitId, 'clearance.extraSteps');
  return [LABELS_STEP, ...extra].map((text) => ({ text, doneBy: null, doneAt: null }));
}

/** A person who left this many days ago may still be cleared; a day further past is a typing error. */
const LEFT_DAYS = 30;

/** @throws ApiError 400 for a day that is long past. */
function requireRecent(leavesOn: string, now: Date): void {
  if (daysUntil(leavesOn, now) >= -LEFT_DAYS) return;
  const words = `The day is more than ${LEFT_DAYS} days ago. Enter the day on which they leave.`;
  throw badRequest(words, { leavesOn: words });
}

/** Everybody who may see a clearance reads it again. */
export const addClearanceAudience = (work: UnitOfWork, { id, unitId }: Leaver): void =>
  work.addAudience({ people: [id], leadersOf: [unitId] });

/**
 * Starts clearing a person who leaves.
 *
 * @param leavesOn YYYY-MM-DD
 * @throws ApiError 404 out of sight, 403 by role, 400 for a day that is long past, 409 while another one is not finished, and
 *   for a person who is cleared.
 */
export async function openClearance(work: UnitOfWork, userId: string, leavesOn: string): Promise<void> {
  const { trx, actor, at } = work;
  const person = await findLeaver(trx, actor, userId);
  requireMayOpen(await partsOf(trx, actor, person), person);
  requireRecent(leavesOn, at);
  // Two who open it at the same moment follow each other.
  await holdPerson(work, userId);
  const open = await findClearance(trx, userId);
  if (open?.state === 'open' || open?.state === 'overridden') {
    throw conflict(`${open.id} of ${person.name} is not finished.`);
  }
  if (open?.state === 'cleared') {
    throw conflict(`${person.name} is cleared already. Stop ${open.id} first.`);
  }
  const { id } = await trx
    .insertInto('clearance')
    .values({
      user_id: userId,
      opened_by: actor.id,
      // One that waited for another is not older than that.
      opened_at: open && open.opened_at > at ? open.opened_at : at,
      leaves_on: leavesOn,
      hand_steps: JSON.stringify(await newHandSteps(work, person.unitId)),
      event_id: newEventId(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  addClearanceAudience(work, person);
  await tellOpened(work, person, leavesOn);
  await recordClearance(work, id, 'clearance opened', person);
}
