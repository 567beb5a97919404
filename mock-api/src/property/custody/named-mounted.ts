import { badRequest, inArray } from '../../kernel';
import { recordedItems } from '../../access';
import { itemWords } from '../../live';
import type { UnitOfWork } from '../../unit-of-work';
import { groupBy } from './group-by';

/**
 * Of the items that an offer names as going along: those that are mounted on each item that is offered.
 *
 * @returns ids by the item that they are mounted on.
 * @throws ApiError 400 for one that is mounted on none of the items. An item that the actor does not see is named as an
 *   unknown one is.
 */
export async function readNamedMounted(
  { trx, actor }: UnitOfWork,
  itemIds: readonly string[],
  named: readonly string[],
): Promise<Map<string, string[]>> {
  const mounts = await trx
    .selectFrom('attached_component')
    .select(['parent_id', 'component_id'])
    .where('parent_id', '=', inArray(itemIds))
    .where('component_id', '=', inArray(named))
    .orderBy('component_id')
    .execute();
  const mounted = new Set(mounts.map(({ component_id }) => component_id));
  const stray = named.find((id) => !mounted.has(id));
  if (stray !== undefined) {
    const item = await trx
      .selectFrom('property')
      .select(['name', 'serial_number'])
      .where('id', '=', stray)
      .where(recordedItems(actor))
      .executeTakeFirst();
    const on = itemIds.length === 1 ? 'the item that is offered' : 'any of the items that are offered';
    const words = `${item ? itemWords(item) : stray} is not mounted on ${on}.`;
    throw badRequest(words, { mounted: words });
  }
  const byParent = groupBy(mounts, ({ parent_id }) => parent_id);
  return new Map([...byParent].map(([id, rows]) => [id, rows.map(({ component_id }) => component_id)]));
}
