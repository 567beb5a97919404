import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/schema';
import { type Viewer, signedBy, unitItems, unitTree } from '../../property/visible-items';
import { inCategory } from '../categories';
import type { SensitiveInventoryTable } from '../tables';

/** What a count is narrowed to. */
export type Narrowing = Pick<SensitiveInventoryTable, 'unit_id' | 'category' | 'holder_user_id'>;

/**
 * A condition on the table `property`: the sensitive items that a person may put on a count, which are
 * those that he signed for and, for leaders, their unit's.
 */
export function countable(viewer: Viewer, narrowing: Narrowing): RawBuilder<boolean> {
  const conditions = [
    sql<boolean>`property.is_sensitive`,
    sql<boolean>`(${signedBy(viewer.id)} or ${unitItems(viewer)})`,
  ];
  if (narrowing.unit_id) {
    const tree = unitTree(narrowing.unit_id);
    conditions.push(sql`(property.unit_id in ${tree}
      or property.assigned_to_user_id in (select id from users where unit_id in ${tree}))`);
  }
  if (narrowing.category) conditions.push(inCategory(narrowing.category));
  if (narrowing.holder_user_id) {
    conditions.push(sql`property.assigned_to_user_id = ${narrowing.holder_user_id}`);
  }
  return sql`${sql.join(conditions, sql` and `)}`;
}

/** Roles that answer for the counts of their unit and below. */
export const answersForUnit = ({ role, unitId }: Viewer): boolean => role !== 'Soldier' && unitId !== null;

/** A condition on the table `sensitive_inventory`: opened by the person, counted by him, or of his unit. */
export function visibleInventories(viewer: Viewer): RawBuilder<boolean> {
  const unit =
    answersForUnit(viewer) && viewer.unitId
      ? sql`coalesce(sensitive_inventory.unit_id, (
          select unit_id from users where users.id = sensitive_inventory.opened_by_user_id
        )) in ${unitTree(viewer.unitId)}`
      : sql`false`;
  return sql`(sensitive_inventory.opened_by_user_id = ${viewer.id}
    or exists (select from sensitive_inventory_counter counter
      where counter.inventory_id = sensitive_inventory.id and counter.user_id = ${viewer.id})
    or ${unit})`;
}

export async function maySeeInventory(db: Kysely<Database>, viewer: Viewer, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('sensitive_inventory')
    .select('id')
    .where('id', '=', id)
    .where(visibleInventories(viewer))
    .executeTakeFirst();
  return row !== undefined;
}
