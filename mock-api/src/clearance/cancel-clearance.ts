import { sql } from 'kysely';
import { forbidden } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import { recordClearance } from './clearance-record';
import { findLeaver, lockClearance } from './find-clearance';
import { partsOf, requireMayOpen } from './may-clear';
import { addClearanceAudience } from './open-clearance';

/**
 * Stops clearing a person who stays after all. A signature and its memorandum are void from then on.
 *
 * @throws ApiError 404 out of sight; 403 by role, and for the person where somebody else opened it; 409 where none is
 *   under way.
 */
export async function cancelClearance(work: UnitOfWork, userId: string): Promise<void> {
  const { trx, actor, at } = work;
  const person = await findLeaver(trx, actor, userId);
  const parts = await partsOf(trx, actor, person);
  requireMayOpen(parts, person);
  const clearance = await lockClearance(work, person, 'open', 'overridden', 'cleared');
  if (parts.isThemselves && clearance.opened_by !== actor.id) {
    throw forbidden('Somebody else opened your clearance, so you do not stop it.');
  }
  await trx
    .updateTable('clearance')
    .set({ cancelled_by: actor.id, cancelled_at: at })
    .where('id', '=', clearance.id)
    .execute();
  await sql`select void_clearance(${userId})`.execute(trx);
  addClearanceAudience(work, person);
  await work.notify(actor.id === userId ? [] : [userId], {
    type: 'info',
    title: 'Clearance stopped',
    message: `${actor.name} stopped your clearance ${clearance.id}.`,
    action: { label: 'View', path: `/people/${userId}/clearance` },
  });
  await recordClearance(work, clearance.id, 'clearance cancelled', person);
}
