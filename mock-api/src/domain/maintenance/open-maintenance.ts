import type { MaintenanceItemDto } from '@hand-receipt/contracts';
import { forbidden } from '../../errors';
import { lockItem, mayChange } from '../custody/item';
import type { Work } from '../custody/work';
import { record } from '../custody/record';

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
  parts: readonly Omit<MaintenanceItemDto['partsRequired'][number], 'id'>[];
}

/**
 * Records a piece of maintenance on an item, with the parts it needs.
 *
 * @returns its id.
 * @throws ApiError 404 for an item out of sight, 403 where the actor did not sign for it.
 */
export async function openMaintenance(work: Work, itemId: string, input: NewMaintenance): Promise<string> {
  const { trx, actor, at } = work;
  const item = await lockItem(work, itemId);
  if (!(await mayChange(work, itemId))) {
    throw forbidden(
      'Only people who signed for this item, or keep the property book, send it to maintenance.',
    );
  }
  const { id } = await trx
    .insertInto('maintenance_item')
    .values({
      item_id: itemId,
      maintenance_type: input.maintenanceType,
      status: input.status,
      priority: input.priority,
      description: input.description,
      reported_by_user_id: actor.id,
      reported_at: at,
      scheduled_date: input.scheduledDate,
      assigned_to: input.assignedTo,
      estimated_completion_time: input.estimatedCompletionTime,
      completed_at: input.status === 'completed' ? at : null,
      notes: input.notes,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const parts = input.parts.map((part) => ({
    maintenance_id: id,
    name: part.name,
    part_number: part.partNumber,
    quantity: part.quantity,
    available: part.available,
    estimated_arrival: part.estimatedArrival,
  }));
  if (parts.length > 0) await trx.insertInto('maintenance_part').values(parts).execute();

  await work.publish({ roots: ['maintenance', 'dashboard', 'ledger'] });
  const { maintenanceType, status, priority, description } = input;
  await record(work, 'MAINTENANCE', item, {
    maintenanceId: id,
    maintenanceType,
    status,
    priority,
    description,
  });
  return id;
}
