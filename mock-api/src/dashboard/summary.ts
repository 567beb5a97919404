import type { DashboardSummaryDto, PropertyCategory, PropertyStatus } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../kernel';
import { countReadiness, countSigned, isMissing } from '../property';
import { type Viewer, visibleItems, unitRows } from '../access';
import { loadSchedules } from '../checks';
import { countByCheckStatus, summarize } from '../sensitive';
import { dailyChecks } from './daily-checks';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const count = sql<number>`count(*)::int`;

const countItems = (db: Kysely<Database>, viewer: Viewer) =>
  db
    .selectFrom('visible_item')
    .select(['category', 'status', 'is_held', count.as('count')])
    .where(unitRows(viewer))
    .groupBy(['category', 'status', 'is_held'])
    .orderBy('category')
    .execute();

/** The items of `countItems` that are missing in a count. */
const countMissing = (db: Kysely<Database>, viewer: Viewer) =>
  db
    .selectFrom('visible_item')
    .select(['category', 'status', count.as('count')])
    .where(unitRows(viewer))
    .where(isMissing('visible_item.item_id'))
    .groupBy(['category', 'status'])
    .execute();

const countTransfers = (db: Kysely<Database>, viewer: Viewer) =>
  db
    .selectFrom('transfer')
    .select([
      count.as('pending'),
      sql<number>`count(*) filter (where not is_recall and ${viewer.id} =
        case when needs_consent and superior_agreed_at is null then superior_user_id else to_user_id end)::int`.as(
        'needMyDecision',
      ),
    ])
    .where('status', '=', 'Pending')
    .where((row) =>
      row.or([
        row('from_user_id', '=', viewer.id),
        row('to_user_id', '=', viewer.id),
        row.and([
          row('superior_user_id', '=', viewer.id),
          row('needs_consent', '=', true),
          row('superior_agreed_at', 'is', null),
        ]),
      ]),
    )
    .executeTakeFirstOrThrow();

const countApproved = (db: Kysely<Database>, viewer: Viewer, since: Date) =>
  db
    .selectFrom('transfer')
    .select(count.as('approved'))
    .where('transfer.status', '=', sql.lit('Approved'))
    .where('transfer.resolved_at', '>=', since)
    .where(visibleItems(viewer, 'transfer.item_id'))
    .executeTakeFirstOrThrow();

/** In-progress, awaiting-parts and bn-level all count as in progress (MAINT-17). */
const countMaintenance = (db: Kysely<Database>, viewer: Viewer) =>
  db
    .selectFrom('maintenance_item as work')
    .select([
      sql<number>`count(*) filter (where work.status = 'scheduled')::int`.as('scheduled'),
      sql<number>`count(*) filter (where work.status in ('in-progress', 'awaiting-parts', 'bn-level'))::int`.as(
        'inProgress',
      ),
    ])
    // Written out: the index of open work serves no other condition.
    .where(sql<boolean>`work.status not in ('completed', 'cancelled')`)
    .where(visibleItems(viewer, 'work.item_id'))
    .executeTakeFirstOrThrow();

type StatusCount = { category: PropertyCategory; status: PropertyStatus; count: number; missing?: boolean };

/** Counts in which what is missing is marked, beside what is not. */
const setApart = (items: readonly StatusCount[], missing: readonly StatusCount[]): StatusCount[] => [
  ...items,
  ...missing.flatMap((line) => [
    { ...line, count: -line.count },
    { ...line, missing: true },
  ]),
];

function readinessByCategory(counts: readonly StatusCount[]): DashboardSummaryDto['byCategory'] {
  const categories = [...new Set(counts.map(({ category }) => category))];
  return categories.map((category) => ({
    category,
    ...countReadiness(counts.filter((line) => line.category === category)),
  }));
}

const unitName = (db: Kysely<Database>, viewer: Viewer) =>
  db.selectFrom('units').select('name').where('id', '=', viewer.unitId).executeTakeFirst();

/** Every figure of the dashboard at `now`: items over the person's unit, the rest over what they may see. */
export async function readSummary(
  db: Kysely<Database>,
  viewer: Viewer,
  now: Date,
): Promise<DashboardSummaryDto> {
  const loading = loadSchedules(db);
  const [unit, mine, items, missing, transfers, approved, maintenance, schedules, sensitiveItems] =
    await Promise.all([
      unitName(db, viewer),
      countSigned(db, viewer),
      countItems(db, viewer),
      countMissing(db, viewer),
      countTransfers(db, viewer),
      countApproved(db, viewer, new Date(now.getTime() - WEEK_MS)),
      countMaintenance(db, viewer),
      loading,
      loading.then((schedules) => countByCheckStatus(db, viewer, { schedules, now })),
    ]);
  const marked = setApart(items, missing);
  const readiness = countReadiness(marked);
  const checkedDaily = sensitiveItems.filter(
    ({ category }) => category === 'weapon' || category === 'crypto',
  );
  return {
    unit: unit?.name ?? '',
    totalInventory: readiness.total,
    missingInCount: missing.reduce((sum, line) => sum + line.count, 0),
    signedDown: mine.signedout,
    unassigned: countReadiness(items.filter((line) => !line.is_held)).total,
    pendingTransfers: transfers.pending,
    needMyDecision: transfers.needMyDecision,
    sensitive: summarize(sensitiveItems, now),
    maintenance,
    readiness,
    byCategory: readinessByCategory(marked),
    transfersLast7Days: approved.approved,
    dailyChecks: dailyChecks(schedules.of('weapon', viewer.unitId), checkedDaily, now),
  };
}
