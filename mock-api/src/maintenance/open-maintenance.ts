import {
  type FaultSymbol,
  type MaintenanceItemDto,
  type NewPartDto,
  defaultSymbol,
} from '@hand-receipt/contracts';
import type { Selectable } from 'kysely';
import { type Database, badRequest, conflict } from '../kernel';
import { type LockedItem, lockItem } from '../property';
import type { UnitOfWork } from '../unit-of-work';
import { findOwnDocument } from '../documents';
import { newEventId } from '../ledger';
import { itemWords } from '../live';
import { deadlineItem, statusBefore } from './deadline';
import { requireMaySet } from './fault-symbol';
import { requireMaintainer } from './lock-maintenance';
import { maintenanceRecord } from './maintenance-record';
import { noteEvent } from './note-event';
import { partRow } from './parts';
import { requireScheduledDay } from './planned-day';
import { notifyMaintenanceChange } from './notify-maintenance-change';

type Described = Pick<
  MaintenanceItemDto,
  | 'maintenanceType'
  | 'status'
  | 'priority'
  | 'description'
  | 'scheduledDate'
  | 'assignedTo'
  | 'estimatedCompletionTime'
  | 'notes'
>;

export interface NewMaintenance extends Described {
  parts: readonly NewPartDto[];
  /** The fault takes the item out of service; left aside where there is a symbol. */
  deadlined?: boolean;
  symbol?: FaultSymbol;
  tmItem?: string | null;
  /** The form that reported it. */
  documentId?: string;
}

/**
 * The item is locked, so that of two people who report from one form the second is refused.
 *
 * @throws ApiError 404 for a document of other people, 400 for one about another item, 409 for one that is about
 *   maintenance already.
 */
async function linkDocument(work: UnitOfWork, item: LockedItem, documentId: string, maintenanceId: string) {
  const document = await findOwnDocument(work, documentId);
  if (document.item_id !== item.id) throw badRequest('The document is not about this item.');
  if (document.maintenance_id !== null) {
    throw conflict(`This form is about ${document.maintenance_id} already.`);
  }
  await work.trx
    .updateTable('document')
    .set({ maintenance_id: maintenanceId })
    .where('id', '=', documentId)
    .execute();
}

/** A piece of maintenance that is written; its event is still to be recorded. */
export interface WrittenMaintenance {
  maintenance: Selectable<Database['maintenance_item']>;
  eventId: string;
}

/**
 * Writes a piece of maintenance on an item that is locked, with its parts and the first entry of its timeline.
 * `deadlineItem` for a fault that deadlines, and `recordOpened`, follow after every other write of the act.
 *
 * @throws ApiError 400 for an empty description or part and for a day as `requirePlannedDay`, 403 for a circled X by anybody but a Commander.
 */
export async function insertMaintenance(
  work: UnitOfWork,
  item: LockedItem,
  input: NewMaintenance,
): Promise<WrittenMaintenance> {
  const { trx, actor, at } = work;
  const description = input.description.trim();
  if (!description) throw badRequest('Description is required', { description: 'Description is required' });
  requireScheduledDay(input.scheduledDate, at);
  const symbol = input.symbol ?? defaultSymbol(input.maintenanceType, input.deadlined ?? false);
  requireMaySet(actor, symbol, null);
  const deadlined = symbol === 'X';
  const eventId = newEventId();
  const maintenance = await trx
    .insertInto('maintenance_item')
    .values({
      item_id: item.id,
      maintenance_type: input.maintenanceType,
      status: input.status,
      priority: input.priority,
      description,
      tm_item: input.tmItem?.trim() || null,
      symbol,
      reported_by_user_id: actor.id,
      reported_at: at,
      scheduled_date: input.scheduledDate,
      assigned_to: input.assignedTo?.trim() || null,
      estimated_completion_time: input.estimatedCompletionTime?.trim() || null,
      completed_at: input.status === 'completed' ? at : null,
      notes: input.notes?.trim() || null,
      deadlined,
      status_before: deadlined ? await statusBefore(work, item) : null,
      event_id: eventId,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const { id } = maintenance;
  const parts = input.parts.map((part, index) => partRow(id, part, at, `parts.${index}.`));
  if (parts.length > 0) await trx.insertInto('maintenance_part').values(parts).execute();
  await noteEvent(work, id, 'reported', { status: input.status, notes: deadlined ? 'Deadlined' : null });
  return { maintenance, eventId };
}

/** Records the event of a piece of maintenance that was written; the last step. */
export async function recordOpened(
  work: UnitOfWork,
  item: LockedItem,
  { maintenance, eventId }: WrittenMaintenance,
): Promise<void> {
  const { id, maintenance_type: maintenanceType, status, priority, description } = maintenance;
  const described = { maintenanceType, status, priority, description };
  const details = { maintenanceId: id, ...described, ...maintenanceRecord(maintenance) };
  await work.record('MAINTENANCE', item, details, eventId);
}

/**
 * Records a piece of maintenance on an item, with the parts it needs. Where its fault deadlines the item,
 * the item's status says so from then on.
 *
 * @returns its id.
 * @throws ApiError 404 for an item or a document out of sight, 403 where the actor did not sign for it, or for a
 *   circled X by anybody but a Commander, 400 for an empty description or part and for a day as
 *   `requirePlannedDay`, 409 for a document that is about maintenance already.
 */
export async function openMaintenance(
  work: UnitOfWork,
  itemId: string,
  input: NewMaintenance,
): Promise<string> {
  const item = await lockItem(work, itemId);
  await requireMaintainer(work, item);
  const written = await insertMaintenance(work, item, input);
  const { maintenance } = written;
  if (input.documentId) await linkDocument(work, item, input.documentId, maintenance.id);
  const { maintenanceType, priority } = input;
  await notifyMaintenanceChange(
    work,
    { maintenance, item },
    priority === 'critical' ? 'warning' : 'info',
    `${work.actor.name} reported ${maintenanceType} maintenance on ${itemWords(item)}.`,
  );
  if (maintenance.deadlined) await deadlineItem(work, item);
  await recordOpened(work, item, written);
  return maintenance.id;
}
