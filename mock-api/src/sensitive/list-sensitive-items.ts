import {
  type PersonDto,
  type RouteQuery,
  SENSITIVE_CATEGORIES,
  type SensitiveItemDto,
} from '@hand-receipt/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { changedRecords, DEFAULT_LIMIT, type Database, type Page, inArray, readPage } from '../kernel';
import { inScope, isVerifiedBy, itemSearch, lastLocationOf, missingMark, possessionOf } from '../property';
import { type Viewer, loadPeople, visibleItems, visibleParts } from '../access';
import {
  type CheckedItem,
  SHOWN_CHECKS,
  type Schedules,
  lastChecks,
  lastDues,
  loadSchedules,
  nextDue,
  sensitiveCategory,
  verificationStatus,
} from '../checks';
import { inCategory } from './categories';
import { countedRows } from './counted-rows';

type SensitiveQuery = RouteQuery<'GET /api/sensitive-items'>;

/** The moment before which no inspection counts among the last six checks of an item, by its category. */
function firstOfInterest(schedules: Schedules, now: Date): RawBuilder<Date> {
  const cases = SENSITIVE_CATEGORIES.map((category) => {
    const firsts = schedules.all
      .filter((one) => one.category === category)
      .map(({ schedule }) => lastDues(schedule, now, SHOWN_CHECKS + 2)[0] ?? now);
    const first = new Date(Math.min(Number(now), ...firsts.map(Number)));
    return sql`when ${inCategory(category)} then ${first}::timestamptz`;
  });
  return sql<Date>`(case ${sql.join(cases, sql` `)} end)`;
}

/** From when on checks ask for the item of the outer query. */
const ASKED_SINCE = sql<Date>`coalesce(property.sensitive_since, property.created_at)`;

/** When and by whose id the item of the outer query was seen while it was sensitive. */
const inspectionsOf = (db: Kysely<Database>) =>
  db
    .selectFrom('verification')
    .select(['verification.at', 'verification.by_user_id as by'])
    .where(sql<boolean>`verification.item_id = property.id`)
    .where(sql<boolean>`verification.at >= ${ASKED_SINCE}`);

const selectItems = (db: Kysely<Database>, viewer: Viewer, since: RawBuilder<Date>, now: Date) =>
  db.selectFrom('property').select([
    'id',
    'name',
    'category',
    'unit_id',
    'serial_number as serialNumber',
    'current_status as currentStatus',
    'assigned_date as assignedDate',
    missingMark,
    possessionOf,
    isVerifiedBy(viewer.id, now).as('mayVerify'),
    ASKED_SINCE.as('askedSince'),
    'security_level as securityLevel',
    'location',
    'last_location',
    'location_until',
    'description as notes',
    'assigned_to_user_id as holderId',
    jsonArrayFrom(inspectionsOf(db).where('verification.at', '>=', since)).as('seen'),
    // However old: an item seen once is never 'not-verified' again.
    jsonArrayFrom(inspectionsOf(db).orderBy('verification.at', 'desc').limit(1)).as('lastSeen'),
  ]);

type ItemRow = Awaited<ReturnType<ReturnType<typeof selectItems>['execute']>>[number];

function toSensitiveItem(
  row: ItemRow,
  people: ReadonlyMap<string, PersonDto>,
  schedules: Schedules,
  now: Date,
): SensitiveItemDto {
  const { currentStatus, askedSince, assignedDate, securityLevel, ...item } = row;
  const category = sensitiveCategory(row.category);
  const schedule = schedules.of(category, row.unit_id);
  const seen = [...row.lastSeen, ...row.seen].map(({ at, by }) => ({
    at: new Date(at),
    by: people.get(by)?.name ?? '',
  }));
  const checked: CheckedItem = {
    currentStatus,
    isMissing: row.missing !== null,
    schedule,
    since: askedSince,
    seen,
  };
  const last = seen.map(({ at }) => at.getTime()).sort((a, b) => b - a)[0];
  return {
    id: item.id,
    name: item.name,
    serialNumber: item.serialNumber,
    location: item.location,
    lastLocation: lastLocationOf(row),
    assignedTo: people.get(row.holderId ?? '') ?? null,
    notes: item.notes,
    category,
    assignedDate: assignedDate?.toISOString() ?? null,
    status: verificationStatus(checked, now),
    missing: item.missing,
    possession: item.possession,
    mayVerify: item.mayVerify && item.missing === null && currentStatus !== 'Lost',
    lastVerified: last === undefined ? null : new Date(last).toISOString(),
    nextVerification: schedule ? (nextDue(schedule, now)?.toISOString() ?? null) : null,
    securityLevel: securityLevel ?? 'controlled',
    lastChecks: lastChecks(checked, now),
  };
}

/** Rows as items of the wire; the people among them are asked for once. */
async function toSensitiveItems(
  db: Kysely<Database>,
  rows: readonly ItemRow[],
  schedules: Schedules,
  now: Date,
): Promise<SensitiveItemDto[]> {
  const people = await loadPeople(
    db,
    rows.flatMap(({ holderId, seen, lastSeen }) => [holderId, ...[...seen, ...lastSeen].map(({ by }) => by)]),
  );
  return rows.map((row) => toSensitiveItem(row, people, schedules, now));
}

/** The ids of the items of a scope that fulfil conditions on the table `property`, for `readPage`. */
function matchesOf(
  viewer: Viewer,
  scope: SensitiveQuery['scope'] = 'visible',
  items: readonly RawBuilder<boolean>[],
) {
  const rows = [sql<boolean>`visible_item.is_sensitive`];
  if (scope === 'visible') return visibleParts(viewer, { rows, items });
  if (scope === 'counted') return visibleParts(viewer, { rows: [...rows, countedRows(viewer)], items });
  const conditions = [sql`property.is_sensitive`, inScope(viewer, scope), ...items];
  return sql`select property.id, lower(property.name) as sort_key
    from property where ${sql.join(conditions, sql` and `)}`;
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
  const search = itemSearch(query.q);
  const conditions: RawBuilder<boolean>[] = [];
  if (query.category) conditions.push(inCategory(query.category));
  if (query.missing) conditions.push(sql`property.missing_since is not null`);
  if (search) conditions.push(search);
  conditions.push(...changedRecords(['property', 'sensitive'], query, sql`property.id`));
  const page = await readPage(db, {
    matches: matchesOf(viewer, query.scope, conditions),
    searchFirst: search !== null || query.missing === true || query.changedSince !== undefined,
    descending: false,
    limit: query.limit ?? DEFAULT_LIMIT,
    cursor: query.cursor,
  });
  if (page.rows.length === 0) return { ...page, rows: [] };

  const schedules = await loadSchedules(db);
  const rows = await selectItems(db, viewer, firstOfInterest(schedules, now), now)
    .where('id', '=', inArray(page.rows))
    .execute();
  const items = await toSensitiveItems(db, rows, schedules, now);
  const byId = new Map(items.map((item) => [item.id, item]));
  return { ...page, rows: page.rows.flatMap((id) => byId.get(id) ?? []) };
}

/** One sensitive item that the person may see, with its state at `now`; undefined where there is none. */
export async function findSensitiveItem(
  db: Kysely<Database>,
  viewer: Viewer,
  id: string,
  now: Date,
): Promise<SensitiveItemDto | undefined> {
  const schedules = await loadSchedules(db);
  const rows = await selectItems(db, viewer, firstOfInterest(schedules, now), now)
    .where('id', '=', id)
    .where('is_sensitive', '=', true)
    .where(visibleItems(viewer))
    .execute();
  const [item] = await toSensitiveItems(db, rows, schedules, now);
  return item;
}
