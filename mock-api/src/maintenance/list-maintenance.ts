import {
  type FaultSymbol,
  MAINTENANCE_STATUSES,
  type MaintenanceItemDto,
  type MaintenanceStatus,
  type PropertyCategory,
  type RouteQuery,
} from '@hand-receipt/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import {
  changedRecords,
  DEFAULT_LIMIT,
  type Database,
  type Page,
  badRequest,
  readPage,
  substringPattern,
} from '../kernel';
import { type Viewer, visibleItems } from '../access';

type MaintenanceQuery = RouteQuery<'GET /api/maintenance'>;

/** The screen knows four shops; whatever else is serviced, e.g. a generator, goes to the motor pool. */
const SHOP: Partial<Record<PropertyCategory, MaintenanceItemDto['category']>> = {
  weapons: 'weapon',
  optics: 'optics',
  comsec: 'communication',
  electronics: 'communication',
};

/** `symbolOf` as SQL. */
const SYMBOL = sql<FaultSymbol>`coalesce(work.symbol, case when work.deadlined then 'X'
  when work.maintenance_type in ('scheduled', 'preventive') then '-' else '/' end)`;

export const selectMaintenance = (db: Kysely<Database>) =>
  db
    .selectFrom('maintenance_item as work')
    .innerJoin('property', 'property.id', 'work.item_id')
    .innerJoin('users as reporter', 'reporter.id', 'work.reported_by_user_id')
    .select((row) => [
      'work.id',
      'work.item_id as itemId',
      'property.name as itemName',
      'property.serial_number as serialNumber',
      'property.category as itemCategory',
      'work.maintenance_type as maintenanceType',
      'work.status',
      'work.priority',
      'work.description',
      'work.tm_item as tmItem',
      SYMBOL.as('symbol'),
      sql<string>`reporter.rank || ' ' || reporter.last_name`.as('reportedBy'),
      'work.reported_at',
      sql<string | null>`work.scheduled_date::text`.as('scheduledDate'),
      'work.assigned_to as assignedTo',
      'work.estimated_completion_time as estimatedCompletionTime',
      'work.completed_at',
      'work.notes',
      jsonArrayFrom(
        row
          .selectFrom('maintenance_part as part')
          .select([
            'part.id',
            'part.name',
            'part.part_number as partNumber',
            'part.quantity',
            'part.available',
          ])
          .select(sql<string | null>`part.estimated_arrival::text`.as('estimatedArrival'))
          .whereRef('part.maintenance_id', '=', 'work.id')
          .orderBy('part.id'),
      ).as('partsRequired'),
    ]);

type MaintenanceRow = Awaited<ReturnType<ReturnType<typeof selectMaintenance>['execute']>>[number];

export const toMaintenanceItem = ({
  itemCategory,
  reported_at,
  completed_at,
  ...row
}: MaintenanceRow): MaintenanceItemDto => ({
  ...row,
  category: SHOP[itemCategory] ?? 'vehicle',
  reportedDate: reported_at.toISOString(),
  completedDate: completed_at?.toISOString() ?? null,
});

/** @throws ApiError 400 for a word that is no status. */
export function readMaintenanceStatus(word: string): MaintenanceStatus {
  const status = MAINTENANCE_STATUSES.find((candidate) => candidate === word.trim().toLowerCase());
  if (!status) throw badRequest(`'${word}' is not a status of maintenance.`);
  return status;
}

const isOpen = sql<boolean>`work.status not in ('completed', 'cancelled')`;

/** A condition on the table `property`: what one of the four shops services. */
function inShop(shop: MaintenanceItemDto['category']): RawBuilder<boolean> {
  const elsewhere = Object.keys(SHOP);
  const own = Object.entries(SHOP).flatMap(([category, name]) => (name === shop ? [category] : []));
  return shop === 'vehicle'
    ? sql`property.category not in (${sql.join(elsewhere)})`
    : sql`property.category in (${sql.join(own)})`;
}

function conditionsOf(viewer: Viewer, query: MaintenanceQuery): RawBuilder<boolean>[] {
  const { q, status, priority, type, category, itemId, symbol } = query;
  const conditions = [visibleItems(viewer), ...changedRecords('maintenance', query, sql`work.id`)];
  if (q?.trim()) conditions.push(sql`property.search_text ilike ${substringPattern(q)}`);
  if (status?.trim().toLowerCase() === 'open') conditions.push(isOpen);
  else if (status) conditions.push(sql`work.status = ${readMaintenanceStatus(status)}`);
  if (priority) conditions.push(sql`work.priority = ${priority}`);
  if (type) conditions.push(sql`work.maintenance_type = ${type}`);
  if (category) conditions.push(inShop(category));
  if (symbol) conditions.push(sql`${SYMBOL} = ${symbol}`);
  if (itemId) conditions.push(sql`work.item_id = ${itemId}`);
  return conditions;
}

/** Open before closed, then by priority, then by the day it is scheduled for. */
const URGENCY = sql`
  case when work.status in ('completed', 'cancelled') then '1' else '0' end
  || case work.priority when 'critical' then '0' when 'high' then '1' else '2' end
  || coalesce(work.scheduled_date::text, '9999-12-31')`;

/**
 * A page of maintenance on items that the person may see, most urgent first.
 *
 * @throws ApiError 400 for an unknown status or cursor.
 */
export async function listMaintenance(
  db: Kysely<Database>,
  viewer: Viewer,
  query: MaintenanceQuery,
): Promise<Page<MaintenanceItemDto>> {
  const page = await readPage(db, {
    matches: sql`select work.id, ${URGENCY} as sort_key
      from maintenance_item work join property on property.id = work.item_id
      where ${sql.join(conditionsOf(viewer, query), sql` and `)}`,
    searchFirst: Boolean(query.q?.trim()),
    descending: false,
    limit: query.limit ?? DEFAULT_LIMIT,
    cursor: query.cursor,
  });
  if (page.rows.length === 0) return { ...page, rows: [] };
  const rows = await selectMaintenance(db).where('work.id', 'in', page.rows).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { ...page, rows: page.rows.flatMap((id) => byId.get(id) ?? []).map(toMaintenanceItem) };
}
