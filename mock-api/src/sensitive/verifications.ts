import type { RouteQuery, VerificationRecordDto } from '@hand-receipt/contracts';
import { type Kysely, type Selectable, sql } from 'kysely';
import {
  changedRecords,
  DEFAULT_LIMIT,
  type Database,
  type Page,
  clockTime,
  localDay,
  readNewest,
  startOfDay,
  substringPattern,
} from '../kernel';
import { type Viewer, visibleItems } from '../access';

type VerificationQuery = RouteQuery<'GET /api/sensitive-items/verifications'>;

/** How far back a list over all items goes that does not say `since`. */
const SHOWN_DAYS = 30;

type RecordRow = Selectable<Database['verification']> & {
  itemName: string;
  serialNumber: string;
  by: string;
};

const toRecord = (row: RecordRow): VerificationRecordDto => ({
  id: row.id,
  itemId: row.item_id,
  itemName: row.itemName,
  serialNumber: row.serialNumber,
  at: row.at.toISOString(),
  date: localDay(row.at),
  time: clockTime(row.at),
  verifiedBy: row.by,
  status: 'verified',
  type: row.type,
  notes: row.notes,
  due: row.due_at?.toISOString() ?? null,
  deviceTime: row.device_at?.toISOString() ?? null,
  inventoryId: row.inventory_id,
});

async function loadRecords(db: Kysely<Database>, ids: readonly string[]): Promise<VerificationRecordDto[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('verification')
    .innerJoin('property', 'property.id', 'verification.item_id')
    .innerJoin('users', 'users.id', 'verification.by_user_id')
    .selectAll('verification')
    .select(['property.name as itemName', 'property.serial_number as serialNumber'])
    .select(sql<string>`users.rank || ' ' || users.last_name`.as('by'))
    .where('verification.id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).map(toRecord);
}

/**
 * A page of the times that sensitive items were seen, newest first: those of one item, else those of the
 * last thirty days on every item that the person may see. The search matches name and serial number.
 *
 * @throws ApiError 400 for a cursor that this list did not give.
 */
export async function listVerifications(
  db: Kysely<Database>,
  viewer: Viewer,
  query: VerificationQuery & { itemId?: string },
  now: Date,
): Promise<Page<VerificationRecordDto>> {
  const where = [
    sql<boolean>`property.is_sensitive`,
    visibleItems(viewer),
    ...changedRecords('verification', query, sql`verification.id`),
  ];
  if (query.itemId) where.push(sql`verification.item_id = ${query.itemId}`);
  const since = query.since ? new Date(query.since) : query.itemId ? null : startOfDay(now, -SHOWN_DAYS);
  if (since) where.push(sql`verification.at >= ${since}`);
  if (query.q?.trim()) where.push(sql`property.search_text ilike ${substringPattern(query.q)}`);
  const page = await readNewest(db, {
    from: sql`verification join property on property.id = verification.item_id`,
    where,
    time: sql`verification.at`,
    id: sql`verification.id`,
    limit: query.limit ?? DEFAULT_LIMIT,
    cursor: query.cursor,
  });
  return { ...page, rows: await loadRecords(db, page.rows) };
}
