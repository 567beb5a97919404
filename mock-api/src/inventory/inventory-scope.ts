import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '../kernel';
import { type Viewer, answersForUnit, signedBy, unitItems, unitsBelow } from '../access';
import { inCategory } from '../sensitive';

/** What a count is narrowed to. */
export type Narrowing = Pick<Selectable<Database['inventory']>, 'unit_id' | 'category' | 'holder_user_id'>;

/** What an inventory counts. */
export interface Scope {
  narrowing: Narrowing;
  /** A condition on the table `property`. */
  items: RawBuilder<boolean>;
  /** What it is called unless its opener says. */
  title: string;
}

/**
 * A condition on the table `property`: the items that a person may put on a count, which are those that they signed for
 * and, for leaders who answer for a unit, their unit's.
 */
export const mayPutOnCount = (viewer: Viewer): RawBuilder<boolean> =>
  answersForUnit(viewer)
    ? sql<boolean>`(${signedBy(viewer.id)} or ${unitItems(viewer)})`
    : signedBy(viewer.id);

/** A condition on the table `property`: the sensitive items that a person may put on a count that is narrowed. */
export function countable(viewer: Viewer, narrowing: Narrowing): RawBuilder<boolean> {
  const conditions = [sql<boolean>`property.is_sensitive`, mayPutOnCount(viewer)];
  if (narrowing.unit_id) {
    const tree = unitsBelow(narrowing.unit_id);
    conditions.push(sql`(property.unit_id in ${tree}
      or property.assigned_to_user_id in (select id from users where unit_id in ${tree}))`);
  }
  if (narrowing.category) conditions.push(inCategory(narrowing.category));
  if (narrowing.holder_user_id) {
    conditions.push(sql`property.assigned_to_user_id = ${narrowing.holder_user_id}`);
  }
  return sql`${sql.join(conditions, sql` and `)}`;
}

/** Of an item of the table `property`: the group whose line it is on a list, by LIN, else by NSN, else by name. */
export const groupKey = sql<string>`coalesce(nullif(property.lin, ''), nullif(property.nsn, ''), property.name)`;
