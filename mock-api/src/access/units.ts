import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../kernel';

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

/**
 * The company that a unit is part of: the topmost unit above it that is no battalion. A battalion stands for itself. A
 * subquery of one id.
 */
export const companyOf = (unitId: string | RawBuilder<unknown> | null): RawBuilder<string> => sql`(
  select above.id from units_above(${unitId}) above join units on units.id = above.id
  order by units.kind = 'battalion', above.depth desc limit 1)`;

/** Ids of the units of the company that a unit is part of; of a battalion, of all of it. */
export const companyUnits = (unitId: string | RawBuilder<unknown>): RawBuilder<string> =>
  sql`(select id from units_below(${companyOf(unitId)}))`;

/** Whether a unit is of the company that another unit is part of; of a battalion, whether it is of the battalion. */
export async function isOfCompany(
  db: Kysely<Database>,
  { unitId, of }: { unitId: string; of: string },
): Promise<boolean> {
  const { rows } = await sql<{
    same: boolean;
  }>`select ${companyOf(unitId)} = ${companyOf(of)} as same`.execute(db);
  return rows[0]?.same ?? false;
}

/** Whether all units are this one or below it, but for the battalions above it. */
export const isWholeTree = (unitId: string | null): RawBuilder<boolean> =>
  sql`not exists (select from units other where other.id not in ${unitsBelow(unitId ?? '')}
    and not (other.kind = 'battalion' and other.id in ${unitsAbove(unitId)}))`;
