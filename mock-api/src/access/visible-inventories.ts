import { BATTALION_ROLES } from '@hand-receipt/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../kernel';
import { unitsBelow } from './units';
import type { Viewer } from './visible-items';

/** Roles that answer for the counts of their unit and below. */
export const answersForUnit = ({ role, unitId }: Viewer): boolean =>
  role !== 'Soldier' && !BATTALION_ROLES.includes(role) && unitId !== null;

/** Roles that read the counts of their unit and below: those that answer for them, and the staff of a battalion. */
export const readsCountsOfUnit = (viewer: Viewer): boolean =>
  answersForUnit(viewer) || (BATTALION_ROLES.includes(viewer.role) && viewer.unitId !== null);

/** A condition on the table `inventory`: opened by the person, counted by them now or before, or of their unit. */
export function visibleInventories(viewer: Viewer): RawBuilder<boolean> {
  const unit =
    readsCountsOfUnit(viewer) && viewer.unitId
      ? sql`coalesce(inventory.unit_id, (
          select unit_id from users where users.id = inventory.opened_by_user_id
        )) in ${unitsBelow(viewer.unitId)}`
      : sql`false`;
  return sql`(inventory.opened_by_user_id = ${viewer.id}
    or exists (select from inventory_counter counter
      where counter.inventory_id = inventory.id and counter.user_id = ${viewer.id})
    or exists (select from inventory_former_counter former
      where former.inventory_id = inventory.id and former.user_id = ${viewer.id})
    or ${unit})`;
}

/** Whether a person may see a count and read its report. */
export async function maySeeInventory(db: Kysely<Database>, viewer: Viewer, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('inventory')
    .select('id')
    .where('id', '=', id)
    .where(visibleInventories(viewer))
    .executeTakeFirst();
  return row !== undefined;
}
