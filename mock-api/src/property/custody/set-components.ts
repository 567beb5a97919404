import type { ItemComponent } from '@hand-receipt/contracts';
import { forbidden } from '../../kernel';
import { componentChanges } from './component-changes';
import { componentFacts, insertComponents } from './components';
import { lockItem, mayChange } from './item';
import type { UnitOfWork } from '../../unit-of-work';

/**
 * Replaces the components (BII/COEI) of an item. The list that it has already changes nothing and leaves
 * no event.
 *
 * @throws ApiError 404 for an item out of sight, 403 where the actor did not sign for it, 400 for an
 *   empty name or a new component without a quantity (RULE-18).
 */
export async function setComponents(
  work: UnitOfWork,
  itemId: string,
  components: readonly ItemComponent[],
): Promise<void> {
  const { trx } = work;
  const item = await lockItem(work, itemId);
  if (!(await mayChange(work, itemId))) {
    throw forbidden(
      'Only people who signed for this item, or keep the property book, change its components.',
    );
  }
  const before = await trx
    .selectFrom('component')
    .select(['id', 'name', 'nsn', 'serial_number as serialNumber', 'quantity', 'required', 'status', 'notes'])
    .where('property_id', '=', itemId)
    .orderBy('position')
    .execute();
  const { rows, added, changed, removed, none } = componentChanges(before, components);
  if (none) return;

  await trx.deleteFrom('component').where('property_id', '=', itemId).execute();
  await insertComponents(trx, itemId, rows);
  work.addAudience({ items: [itemId] });
  await work.record('COMPONENTS UPDATED', item, {
    added: added.map(componentFacts),
    changed: changed.map(componentFacts),
    removed: removed.map(componentFacts),
    components: rows.map(componentFacts),
  });
}
