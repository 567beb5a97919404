import { type Kysely, sql } from 'kysely';
import { type Database, inArray } from '../../kernel';
import type { UnitOfWork } from '../../unit-of-work';

/**
 * Ids of items with everything that is mounted on them or that they are mounted on, at any depth. Read before a move,
 * because people who see one of them may see it change.
 */
export async function findAssemblies(db: Kysely<Database>, itemIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive assembly as (
      select id from property where id = ${inArray(itemIds)}
      union
      select other.id from assembly cross join lateral (
        select component_id as id from attached_component where parent_id = assembly.id
        union all
        select parent_id from attached_component where component_id = assembly.id) other
    )
    select id from assembly`.execute(db);
  return rows.map(({ id }) => id);
}

/** Two items that were mounted on each other, by serial number. */
export interface TakenApart {
  parent: string;
  component: string;
  [key: string]: string;
}

/**
 * Takes off what is mounted on items that have just moved, or what they are mounted on, where a person
 * else holds it by now: what two people have signed for is not one piece.
 */
export async function unmountComponents(
  { trx }: UnitOfWork,
  movedIds: readonly string[],
): Promise<TakenApart[]> {
  const parted = await trx
    .selectFrom('attached_component as mount')
    .innerJoin('property as parent', 'parent.id', 'mount.parent_id')
    .innerJoin('property as part', 'part.id', 'mount.component_id')
    .select(['part.id', 'parent.serial_number as parent', 'part.serial_number as component'])
    .where((row) => row.or([row('parent.id', 'in', movedIds), row('part.id', 'in', movedIds)]))
    .whereRef('parent.assigned_to_user_id', 'is distinct from', 'part.assigned_to_user_id')
    .orderBy('part.id')
    .execute();
  const ids = parted.map(({ id }) => id);
  if (ids.length > 0) await trx.deleteFrom('attached_component').where('component_id', 'in', ids).execute();
  return parted.map(({ parent, component }) => ({ parent, component }));
}
