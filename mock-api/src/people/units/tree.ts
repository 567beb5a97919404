import type { UnitDto } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../kernel';
import { type Viewer, companyUnits, unitsBelow } from '../../access';

const nothing = sql<boolean>`false`;

/**
 * The units that somebody may see, each after its parent, by name among brothers: his company's, and for an
 * Admin all there are.
 */
export async function readUnits(db: Kysely<Database>, viewer: Viewer): Promise<UnitDto[]> {
  const { unitId } = viewer;
  const isVisible =
    viewer.role === 'Admin' ? sql`true` : unitId ? sql`tree.id in ${companyUnits(unitId)}` : nothing;
  const isMine = unitId ? sql`tree.id in ${unitsBelow(unitId)}` : nothing;
  const { rows } = await sql<UnitDto>`
    with recursive tree as (
      select id, name, kind, parent_id, 0 as depth, array[lower(name), id] as place
        from units where parent_id is null
      union all
      select units.id, units.name, units.kind, units.parent_id, tree.depth + 1,
          tree.place || lower(units.name) || units.id
        from units join tree on units.parent_id = tree.id
    )
    select tree.id, tree.name, tree.kind, tree.parent_id as "parentId", tree.depth,
      (select count(*) from users where users.unit_id = tree.id)::int as members, ${isMine} as mine
    from tree where ${isVisible} order by tree.place`.execute(db);
  return rows;
}
