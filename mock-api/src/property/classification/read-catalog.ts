import type { CatalogItemDto, RouteQuery } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { type Viewer, visibleRows } from '../../access';
import {
  changedStockNumbers,
  DEFAULT_LIMIT,
  type Database,
  type Page,
  inArray,
  readPage,
  substringPattern,
} from '../../kernel';
import { EMPTY_CATALOG, topUnitOf } from './catalog-item';

interface Counted {
  nsn: string;
  /** The name and LIN that most of the items have. */
  name: string | null;
  lin: string | null;
  items: number;
  sensitive_items: number;
}

const NO_ITEMS = { name: null, lin: null, items: 0, sensitive_items: 0 };

/** The items that the viewer may see, counted by NSN. */
async function countItems(db: Kysely<Database>, viewer: Viewer, nsns: readonly string[]): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select property.nsn, mode() within group (order by property.name) as name,
      mode() within group (order by property.lin) as lin, count(*)::int as items,
      (count(*) filter (where property.is_sensitive))::int as sensitive_items
    from property join visible_item on visible_item.item_id = property.id
    where property.nsn = ${inArray(nsns)} and ${visibleRows(viewer)}
    group by property.nsn`.execute(db);
  return rows;
}

/** What is known of NSNs, in their order. Name and LIN are those of the items until the catalog has its own. */
export async function readCatalogItems(
  db: Kysely<Database>,
  viewer: Viewer,
  nsns: readonly string[],
): Promise<CatalogItemDto[]> {
  if (nsns.length === 0) return [];
  const counted = new Map((await countItems(db, viewer, nsns)).map((row) => [row.nsn, row]));
  const rows = await db
    .selectFrom('catalog_item')
    .selectAll()
    .where('unit_id', '=', topUnitOf(viewer.unitId))
    .where('nsn', '=', inArray(nsns))
    .execute();
  const known = new Map(rows.map(({ unit_id: _, ...row }) => [row.nsn, row]));
  return nsns.map((nsn) => {
    const row = known.get(nsn) ?? { ...EMPTY_CATALOG, nsn, version: 0 };
    const items = counted.get(nsn) ?? NO_ITEMS;
    return {
      ...row,
      name: row.name ?? items.name,
      lin: row.lin ?? items.lin,
      items: items.items,
      sensitive_items: items.sensitive_items,
    };
  });
}

/** A page of the NSNs of the items that the viewer may see; the search matches the number and the items' names. */
export async function listCatalog(
  db: Kysely<Database>,
  viewer: Viewer,
  query: RouteQuery<'GET /api/catalog'>,
): Promise<Page<CatalogItemDto>> {
  const { q, limit, cursor } = query;
  const search = q?.trim();
  const changed = changedStockNumbers('catalog', query);
  const found = search
    ? sql`and (property.nsn ilike ${substringPattern(search)} or property.name ilike ${substringPattern(search)})`
    : sql``;
  const page = await readPage(db, {
    matches: sql`select distinct property.nsn as id, property.nsn as sort_key
      from visible_item join property on property.id = visible_item.item_id
      where ${visibleRows(viewer)} and property.nsn is not null ${found} ${changed}`,
    searchFirst: true,
    descending: false,
    limit: limit ?? DEFAULT_LIMIT,
    cursor,
  });
  return { ...page, rows: await readCatalogItems(db, viewer, page.rows) };
}
