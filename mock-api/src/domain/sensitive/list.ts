import type { RouteQuery, SensitiveItemDto } from '@hand-receipt/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../db/schema';
import { DEFAULT_LIMIT, type Page, substringPattern } from '../property/paging';
import { inScope } from '../property/list';
import { personJson } from '../property/person';
import { readPage } from '../property/read-page';
import { sensitiveCategory } from '../property/sensitivity';
import { type Viewer, visibleItems } from '../property/visible-items';
import { type CheckedItem, SHOWN_CHECKS, lastChecks, verificationStatus } from './check-status';
import { type CheckSchedule, lastDues, nextDue } from './schedule';

type SensitiveQuery = RouteQuery<'GET /api/sensitive-items'>;
type Schedules = ReadonlyMap<string, CheckSchedule>;

async function loadSchedules(db: Kysely<Database>): Promise<Schedules> {
  const rows = await db.selectFrom('check_schedule').selectAll().execute();
  return new Map(rows.map((row) => [row.category, row]));
}

/** The moment before which no inspection can count among the last six checks of any schedule. */
function oldestOfInterest(schedules: Schedules, now: Date): Date {
  const starts = [...schedules.values()].flatMap((schedule) =>
    lastDues(schedule, now, SHOWN_CHECKS + 2).slice(0, 1),
  );
  return new Date(Math.min(now.getTime(), ...starts.map((start) => start.getTime())));
}

const selectItems = (db: Kysely<Database>, since: Date) =>
  db.selectFrom('property').select((item) => [
    'id',
    'name',
    'category',
    'serial_number as serialNumber',
    'current_status as currentStatus',
    'assigned_date as assignedDate',
    'created_at as createdAt',
    'security_level as securityLevel',
    'location',
    'description as notes',
    personJson(item.ref('property.assigned_to_user_id')).as('assignedTo'),
    // The newest one as well, however old: an item seen once is never 'not-verified' again.
    jsonArrayFrom(
      item
        .selectFrom('verification')
        .innerJoin('users', 'users.id', 'verification.by_user_id')
        .select(['verification.at', sql<string>`users.rank || ' ' || users.last_name`.as('by')])
        .whereRef('verification.item_id', '=', 'property.id')
        .where((row) =>
          row.or([
            row('verification.at', '>=', since),
            sql<boolean>`verification.at = (select max(at) from verification newest where newest.item_id = property.id)`,
          ]),
        ),
    ).as('seen'),
  ]);

type ItemRow = Awaited<ReturnType<ReturnType<typeof selectItems>['execute']>>[number];

function toSensitiveItem(row: ItemRow, schedules: Schedules, now: Date): SensitiveItemDto {
  const { currentStatus, createdAt, assignedDate, securityLevel, ...item } = row;
  const category = sensitiveCategory(row.category);
  const schedule = schedules.get(category);
  const seen = row.seen.map(({ at, by }) => ({ at: new Date(at), by }));
  const checked: CheckedItem = { currentStatus, schedule, since: createdAt, seen };
  const last = seen.map(({ at }) => at.getTime()).sort((a, b) => b - a)[0];
  return {
    id: item.id,
    name: item.name,
    serialNumber: item.serialNumber,
    location: item.location,
    assignedTo: item.assignedTo,
    notes: item.notes,
    category,
    assignedDate: assignedDate?.toISOString() ?? null,
    status: verificationStatus(checked, now),
    lastVerified: last === undefined ? null : new Date(last).toISOString(),
    nextVerification: schedule ? (nextDue(schedule, now)?.toISOString() ?? null) : null,
    securityLevel: securityLevel ?? 'controlled',
    lastChecks: lastChecks(checked, now),
  };
}

function sensitiveInScope(viewer: Viewer, scope: SensitiveQuery['scope']): RawBuilder<boolean> {
  if (scope === 'unassigned') return sql`(property.assigned_to_user_id is null and ${visibleItems(viewer)})`;
  return inScope(viewer, scope ?? 'visible');
}

/**
 * A page of sensitive items with their state at `now`, by name; all that the person may see, unless
 * scoped.
 *
 * @throws ApiError 400 for a cursor that this list did not give.
 */
export async function listSensitiveItems(
  db: Kysely<Database>,
  viewer: Viewer,
  query: SensitiveQuery,
  now: Date,
): Promise<Page<SensitiveItemDto>> {
  const search = query.q?.trim();
  const conditions = [sql`property.is_sensitive`, sensitiveInScope(viewer, query.scope)];
  if (search) conditions.push(sql`property.search_text ilike ${substringPattern(search)}`);
  const page = await readPage(db, {
    matches: sql`select property.id, lower(property.name) as sort_key
      from property where ${sql.join(conditions, sql` and `)}`,
    searchFirst: Boolean(search),
    descending: false,
    limit: query.limit ?? DEFAULT_LIMIT,
    cursor: query.cursor,
  });
  if (page.rows.length === 0) return { ...page, rows: [] };

  const schedules = await loadSchedules(db);
  const rows = await selectItems(db, oldestOfInterest(schedules, now)).where('id', 'in', page.rows).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const items = page.rows.flatMap((id) => byId.get(id) ?? []);
  return { ...page, rows: items.map((row) => toSensitiveItem(row, schedules, now)) };
}

/** Every sensitive item that the person may see, with its state at `now`. */
export async function allSensitiveItems(
  db: Kysely<Database>,
  viewer: Viewer,
  now: Date,
): Promise<SensitiveItemDto[]> {
  const items: SensitiveItemDto[] = [];
  let cursor: string | undefined;
  do {
    const page = await listSensitiveItems(db, viewer, { cursor, scope: 'visible' }, now);
    items.push(...page.rows);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return items;
}
