import type { ComponentListDto, ComponentListSummaryDto, RouteQuery } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { type Viewer, loadPeople, visibleRows } from '../access';
import {
  changedStockNumbers,
  DEFAULT_LIMIT,
  type Database,
  type Page,
  inArray,
  readPage,
  substringPattern,
} from '../kernel';
import { readListLines, topUnitOf } from '../property';

interface Counted {
  nsn: string;
  /** What most of the items are called. */
  name: string | null;
  items: number;
}

/** The items that the viewer may see, counted by NSN. */
async function countItems(db: Kysely<Database>, viewer: Viewer, nsns: readonly string[]): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select property.nsn, mode() within group (order by property.name) as name, count(*)::int as items
    from property join visible_item on visible_item.item_id = property.id
    where property.nsn = ${inArray(nsns)} and ${visibleRows(viewer)}
    group by property.nsn`.execute(db);
  return rows;
}

const selectLists = (db: Kysely<Database>, viewer: Viewer, nsns: readonly string[]) =>
  db
    .selectFrom('component_list')
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom('component_list_line')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('list_id', '=', 'component_list.id')
        .as('line_count'),
    )
    .where('unit_id', '=', topUnitOf(viewer.unitId))
    .where('nsn', '=', inArray(nsns))
    .execute();

const NO_LIST = {
  id: null,
  version: 0,
  tm_number: null,
  tm_date: null,
  published_by: null,
  published_at: null,
  line_count: 0,
};

/** The lists of NSNs, in their order; of one without a list what is known of its items. */
async function readSummaries(
  db: Kysely<Database>,
  viewer: Viewer,
  nsns: readonly string[],
): Promise<(ComponentListSummaryDto & { id: string | null })[]> {
  if (nsns.length === 0) return [];
  const counted = new Map((await countItems(db, viewer, nsns)).map((row) => [row.nsn, row]));
  const lists = await selectLists(db, viewer, nsns);
  const people = await loadPeople(
    db,
    lists.map(({ published_by }) => published_by),
  );
  const byNsn = new Map(lists.map((list) => [list.nsn, list]));
  return nsns.map((nsn) => {
    const { name = null, items = 0 } = counted.get(nsn) ?? {};
    const list = byNsn.get(nsn);
    if (!list) return { ...NO_LIST, nsn, name, items };
    const { id, version, tm_number, tm_date, line_count } = list;
    return {
      ...{ id, nsn, name, items, version, tm_number, tm_date },
      published_by: people.get(list.published_by) ?? null,
      published_at: list.published_at.toISOString(),
      line_count: line_count ?? 0,
    };
  });
}

/** The component list of an NSN as the viewer's property book has it. */
export async function readComponentList(
  db: Kysely<Database>,
  viewer: Viewer,
  nsn: string,
  at: Date,
): Promise<ComponentListDto> {
  const [summary] = await readSummaries(db, viewer, [nsn]);
  if (!summary) throw new Error('An NSN has one list.');
  const { id, line_count: _, ...list } = summary;
  const lines = id === null ? [] : await readListLines(db, id);
  return { ...list, lines: lines.map(({ id: __, ...line }) => line), read_at: at.toISOString() };
}

/**
 * A page of the NSNs of the items that the viewer may see, those without a list first. The search matches the number
 * and the items' names.
 */
export async function listComponentLists(
  db: Kysely<Database>,
  viewer: Viewer,
  query: RouteQuery<'GET /api/component-lists'>,
): Promise<Page<ComponentListSummaryDto>> {
  const { q, limit, cursor } = query;
  const search = q?.trim();
  const changed = changedStockNumbers('component-list', query);
  const found = search
    ? sql`and (property.nsn ilike ${substringPattern(search)} or property.name ilike ${substringPattern(search)})`
    : sql``;
  const page = await readPage(db, {
    matches: sql`select distinct property.nsn as id, (case when list.id is null then '0 ' else '1 ' end)
        || property.nsn as sort_key
      from visible_item join property on property.id = visible_item.item_id
      left join component_list list on list.nsn = property.nsn and list.unit_id = ${topUnitOf(viewer.unitId)}
      where ${visibleRows(viewer)} and property.nsn is not null ${found} ${changed}`,
    searchFirst: true,
    descending: false,
    limit: limit ?? DEFAULT_LIMIT,
    cursor,
  });
  const rows = await readSummaries(db, viewer, page.rows);
  return { ...page, rows: rows.map(({ id: _, ...summary }) => summary) };
}
