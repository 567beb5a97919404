import { conflict, forbidden } from '../../kernel';
import { requireMayCount } from '../counts/count-components';
import { settleShortages } from '../counts/settle-shortages';
import {
  type ComponentChanges,
  type SavedComponent,
  componentChanges,
  factChanges,
} from './component-changes';
import { type StoredComponent, componentColumns, componentFacts, readComponents } from './components';
import { type LockedItem, lockItem, mayChange } from './item';
import type { UnitOfWork } from '../../unit-of-work';

const authorized = ({ quantity, required }: Pick<StoredComponent, 'quantity' | 'required'>): number =>
  required ? quantity : 0;

/** Components that are removed, or of which fewer are authorized than before. */
function lessened(
  before: readonly StoredComponent[],
  { kept, removed }: ComponentChanges,
): StoredComponent[] {
  const now = new Map(kept.map((component) => [component.id, authorized(component)]));
  return before.filter((known) => removed.includes(known) || (now.get(known.id) ?? 0) < authorized(known));
}

/** @throws ApiError 409 for a component whose shortage is open: it would end without a count or a document. */
async function requireNoShortage({ trx }: UnitOfWork, components: readonly StoredComponent[]): Promise<void> {
  const ids = components.map(({ id }) => id);
  if (ids.length === 0) return;
  const open = await trx
    .selectFrom('component_shortage')
    .select(['id', 'name', 'quantity'])
    .where('component_id', 'in', ids)
    .where('state', '=', 'open')
    .orderBy('id')
    .executeTakeFirst();
  if (!open) return;
  throw conflict(
    `${open.name} is short ${open.quantity} (${open.id}). Count it or end the shortage by a document first.`,
  );
}

/** Writes what differs. A component that stays keeps its id, and its count where nobody gave another. */
async function writeChanges(
  { trx, actor, at }: UnitOfWork,
  item: LockedItem,
  { kept, added, removed }: ComponentChanges,
): Promise<void> {
  const counted = { at, by: actor.id };
  const ids = removed.map(({ id }) => id);
  if (ids.length > 0) await trx.deleteFrom('component').where('id', 'in', ids).execute();
  for (const { id, position, changes: _, isRecounted, ...component } of kept) {
    const { counted_at, counted_by, ...columns } = componentColumns(component, counted);
    await trx
      .updateTable('component')
      .set({ ...columns, position, ...(isRecounted && { counted_at, counted_by }) })
      .where('id', '=', id)
      .execute();
  }
  if (added.length === 0) return;
  const rows = added.map(({ position, ...component }) => ({
    ...componentColumns(component, counted),
    property_id: item.id,
    position,
  }));
  await trx.insertInto('component').values(rows).execute();
}

/**
 * Replaces the components (BII/COEI) of an item. The list that it has already changes nothing and leaves
 * no event. What becomes short is charged to the item's holder.
 *
 * @throws ApiError 404 for an item out of sight, 403 where the actor did not sign for it, or changes a count of what
 *   another person holds; 400 for an empty name or a new component without a quantity (RULE-18); 409 for a
 *   component whose shortage is open and that is removed, or of which fewer are authorized.
 */
export async function setComponents(
  work: UnitOfWork,
  itemId: string,
  components: readonly SavedComponent[],
): Promise<void> {
  const item = await lockItem(work, itemId);
  if (!(await mayChange(work, itemId))) {
    throw forbidden(
      'Only people who signed for this item, or keep the property book, change its components.',
    );
  }
  const before = await readComponents(work.trx, itemId);
  const changes = componentChanges(before, components);
  if (changes.none) return;
  if (changes.kept.some(({ isRecounted }) => isRecounted)) await requireMayCount(work, item);
  await requireNoShortage(work, lessened(before, changes));

  await writeChanges(work, item, changes);
  const after = await readComponents(work.trx, itemId);
  work.addAudience({ items: [itemId] });
  await work.record('COMPONENTS UPDATED', item, {
    added: changes.added.map(componentFacts),
    changed: changes.kept
      .filter((component) => component.changes.length > 0 || component.isRecounted)
      .map(componentFacts),
    removed: changes.removed.map(componentFacts),
    components: after.map(componentFacts),
    changes: factChanges(changes).map((change) => ({ ...change })),
  });
  await settleShortages(work, item, before, after);
}
