import { type EditMaintenanceDto, type FaultSymbol, defaultSymbol } from '@hand-receipt/contracts';
import { badRequest, conflict } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import { itemWords } from '../live';
import { deadlineItem, restoreItem, statusBefore } from './deadline';
import { requireMaySet, symbolOf } from './fault-symbol';
import { type LockedMaintenance, lockMaintenance, requireUndone } from './lock-maintenance';
import { newEventId } from '../ledger';
import { maintenanceRecord } from './maintenance-record';
import { noteEvent } from './note-event';
import { requireScheduledDay } from './planned-day';
import { notifyMaintenanceChange } from './notify-maintenance-change';

const orNull = (text: string | null): string | null => text?.trim() || null;

/** The columns that an edit names. */
function changesOf({ version: _, deadlined: __, symbol: ___, ...edit }: EditMaintenanceDto) {
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
    ...(edit.tmItem !== undefined && { tm_item: orNull(edit.tmItem) }),
  };
}

/** The day on record may have passed by now. @throws ApiError 400 for another day as `requirePlannedDay`. */
function requireNewDay(
  { at }: UnitOfWork,
  { maintenance }: LockedMaintenance,
  edit: EditMaintenanceDto,
): void {
  if (edit.scheduledDate !== maintenance.scheduled_date) requireScheduledDay(edit.scheduledDate, at);
}

/** What may be edited, as it is on record now. */
const presentOf = (row: LockedMaintenance['maintenance']) => ({
  version: row.version,
  description: row.description,
  priority: row.priority,
  scheduledDate: row.scheduled_date,
  assignedTo: row.assigned_to,
  estimatedCompletionTime: row.estimated_completion_time,
  notes: row.notes,
  tmItem: row.tm_item,
  symbol: symbolOf(row),
});

/** The symbol after an edit: the one that it names, or what follows from a deadline that it sets or withdraws. */
function symbolAfter(
  { maintenance }: LockedMaintenance,
  { symbol, deadlined }: EditMaintenanceDto,
): FaultSymbol {
  if (symbol !== undefined) return symbol;
  if (deadlined === undefined || deadlined === maintenance.deadlined) return symbolOf(maintenance);
  return defaultSymbol(maintenance.maintenance_type, deadlined);
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

/** The timeline says that the plan, the symbol or the deadline changed. */
async function noteEdit(
  work: UnitOfWork,
  id: string,
  { isEdited, symbol, deadline }: { isEdited: boolean; symbol: FaultSymbol | null; deadline: boolean | null },
) {
  const notes = symbol !== null && deadline === null ? `Status symbol ${symbol}` : null;
  if (isEdited || notes !== null) await noteEvent(work, id, 'edited', { notes });
  if (deadline === null) return;
  await noteEvent(work, id, 'deadlined', { notes: deadline ? 'Deadlined' : 'Deadline withdrawn' });
}

/**
 * Changes what is planned of a piece of maintenance, and whether its fault deadlines the item.
 *
 * @throws ApiError 404 for an item out of sight, 403 where the actor did not sign for it or sets a circled X and is no
 *   Commander, 409 where it is done or a person changed it in the meantime, 400 for an empty description and
 *   for another day as `requirePlannedDay`.
 */
export async function editMaintenance(work: UnitOfWork, id: string, edit: EditMaintenanceDto): Promise<void> {
  const { trx, actor } = work;
  const locked = await lockMaintenance(work, id);
  const { maintenance, item } = locked;
  requireUndone(locked);
  if (maintenance.version !== edit.version) {
    throw conflict('Somebody changed this while you were typing.', undefined, presentOf(maintenance));
  }
  requireNewDay(work, locked, edit);
  const changes = changesOf(edit);
  const before = symbolOf(maintenance);
  const symbol = symbolAfter(locked, edit);
  requireMaySet(actor, symbol, before);
  const deadlined = symbol === 'X';
  const turned = deadlined !== maintenance.deadlined;
  const isEdited = Object.keys(changes).length > 0;
  if (!isEdited && symbol === before) return;

  const eventId = newEventId();
  const edited = await trx
    .updateTable('maintenance_item')
    .set({
      ...changes,
      ...(symbol !== before && { symbol }),
      ...(turned && { deadlined, status_before: deadlined ? await statusBefore(work, item) : null }),
      version: maintenance.version + 1,
      event_id: eventId,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await noteEdit(work, id, {
    isEdited,
    symbol: symbol === before ? null : symbol,
    deadline: turned ? deadlined : null,
  });
  await notifyMaintenanceChange(
    work,
    locked,
    deadlined && turned ? 'warning' : 'info',
    turned
      ? `${actor.name} ${deadlined ? 'deadlined' : 'withdrew the deadline of'} ${itemWords(item)}.`
      : `${actor.name} changed the maintenance of ${itemWords(item)}.`,
  );
  if (turned) await followDeadline(work, locked, deadlined);
  const { tm_item: _, ...said } = changes;
  const details = { maintenanceId: id, ...said, deadlined, ...maintenanceRecord(edited) };
  await work.record('MAINTENANCE', item, details, eventId);
}
