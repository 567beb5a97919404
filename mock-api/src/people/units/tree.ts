import type { UnitDto } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../kernel';
import { type Viewer, unitsBelow, visibleUnits } from '../../access';

const nothing = sql<boolean>`false`;

/**
 * The units that a person may see, each after its parent, by name among siblings: their company's, and for an
 * Admin all there are.
 */
export async function readUnits(db: Kysely<Database>, viewer: Viewer): Promise<UnitDto[]> {
  const { unitId } = viewer;
  const isMine = unitId ? sql`tree.id in ${unitsBelow(unitId)}` : nothing;
  const { rows } = await sql<UnitDto>`
    with tree as (
      select units.id, units.name, units.kind, units.parent_id, max(above.depth) as depth,
        array_agg(array[lower(step.name), step.id] order by above.depth desc) as place
      from units cross join lateral units_above(units.id) above join units step on step.id = above.id
      group by units.id
    )
    select tree.id, tree.name, tree.kind, tree.depth - min(tree.depth) over () as depth,
      case when tree.depth > min(tree.depth) over () then tree.parent_id end as "parentId",
      (select count(*) from users where users.unit_id = tree.id)::int as members, ${isMine} as mine
    from tree where ${visibleUnits(viewer, 'tree.id')} order by tree.place`.execute(db);
  return rows;
}
