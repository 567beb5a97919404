import { CONSUMABLE_SORTS } from '@hand-receipt/contracts/routes';
import { type ConsumableDto, EXPIRING_WITHIN_DAYS, type RouteQuery } from '@hand-receipt/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import {
  changedRecords,
  DEFAULT_LIMIT,
  type Database,
  type Page,
  localDay,
  readPage,
  readSort,
  startOfDay,
  substringPattern,
} from '../kernel';
import type { Viewer } from '../access';
import { visibleConsumables } from './visible-consumables';

type ConsumableQuery = RouteQuery<'GET /api/consumables'>;

/** The text that each column sorts by; what has no date comes last. */
const SORT_KEY: Record<(typeof CONSUMABLE_SORTS)[number], RawBuilder<string>> = {
  name: sql`lower(consumable.name)`,
  category: sql`consumable.category || ' ' || lower(consumable.name)`,
  quantity: sql`lpad(consumable.current_quantity::text, 10, '0')`,
  expirationDate: sql`coalesce(to_char(consumable.expiration_date, 'YYYY-MM-DD'), '9999-12-31')`,
  lastRestockDate: sql`coalesce(to_char(consumable.last_restock_date, 'YYYY-MM-DD'), '9999-12-31')`,
};

const isLow = sql<boolean>`consumable.current_quantity <= consumable.minimum_quantity`;

/** Expired, or about to. */
const isExpiring = (now: Date) =>
  sql<boolean>`consumable.expiration_date <= ${localDay(startOfDay(now, EXPIRING_WITHIN_DAYS))}::date`;

const selectConsumables = (db: Kysely<Database>, viewer: Viewer) =>
  db
    .selectFrom('consumable')
    .select([
      'id',
      'name',
      'nsn',
      'category',
      'unit',
      'current_quantity as currentQuantity',
      'minimum_quantity as minimumQuantity',
      'location',
      'notes',
      'expiration_date as expirationDate',
      'last_restock_date as lastRestockDate',
      'version',
    ])
    .where(visibleConsumables(viewer));

/** A consumable of the person's company; undefined for any other. */
export const findConsumable = (
  db: Kysely<Database>,
  viewer: Viewer,
  id: string,
): Promise<ConsumableDto | undefined> =>
  selectConsumables(db, viewer).where('id', '=', id).executeTakeFirst();

/**
 * A page of the consumables of the person's company, by name unless sorted; the search matches name and NSN.
 *
 * @throws ApiError 400 for an unknown sort column or cursor.
 */
export async function listConsumables(
  db: Kysely<Database>,
  viewer: Viewer,
  query: ConsumableQuery,
  now: Date,
): Promise<Page<ConsumableDto>> {
  const sort = readSort(query.sort, CONSUMABLE_SORTS, { column: 'name', descending: false });
  const search = query.q?.trim();
  const conditions = [visibleConsumables(viewer), ...changedRecords('consumable', query, sql`consumable.id`)];
  if (search) {
    const pattern = substringPattern(search);
    conditions.push(sql`(consumable.name ilike ${pattern} or consumable.nsn ilike ${pattern})`);
  }
  if (query.category) conditions.push(sql`consumable.category = ${query.category}`);
  if (query.attention === 'low-stock') conditions.push(isLow);
  if (query.attention === 'expiring') conditions.push(isExpiring(now));
  const page = await readPage(db, {
    matches: sql`select consumable.id, ${SORT_KEY[sort.column]} as sort_key
      from consumable where ${sql.join(conditions, sql` and `)}`,
    searchFirst: Boolean(search),
    descending: sort.descending,
    limit: query.limit ?? DEFAULT_LIMIT,
    cursor: query.cursor,
  });
  if (page.rows.length === 0) return { ...page, rows: [] };
  const rows = await selectConsumables(db, viewer).where('id', 'in', page.rows).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { ...page, rows: page.rows.flatMap((id) => byId.get(id) ?? []) };
}

/** How many there are, how many are low, and how many expire. */
export function countConsumables(db: Kysely<Database>, viewer: Viewer, now: Date) {
  const counting = (condition: RawBuilder<boolean>) => sql<number>`count(*) filter (where ${condition})::int`;
  return db
    .selectFrom('consumable')
    .select([
      sql<number>`count(*)::int`.as('all'),
      counting(isLow).as('lowStock'),
      counting(isExpiring(now)).as('expiring'),
    ])
    .where(visibleConsumables(viewer))
    .executeTakeFirstOrThrow();
}
