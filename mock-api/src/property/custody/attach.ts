import { badRequest, conflict, forbidden } from '../../kernel';
import { lockItem, mayChange } from './item';
import { requireOffClosing } from './on-closing';
import type { UnitOfWork } from '../../unit-of-work';

/**
 * Mounts a serial-numbered item on another of the same holder, e.g. a sight on a rail.
 *
 * @param position where it is mounted, e.g. 'Top rail'.
 * @throws ApiError 404 for an item out of sight, 403 where not signed for, 400 for items
 *   of two holders, 409 for an item that is mounted already.
 */
export async function attach(
  work: UnitOfWork,
  parentId: string,
  componentId: string,
  position: string,
): Promise<void> {
  const { trx } = work;
  const parent = await lockItem(work, parentId);
  const component = await lockItem(work, componentId);
  if (!(await mayChange(work, parentId))) {
    throw forbidden('Only people who signed for this item, or keep the property book, mount anything on it.');
  }
  if (parent.id === component.id || parent.assigned_to_user_id !== component.assigned_to_user_id) {
    throw badRequest('Mount an item on another one of the same holder.');
  }
  await requireOffClosing(trx, parent);
  await requireOffClosing(trx, component);
  const mounted = await trx
    .insertInto('attached_component')
    .values({ parent_id: parentId, component_id: componentId, position })
    .onConflict((taken) => taken.doNothing())
    .returning('component_id')
    .executeTakeFirst();
  if (!mounted) throw conflict(`${component.name} ${component.serial_number} is mounted already.`);

  work.addAudience({ items: [parentId, componentId] });
  await work.record('ITEM UPDATED', parent, {
    attached: { itemId: componentId, name: component.name, serialNumber: component.serial_number, position },
  });
}
