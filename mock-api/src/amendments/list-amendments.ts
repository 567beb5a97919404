import type { AmendmentDto, RouteQuery } from '@hand-receipt/contracts';
import { AMENDMENT_LINES } from '@hand-receipt/contracts/routes';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Viewer, keepsAllOf, visibleAmendments } from '../access';
import {
  changedRecords,
  DEFAULT_LIMIT,
  type Database,
  type Page,
  readNewest,
  substringPattern,
} from '../kernel';
import { APPROVES, isBelow } from '../signatures';
import { mayPropose } from './approvers';
import { isSignable, loadAmendments } from './load-amendments';

type AmendmentsQuery = RouteQuery<'GET /api/amendments'>;

/** Amendments that the viewer may sign, or propose or refuse. */
function waitsFor(viewer: Viewer): RawBuilder<boolean> {
  const ways = [
    ...(mayPropose(viewer) ? [sql<boolean>`(amendment.state = 'reported' and ${keepsAllOf(viewer)})`] : []),
    ...(APPROVES.includes(viewer.role)
      ? [
          sql<boolean>`(amendment.state = 'proposed' and amendment.proposed_by <> ${viewer.id}
            and ${isBelow('amendment.unit_id', viewer)} and ${isSignable})`,
        ]
      : []),
  ];
  return ways.length === 0 ? sql`false` : sql`(${sql.join(ways, sql` or `)})`;
}

function inScope(viewer: Viewer, scope: AmendmentsQuery['scope']): RawBuilder<boolean>[] {
  if (scope === 'waiting') return [waitsFor(viewer)];
  if (scope === 'open') return [sql`amendment.state in ('reported', 'proposed')`];
  return scope === 'ended' ? [sql`amendment.ended_by is not null`] : [];
}

/** The words are in its number, document number, reason, or in name or serial number of one of its items. */
const hasWords = (typed: string): RawBuilder<boolean> => {
  const pattern = substringPattern(typed);
  return sql`(amendment.id ilike ${pattern} or amendment.reason ilike ${pattern}
    or amendment.document_number ilike ${pattern}
    or exists (select from amendment_line line join property on property.id = line.item_id
      where line.amendment_id = amendment.id
        and (property.search_text ilike ${pattern} or line.to_value ilike ${pattern})))`;
};

const ofItem = (itemId: string): RawBuilder<boolean> => sql`
  exists (select from amendment_line line where line.amendment_id = amendment.id and line.item_id = ${itemId})`;

/**
 * A page of the amendments that the viewer may see, newest first.
 *
 * @throws ApiError 400 for a cursor that this list did not give.
 */
export async function listAmendments(
  db: Kysely<Database>,
  viewer: Viewer,
  query: AmendmentsQuery,
): Promise<Page<AmendmentDto>> {
  const page = await readNewest(db, {
    from: sql`amendment`,
    where: [
      visibleAmendments(viewer),
      ...changedRecords('amendment', query, sql`amendment.id`),
      ...inScope(viewer, query.scope),
      ...(query.q?.trim() ? [hasWords(query.q)] : []),
      ...(query.item === undefined ? [] : [ofItem(query.item)]),
    ],
    time: sql`amendment.created_at`,
    id: sql`amendment.id`,
    limit: query.limit ?? DEFAULT_LIMIT,
    cursor: query.cursor,
  });
  return { ...page, rows: await loadAmendments(db, viewer, page.rows, { mostLines: AMENDMENT_LINES }) };
}

/** How many amendments wait for the viewer. */
export async function countWaiting(db: Kysely<Database>, viewer: Viewer): Promise<number> {
  const { waiting } = await db
    .selectFrom('amendment')
    .select(sql<number>`count(*)::int`.as('waiting'))
    .where('state', 'in', ['reported', 'proposed'])
    .where(visibleAmendments(viewer))
    .where(waitsFor(viewer))
    .executeTakeFirstOrThrow();
  return waiting;
}
