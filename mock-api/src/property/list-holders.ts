import { type Kysely, sql } from 'kysely';
import type { Database } from '../kernel';
import { type Viewer, loadPeople, unitRows } from '../access';

/** Who holds the items of the person's unit, or what is theirs where they lead none, by last name, with how many each of them holds. */
export async function listHolders(db: Kysely<Database>, viewer: Viewer) {
  const held = await db
    .selectFrom('visible_item')
    .innerJoin('property', 'property.id', 'visible_item.item_id')
    .select(['property.assigned_to_user_id as id', sql<number>`count(*)::int`.as('items')])
    .where('visible_item.is_held', '=', true)
    .where(unitRows(viewer))
    .groupBy('property.assigned_to_user_id')
    .execute();
  const people = await loadPeople(
    db,
    held.map(({ id }) => id),
  );
  return held
    .flatMap(({ id, items }) => {
      const person = id === null ? undefined : people.get(id);
      return person ? [{ person, items }] : [];
    })
    .sort((a, b) => a.person.lastName.localeCompare(b.person.lastName));
}
