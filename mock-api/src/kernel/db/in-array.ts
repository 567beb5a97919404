import { type RawBuilder, sql } from 'kysely';

/**
 * `= any(...)`, for a list of ids. It is one statement for lists of every length, where `in` makes another of
 * each, and the planner does not see the length, so that a connection which keeps the statement prepared also
 * keeps its plan.
 *
 * @example db.selectFrom('property').where('id', '=', inArray(ids))
 */
export const inArray = (ids: readonly string[]): RawBuilder<string> =>
  sql<string>`any(array(select unnest(${ids}::text[])))`;
