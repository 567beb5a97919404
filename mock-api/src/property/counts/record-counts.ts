import type { ComponentCountDto, ItemComponent } from '@hand-receipt/contracts';
import { badRequest, notFound } from '../../kernel';
import type { UnitOfWork } from '../../unit-of-work';
import { componentFacts, readComponents } from '../custody/components';
import type { LockedItem } from '../custody/item';
import { settleShortages } from './settle-shortages';

/** @throws ApiError 404 for a component that the item does not have, 400 for a count that cannot be. */
function requireCounts(components: readonly ItemComponent[], counts: readonly ComponentCountDto[]): void {
  const known = new Map(components.map((component) => [component.id, component]));
  if (new Set(counts.map(({ componentId }) => componentId)).size < counts.length) {
    throw badRequest('Count each component once.');
  }
  for (const { componentId, onHand, damaged } of counts) {
    const component = known.get(componentId);
    if (!component) throw notFound('Component not found');
    if (damaged <= onHand) continue;
    throw badRequest(`${component.name}: ${damaged} damaged is more than ${onHand} on hand.`, {
      [componentId]: 'No more can be damaged than are on hand.',
    });
  }
}

/**
 * Writes the counts of an item's components, and the event with the list before and after. What is short from then on
 * is charged to the person who holds the item; a count that raises ends shortages, the newest first. Who may count is
 * the caller's to check.
 *
 * @param item locked, and still with the person who answers for what is short
 * @throws ApiError 404 for a component that the item does not have, 400 for more damaged than on hand.
 */
export async function recordCounts(
  work: UnitOfWork,
  item: LockedItem,
  counts: readonly ComponentCountDto[],
): Promise<void> {
  const { trx, actor, at } = work;
  const before = await readComponents(trx, item.id);
  requireCounts(before, counts);
  for (const { componentId, onHand, damaged } of counts) {
    await trx
      .updateTable('component')
      .set({ on_hand: onHand, damaged, counted_at: at, counted_by: actor.id })
      .where('id', '=', componentId)
      .execute();
  }
  const after = await readComponents(trx, item.id);
  work.addAudience({ items: [item.id] });
  await work.record('COMPONENTS COUNTED', item, {
    before: before.map(componentFacts),
    components: after.map(componentFacts),
  });
  await settleShortages(work, item, before, after);
}
