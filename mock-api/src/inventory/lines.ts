import type {
  InventoryExtraDto,
  InventoryLineDto,
  LineDocumentDto,
  RouteQuery,
} from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { DEFAULT_LIMIT, type Database, type Page, readPage, substringPattern } from '../kernel';
import { personJson } from '../access';
import { possessionOf } from '../property';
import { sensitiveCategory } from '../checks';

type LinesQuery = RouteQuery<'GET /api/sensitive-items/inventories/:id/lines'>;

export const EXTRAS_SHOWN = 500;

/** The document of the wire that accounts for a line of the query; null where none does. */
export const lineDocument = sql<LineDocumentDto | null>`case when line.document_at is not null then
  json_build_object(
    'number', line.document_number, 'note', line.document_note,
    'at', to_char(line.document_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'by', (select rank || ' ' || last_name from users where id = line.document_by_user_id)) end`.as(
  'document',
);

async function loadLines(
  db: Kysely<Database>,
  inventoryId: string,
  itemIds: readonly string[],
): Promise<InventoryLineDto[]> {
  if (itemIds.length === 0) return [];
  const rows = await db
    .selectFrom('inventory_line as line')
    .innerJoin('property', 'property.id', 'line.item_id')
    .leftJoin('verification', 'verification.id', 'line.verification_id')
    .leftJoin('users', 'users.id', 'verification.by_user_id')
    .select((row) => [
      'property.id',
      'property.name',
      'property.serial_number as serialNumber',
      'property.category',
      personJson(row.ref('property.assigned_to_user_id')).as('holder'),
      'verification.at as countedAt',
      'line.left_at as leftAt',
      lineDocument,
      possessionOf,
      sql<string | null>`users.rank || ' ' || users.last_name`.as('countedBy'),
    ])
    .where('line.inventory_id', '=', inventoryId)
    .where('line.item_id', 'in', itemIds)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return itemIds
    .flatMap((id) => byId.get(id) ?? [])
    .map(({ category, countedAt, leftAt, document, ...row }) => ({
      ...row,
      category: sensitiveCategory(category),
      countedAt: countedAt?.toISOString() ?? null,
      ...(leftAt && !countedAt && { leftAt: leftAt.toISOString() }),
      ...(document && !leftAt && { document }),
    }));
}

/**
 * A page of the items on a count, by name. The caller must have checked that the person may see the count.
 *
 * @throws ApiError 400 for a cursor that this list did not give.
 */
export async function listLines(
  db: Kysely<Database>,
  inventoryId: string,
  query: LinesQuery,
): Promise<Page<InventoryLineDto>> {
  const where = [sql`line.inventory_id = ${inventoryId}`];
  if (query.state === 'counted') where.push(sql`line.verification_id is not null`);
  if (query.state === 'missing') {
    where.push(sql`line.verification_id is null and line.left_at is null and line.document_at is null`);
  }
  if (query.state === 'by-document') where.push(sql`line.left_at is null and line.document_at is not null`);
  if (query.state === 'left') where.push(sql`line.verification_id is null and line.left_at is not null`);
  if (query.q?.trim()) where.push(sql`property.search_text ilike ${substringPattern(query.q)}`);
  const page = await readPage(db, {
    matches: sql`select property.id, lower(property.name) || ' ' || property.serial_number as sort_key
      from inventory_line line join property on property.id = line.item_id
      where ${sql.join(where, sql` and `)}`,
    searchFirst: true,
    descending: false,
    limit: query.limit ?? DEFAULT_LIMIT,
    cursor: query.cursor,
  });
  return { ...page, rows: await loadLines(db, inventoryId, page.rows) };
}

/**
 * Codes that were read and are not on the count, newest first.
 *
 * @param limit all of them, unless given.
 */
export async function listExtras(
  db: Kysely<Database>,
  inventoryId: string,
  limit?: number,
): Promise<InventoryExtraDto[]> {
  const rows = await db
    .selectFrom('inventory_extra as extra')
    .innerJoin('users', 'users.id', 'extra.by_user_id')
    .select(['extra.code', 'extra.result', 'extra.at'])
    .select(sql<string>`users.rank || ' ' || users.last_name`.as('by'))
    .where('extra.inventory_id', '=', inventoryId)
    .where('extra.result', '<>', 'late')
    .$narrowType<{ result: InventoryExtraDto['result'] }>()
    .orderBy('extra.at', 'desc')
    .orderBy('extra.code')
    .$if(limit !== undefined, (query) => query.limit(limit as number))
    .execute();
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
