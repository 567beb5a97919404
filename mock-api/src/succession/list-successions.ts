import type { RouteQuery, SuccessionDto } from '@hand-receipt/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Viewer, visibleSuccessions } from '../access';
import {
  changedRecords,
  DEFAULT_LIMIT,
  type Database,
  type Page,
  readNewest,
  substringPattern,
} from '../kernel';
import { loadSuccessions } from './load-successions';

type Query = RouteQuery<'GET /api/successions'>;

function inScope(scope: Query['scope']): RawBuilder<boolean>[] {
  if (scope === undefined) return [];
  return scope === 'open'
    ? [sql`succession.state in ('draft', 'active', 'signing')`]
    : [sql`succession.state in ('signed', 'cancelled')`];
}

/** The words are in its number, its reason or its orders, or in the name of a party. */
const hasWords = (typed: string): RawBuilder<boolean> => {
  const pattern = substringPattern(typed);
  return sql`(succession.id ilike ${pattern} or succession.reason ilike ${pattern}
    or succession.orders_ref ilike ${pattern}
    or exists (select from users where users.id in (succession.from_user_id, succession.to_user_id)
      and users.rank || ' ' || users.last_name ilike ${pattern}))`;
};

/**
 * A page of the successions that the viewer may see, newest first.
 *
 * @throws ApiError 400 for a cursor that this list did not give.
 */
export async function listSuccessions(
  db: Kysely<Database>,
  viewer: Viewer,
  query: Query,
  at: Date,
): Promise<Page<SuccessionDto>> {
  const page = await readNewest(db, {
    from: sql`succession`,
    where: [
      visibleSuccessions(viewer),
      ...changedRecords('succession', query, sql`succession.id`),
      ...inScope(query.scope),
      ...(query.q?.trim() ? [hasWords(query.q)] : []),
    ],
    time: sql`succession.opened_at`,
    id: sql`succession.id`,
    limit: query.limit ?? DEFAULT_LIMIT,
    cursor: query.cursor,
  });
  return { ...page, rows: await loadSuccessions(db, viewer, page.rows, at) };
}
