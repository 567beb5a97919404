import type { ReceiptPartiesDto } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { type Database, inArray } from '../../kernel';
import { type Viewer, loadPeople, visibleItems } from '../../access';

interface Chosen {
  parties: ReceiptPartiesDto[];
  /** Ids of what was chosen and the person does not see any more: transferred away since. */
  gone: string[];
}

/** Ids of the items by who signed them down and who holds them: as many rows as there are pairs of people. */
const readPairs = (db: Kysely<Database>, viewer: Viewer, ids: readonly string[]) =>
  db
    .with('chosen', (cte) =>
      cte
        .selectFrom('property')
        .select(['property.id', 'property.assigned_to_user_id as holderId'])
        .select(
          sql<string | null>`(select link.user_id from custody_link link where link.item_id = property.id
            order by link.position desc offset 1 limit 1)`.as('aboveId'),
        )
        .where('property.id', '=', inArray(ids))
        .where(visibleItems(viewer)),
    )
    .selectFrom('chosen')
    .select(['aboveId', 'holderId', sql<string[]>`array_agg(chosen.id)`.as('itemIds')])
    .groupBy(['aboveId', 'holderId'])
    .orderBy(sql`count(*)`, 'desc')
    .execute();

/** What a person who chose items for a hand receipt must know of all of them, without one of them being sent. */
export async function chosenForReceipt(
  db: Kysely<Database>,
  viewer: Viewer,
  ids: readonly string[],
): Promise<Chosen> {
  const pairs = await readPairs(db, viewer, ids);
  const people = await loadPeople(
    db,
    pairs.flatMap(({ aboveId, holderId }) => [aboveId, holderId]),
  );
  const personOf = (id: string | null) => (id === null ? null : (people.get(id) ?? null));
  const found = new Set(pairs.flatMap(({ itemIds }) => itemIds));
  return {
    parties: pairs.map(({ aboveId, holderId, itemIds }) => ({
      from: personOf(aboveId),
      to: personOf(holderId),
      items: itemIds.length,
    })),
    gone: [...new Set(ids)].filter((id) => !found.has(id)),
  };
}
