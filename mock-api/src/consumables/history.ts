import type { ConsumptionEntryDto, RouteQuery } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { changedRecords, DEFAULT_LIMIT, type Database, type Page, readPage } from '../kernel';
import type { Viewer } from '../access';
import { visibleConsumables } from './visible-consumables';

/**
 * A page of the restocks and issues of the person's company, newest first.
 *
 * @throws ApiError 400 for a cursor that this list did not give.
 */
export async function listConsumption(
  db: Kysely<Database>,
  viewer: Viewer,
  query: RouteQuery<'GET /api/consumables/history'>,
): Promise<Page<ConsumptionEntryDto>> {
  const conditions = [
    visibleConsumables(viewer),
    ...changedRecords('consumable-entry', query, sql`entry.id`),
  ];
  if (query.item) conditions.push(sql`entry.consumable_id = ${query.item}`);
  if (query.kind) conditions.push(sql`entry.kind = ${query.kind}`);
  const page = await readPage(db, {
    matches: sql`select entry.id,
        to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') || lpad(entry.id, 20) as sort_key
      from consumable_entry entry join consumable on consumable.id = entry.consumable_id
      where ${sql.join(conditions, sql` and `)}`,
    searchFirst: false,
    descending: true,
    limit: query.limit ?? DEFAULT_LIMIT,
    cursor: query.cursor,
  });
  if (page.rows.length === 0) return { ...page, rows: [] };
  const rows = await db
    .selectFrom('consumable_entry as entry')
    .innerJoin('consumable', 'consumable.id', 'entry.consumable_id')
    .innerJoin('users', 'users.id', 'entry.by_user_id')
    .select([
      'entry.id',
      'entry.consumable_id as itemId',
      'consumable.name as itemName',
      'entry.kind',
      'entry.quantity',
      'entry.balance',
      'entry.at',
      'entry.issued_to as issuedTo',
      sql<string>`users.rank || ' ' || users.last_name`.as('issuedBy'),
      'entry.notes',
    ])
    .where('entry.id', 'in', page.rows)
    .execute();
  const byId = new Map(rows.map(({ at, ...row }) => [row.id, { ...row, date: at.toISOString() }]));
  return { ...page, rows: page.rows.flatMap((id) => byId.get(id) ?? []) };
}
