import type { ClosingDto, RouteQuery } from '@hand-receipt/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Viewer, visibleClosings } from '../access';
import {
  changedRecords,
  DEFAULT_LIMIT,
  type Database,
  type Page,
  readNewest,
  substringPattern,
} from '../kernel';
import { APPROVES, isBelow } from '../signatures';
import { loadClosings } from './load-closings';

type ClosingsQuery = RouteQuery<'GET /api/closings'>;

/** Closings that the viewer may sign. */
const waitsFor = (viewer: Viewer): RawBuilder<boolean> =>
  APPROVES.includes(viewer.role)
    ? sql`(closing.state = 'prepared' and closing.prepared_by <> ${viewer.id}
        and ${isBelow('closing.unit_id', viewer)})`
    : sql`false`;

function inScope(viewer: Viewer, scope: ClosingsQuery['scope']): RawBuilder<boolean>[] {
  if (scope === 'waiting') return [waitsFor(viewer)];
  if (scope === 'open') return [sql`closing.state in ('prepared', 'signed')`];
  return scope === 'ended' ? [sql`closing.state not in ('prepared', 'signed')`] : [];
}

/**
 * The words are in its number, document number or reason, or in name or serial number of one of its items, also one that
 * the item had before it came on the closing.
 */
const hasWords = (typed: string): RawBuilder<boolean> => {
  const pattern = substringPattern(typed);
  return sql`(closing.id ilike ${pattern} or closing.document_number ilike ${pattern}
    or closing.reason ilike ${pattern} or closing.receiving_activity ilike ${pattern}
    or exists (select from closing_line line where line.closing_id = closing.id
      and line.name || ' ' || line.serial_number ilike ${pattern})
    or exists (select from closing_line line join former_identifier former on former.item_id = line.item_id
      where line.closing_id = closing.id and former.kind = 'serial' and former.until <= closing.created_at
      and former.value ilike ${pattern}))`;
};

const ofItem = (itemId: string): RawBuilder<boolean> => sql`
  exists (select from closing_line line where line.closing_id = closing.id and line.item_id = ${itemId})`;

/**
 * A page of the closings that the viewer may see, newest first.
 *
 * @throws ApiError 400 for a cursor that this list did not give.
 */
export async function listClosings(
  db: Kysely<Database>,
  viewer: Viewer,
  query: ClosingsQuery,
): Promise<Page<ClosingDto>> {
  const page = await readNewest(db, {
    from: sql`closing`,
    where: [
      visibleClosings(viewer),
      ...changedRecords('closing', query, sql`closing.id`),
      ...inScope(viewer, query.scope),
      ...(query.q?.trim() ? [hasWords(query.q)] : []),
      ...(query.item === undefined ? [] : [ofItem(query.item)]),
    ],
    time: sql`closing.created_at`,
    id: sql`closing.id`,
    limit: query.limit ?? DEFAULT_LIMIT,
    cursor: query.cursor,
  });
  return { ...page, rows: await loadClosings(db, viewer, page.rows) };
}

/** How many closings wait for the viewer's signature. */
export async function countWaiting(db: Kysely<Database>, viewer: Viewer): Promise<number> {
  const { waiting } = await db
    .selectFrom('closing')
    .select(sql<number>`count(*)::int`.as('waiting'))
    .where('state', '=', 'prepared')
    .where(waitsFor(viewer))
    .executeTakeFirstOrThrow();
  return waiting;
}
