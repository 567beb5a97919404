import { type RawBuilder, sql } from 'kysely';

/** Ids of a unit and of every unit below it. */
export const unitsBelow = (unitId: string): RawBuilder<string> => sql`(
  with recursive tree as (
    select id from units where id = ${unitId}
    union all
    select units.id from units join tree on units.parent_id = tree.id
  ) select id from tree)`;

/** Whether the person of a row of `users` is of a unit or one below it. */
export const isInUnit = (unitId: string | null): RawBuilder<boolean> =>
  sql`coalesce(users.unit_id in ${unitsBelow(unitId ?? '')}, false)`;

/** Ids of the units of the company that a unit is part of: up to the root of the tree, and all below it. */
export const companyUnits = (unitId: string | RawBuilder<unknown>): RawBuilder<string> => sql`(
  with recursive above as (
    select id, parent_id from units where id = ${unitId}
    union all
    select units.id, units.parent_id from units join above on units.id = above.parent_id
  ), company as (
    select id from above where parent_id is null
    union all
    select units.id from units join company on units.parent_id = company.id
  ) select id from company)`;
