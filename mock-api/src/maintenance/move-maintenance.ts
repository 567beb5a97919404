import { MAINTENANCE_MOVES, type MaintenanceStatus, movesFrom } from '@hand-receipt/contracts';
import { conflict, forbidden } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import { itemWords } from '../live';
import { restoreItem } from './deadline';
import { readMaintenanceStatus } from './list-maintenance';
import { type LockedMaintenance, lockMaintenance } from './lock-maintenance';
import { newEventId } from '../ledger';
import { maintenanceRecord } from './maintenance-record';
import { noteEvent } from './note-event';
import { notifyMaintenanceChange } from './notify-maintenance-change';

function requireMove({ actor }: UnitOfWork, from: MaintenanceStatus, to: MaintenanceStatus): void {
  if (movesFrom(from, actor.role).includes(to)) return;
  const roles = MAINTENANCE_MOVES[from][to];
  if (!roles) throw conflict(`Maintenance that is ${from} does not become ${to}.`);
  throw forbidden(`Only ${roles.join(', ')} may set maintenance to ${to}.`);
}

/** What is done, or will not be done, no longer keeps the item out of service. */
async function endDeadline(
  work: UnitOfWork,
  { maintenance, item }: LockedMaintenance,
  status: MaintenanceStatus,
) {
  if (!maintenance.deadlined) return;
  if (status === 'completed') await restoreItem(work, item, maintenance.id, 'Operational');
  if (status === 'cancelled') {
    await restoreItem(work, item, maintenance.id, maintenance.status_before ?? 'Operational');
  }
}

/**
 * Moves a piece of maintenance to another status. The status that it has already changes nothing.
 *
 * @param word read without regard to case.
 * @throws ApiError 400 for a word that is no status, 404 for an item out of sight, 403 by role or where
 *   the actor did not sign for it, 409 for a move that there is not.
 */
export async function moveMaintenance(
  work: UnitOfWork,
  id: string,
  word: string,
  notes: string | null,
): Promise<void> {
  const { trx, actor, at } = work;
  const status = readMaintenanceStatus(word);
  const locked = await lockMaintenance(work, id);
  const { maintenance, item } = locked;
  const previousStatus = maintenance.status;
  if (previousStatus === status) return;
  requireMove(work, previousStatus, status);

  const eventId = newEventId();
  const moved = await trx
    .updateTable('maintenance_item')
    .set({
      status,
      completed_at: status === 'completed' ? at : null,
      version: maintenance.version + 1,
      event_id: eventId,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const written = notes?.trim() || null;
  await noteEvent(work, id, 'status', { status, notes: written });
  await notifyMaintenanceChange(
    work,
    locked,
    status === 'completed' ? 'success' : 'info',
    `${actor.name} set the maintenance of ${itemWords(item)} to ${status}.`,
  );
  await endDeadline(work, locked, status);
  const details = {
    maintenanceId: id,
    previousStatus,
    status,
    ...(written && { notes: written }),
    ...maintenanceRecord(moved),
  };
  await work.record('MAINTENANCE', item, details, eventId);
}
