import type { EditMaintenanceDto } from '@hand-receipt/contracts';
import { badRequest, conflict } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import { itemWords } from '../live';
import { deadlineItem, restoreItem, statusBefore } from './deadline';
import { type LockedMaintenance, lockMaintenance, requireUndone } from './lock-maintenance';
import { newEventId } from '../ledger';
import { maintenanceRecord } from './maintenance-record';
import { noteEvent } from './note-event';
import { notifyMaintenanceChange } from './tell';

const orNull = (text: string | null): string | null => text?.trim() || null;

/** The columns that an edit names. */
function changesOf({ version: _, deadlined: __, ...edit }: EditMaintenanceDto) {
  const description = edit.description?.trim();
  if (description === '')
    throw badRequest('Description is required', { description: 'Description is required' });
  return {
    ...(description !== undefined && { description }),
    ...(edit.priority !== undefined && { priority: edit.priority }),
    ...(edit.scheduledDate !== undefined && { scheduled_date: edit.scheduledDate }),
    ...(edit.assignedTo !== undefined && { assigned_to: orNull(edit.assignedTo) }),
    ...(edit.estimatedCompletionTime !== undefined && {
      estimated_completion_time: orNull(edit.estimatedCompletionTime),
    }),
    ...(edit.notes !== undefined && { notes: orNull(edit.notes) }),
  };
}

/** Where a deadline was set or withdrawn, the item follows. */
async function followDeadline(
  work: UnitOfWork,
  { maintenance, item }: LockedMaintenance,
  deadlined: boolean,
) {
  if (deadlined) await deadlineItem(work, item);
  else await restoreItem(work, item, maintenance.id, maintenance.status_before ?? 'Operational');
}

/**
 * Changes what is planned of a piece of maintenance, and whether its fault deadlines the item.
 *
 * @throws ApiError 404 for an item out of sight, 403 where the actor did not sign for it, 409 where it is
 *   done or a person changed it in the meantime, 400 for an empty description.
 */
export async function editMaintenance(work: UnitOfWork, id: string, edit: EditMaintenanceDto): Promise<void> {
  const { trx, actor } = work;
  const locked = await lockMaintenance(work, id);
  const { maintenance, item } = locked;
  requireUndone(locked);
  if (maintenance.version !== edit.version) {
    throw conflict('Another person has changed this maintenance. Read it again, then change it.');
  }
  const changes = changesOf(edit);
  const deadlined = edit.deadlined ?? maintenance.deadlined;
  const turned = deadlined !== maintenance.deadlined;
  if (Object.keys(changes).length === 0 && !turned) return;

  const eventId = newEventId();
  const edited = await trx
    .updateTable('maintenance_item')
    .set({
      ...changes,
      ...(turned && { deadlined, status_before: deadlined ? await statusBefore(work, item) : null }),
      version: maintenance.version + 1,
      event_id: eventId,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (Object.keys(changes).length > 0) await noteEvent(work, id, 'edited');
  if (turned) {
    await noteEvent(work, id, 'deadlined', { notes: deadlined ? 'Deadlined' : 'Deadline withdrawn' });
  }
  await notifyMaintenanceChange(
    work,
    locked,
    deadlined && turned ? 'warning' : 'info',
    turned
      ? `${actor.name} ${deadlined ? 'deadlined' : 'withdrew the deadline of'} ${itemWords(item)}.`
      : `${actor.name} changed the maintenance of ${itemWords(item)}.`,
  );
  if (turned) await followDeadline(work, locked, deadlined);
  const details = { maintenanceId: id, ...changes, deadlined, ...maintenanceRecord(edited) };
  await work.record('MAINTENANCE', item, details, eventId);
}
