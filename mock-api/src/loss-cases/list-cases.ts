import type { LossCaseDto, RouteQuery } from '@hand-receipt/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Viewer, confirmsFound, visibleLossCases } from '../access';
import {
  changedRecords,
  DEFAULT_LIMIT,
  type Database,
  type Page,
  readNewest,
  substringPattern,
} from '../kernel';
import { APPROVES, isBelow } from '../signatures';
import { isAskedFor } from './answers';
import { loadCases } from './load-cases';

type CasesQuery = RouteQuery<'GET /api/loss-cases'>;

/**
 * The viewer may act on the case next, as `may` of the case says: submit its papers, record the decision, confirm or refuse a
 * find; or they were asked for an item and have not answered.
 */
function waitsFor(viewer: Viewer): RawBuilder<boolean> {
  const { id, role } = viewer;
  const below = isBelow('loss_case.unit_id', viewer);
  const acts = [
    sql<boolean>`exists (select from loss_case_ask ask join loss_case_item lost on lost.case_id = ask.case_id
      where ask.case_id = loss_case.id and ask.user_id = ${id} and ask.answer is null and ${isAskedFor})`,
    ...(role === 'Supply Sergeant' || role === 'Commander'
      ? [sql<boolean>`(loss_case.state = 'searching' and ${below})`]
      : []),
    ...(APPROVES.includes(role) ? [sql<boolean>`(loss_case.state = 'submitted' and ${below})`] : []),
    ...(confirmsFound(viewer)
      ? [
          sql<boolean>`exists (select from loss_case_item lost join property on property.id = lost.item_id
            where lost.case_id = loss_case.id and lost.closed_at is null and lost.found_by <> ${id}
              and lost.holder_user_id is distinct from ${id}
              and property.assigned_to_user_id is distinct from ${id})`,
        ]
      : []),
  ];
  return sql`(${sql.join(acts, sql` or `)})`;
}

function inScope(viewer: Viewer, scope: CasesQuery['scope']): RawBuilder<boolean>[] {
  if (scope === 'closed') return [sql`loss_case.state = 'closed'`];
  if (scope === undefined) return [];
  const open = sql<boolean>`loss_case.state <> 'closed'`;
  return scope === 'waiting' ? [open, waitsFor(viewer)] : [open];
}

/** The words are in its number, circumstances or inquiry number, or in name or serial number of one of its items. */
const hasWords = (typed: string): RawBuilder<boolean> => {
  const pattern = substringPattern(typed);
  return sql`(loss_case.id ilike ${pattern} or loss_case.circumstances ilike ${pattern}
    or loss_case.inquiry_number ilike ${pattern}
    or exists (select from loss_case_item lost join property on property.id = lost.item_id
      where lost.case_id = loss_case.id and property.name || ' ' || property.serial_number ilike ${pattern}))`;
};

const ofItem = (itemId: string): RawBuilder<boolean> => sql`
  exists (select from loss_case_item lost where lost.case_id = loss_case.id and lost.item_id = ${itemId})`;

/**
 * A page of the cases that the viewer may see, newest first.
 *
 * @throws ApiError 400 for a cursor that this list did not give.
 */
export async function listCases(
  db: Kysely<Database>,
  viewer: Viewer,
  query: CasesQuery,
  now: Date,
): Promise<Page<LossCaseDto>> {
  const page = await readNewest(db, {
    from: sql`loss_case`,
    where: [
      visibleLossCases(viewer),
      ...changedRecords('loss-case', query, sql`loss_case.id`),
      ...inScope(viewer, query.scope),
      ...(query.q?.trim() ? [hasWords(query.q)] : []),
      ...(query.item === undefined ? [] : [ofItem(query.item)]),
    ],
    time: sql`loss_case.opened_at`,
    id: sql`loss_case.id`,
    limit: query.limit ?? DEFAULT_LIMIT,
    cursor: query.cursor,
  });
  const cases = await loadCases(db, viewer, page.rows, now);
  return { ...page, rows: cases.map(({ dto }) => dto) };
}
