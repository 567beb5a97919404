import { type RawBuilder, sql } from 'kysely';

/** Ids of a unit and of every unit below it. */
export const unitsBelow = (unitId: string): RawBuilder<string> =>
  sql`(select id from units_below(${unitId}))`;

/** Ids of a unit and of every unit above it. */
export const unitsAbove = (unitId: string | null): RawBuilder<string> =>
  sql`(select id from units_above(${unitId}))`;

/** Whether the person of a row of `users` is of a unit or one below it. */
export const isInUnit = (unitId: string | null): RawBuilder<boolean> =>
  sql`coalesce(users.unit_id in ${unitsBelow(unitId ?? '')}, false)`;

/** Whether a unit, as a column, is this one or below it. */
export const isUnder = (column: string, unitId: string | null): RawBuilder<boolean> =>
  sql`coalesce(${sql.ref(column)} in ${unitsBelow(unitId ?? '')}, false)`;

/** Ids of the units of the company that a unit is part of: up to the root of the tree, and all below it. */
export const companyUnits = (unitId: string | RawBuilder<unknown>): RawBuilder<string> => sql`(
  select below.id
  from units_above(${unitId}) above
  join units root on root.id = above.id and root.parent_id is null
  cross join lateral units_below(root.id) below)`;

/** Whether all units are this one or below it. Units are one tree or several: then there is no other root. */
export const isWholeTree = (unitId: string | null): RawBuilder<boolean> =>
  sql`not exists (select from units root where root.parent_id is null and root.id is distinct from ${unitId})`;
