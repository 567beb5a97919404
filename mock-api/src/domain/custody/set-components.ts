import type { ItemComponent } from '@hand-receipt/contracts';
import { badRequest, forbidden } from '../../errors';
import { insertComponents } from './components';
import { lockItem, mayChange } from './item';
import { record } from './record';
import type { Work } from './work';

const describe = ({ name, quantity, status }: Pick<ItemComponent, 'name' | 'quantity' | 'status'>) => ({
  name,
  quantity,
  status,
});

/**
 * Replaces the components (BII/COEI) of an item. A component whose id the item does not have is new
 * and gets an id of its own.
 *
 * @throws ApiError 404 for an item out of sight, 403 where the actor did not sign for it, 400 for an
 *   empty name or a new component without a quantity (RULE-18).
 */
export async function setComponents(
  work: Work,
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
  const before = await trx.selectFrom('component').selectAll().where('property_id', '=', itemId).execute();
  const unclaimed = new Map(before.map((component) => [component.id, component]));
  const added: ItemComponent[] = [];
  const changed: ItemComponent[] = [];

  const rows = components.map(({ id, ...component }) => {
    const name = component.name.trim();
    if (!name) throw badRequest('A component needs a name.');
    const known = unclaimed.get(id);
    unclaimed.delete(id);
    if (!known) {
      if (component.quantity < 1) throw badRequest('A new component needs a quantity above 0.');
      added.push({ id, ...component });
      return { ...component, name };
    }
    if (known.quantity !== component.quantity || known.status !== component.status || known.name !== name) {
      changed.push({ id, ...component });
    }
    return { ...component, name, id };
  });

  await trx.deleteFrom('component').where('property_id', '=', itemId).execute();
  await insertComponents(trx, itemId, rows);
  await work.publish({ roots: ['property', 'ledger'] });
  await record(work, 'COMPONENTS UPDATED', item, {
    added: added.map(describe),
    changed: changed.map(describe),
    removed: [...unclaimed.values()].map(describe),
  });
}
