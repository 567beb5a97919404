import type { CareerMetricsDto, SensitiveItemDto } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../kernel';
import { countItemsMoved, readReplacedLinks } from './replaced-links';

/** Rounded per cent; null of nothing. */
const percent = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((100 * part) / whole);

const countTransfers = (db: Kysely<Database>, userId: string) => {
  const isAsker = sql`case when is_recall then to_user_id else from_user_id end = ${userId}`;
  return db
    .selectFrom('transfer')
    .select([
      sql<number>`count(*) filter (where status = 'Approved')::int`.as('completed'),
      sql<number>`count(*) filter (where status = 'Approved' and ${isAsker})::int`.as('askedApproved'),
      sql<number>`count(*) filter (where status in ('Approved', 'Rejected') and ${isAsker})::int`.as(
        'askedAnswered',
      ),
    ])
    .where((row) => row.or([row('from_user_id', '=', userId), row('to_user_id', '=', userId)]))
    .executeTakeFirstOrThrow();
};

const countItems = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('custody_link as link')
    .innerJoin('property as item', 'item.id', 'link.item_id')
    .select([
      sql<number>`count(*)::int`.as('signedFor'),
      sql<number>`count(*) filter (where item.assigned_to_user_id = ${userId})::int`.as('held'),
      sql<number>`count(*) filter (where item.current_status <> 'Lost'
        and item.missing_since is null)::int`.as('accountedFor'),
      sql<number>`count(*) filter (where item.current_status = 'Operational'
        and item.missing_since is null)::int`.as('operational'),
    ])
    .where('link.user_id', '=', userId)
    .executeTakeFirstOrThrow();

const countVerifications = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('verification')
    .select((row) => [sql<number>`count(*)::int`.as('done'), row.fn.max('at').as('last')])
    .where('by_user_id', '=', userId)
    .executeTakeFirstOrThrow();

/** Of the last checks that were due, done or not, those done in time. */
function checksInTime(items: readonly SensitiveItemDto[]): number | null {
  const due = items.flatMap(({ lastChecks }) => lastChecks.filter(({ result }) => result !== 'open'));
  return percent(due.filter(({ result }) => result === 'done').length, due.length);
}

/** A person's figures, each counted from the records, and when they last inspected an item. */
export async function careerMetrics(
  db: Kysely<Database>,
  userId: string,
  { sensitiveItems, valueManaged }: { sensitiveItems: readonly SensitiveItemDto[]; valueManaged: number },
): Promise<{ metrics: CareerMetricsDto; lastInventory: string | null }> {
  const [transfers, replaced, items, verifications] = await Promise.all([
    countTransfers(db, userId),
    readReplacedLinks(db, userId),
    countItems(db, userId),
    countVerifications(db, userId),
  ]);
  const metrics: CareerMetricsDto = {
    transfersCompleted: transfers.completed + countItemsMoved(replaced, userId),
    transfersApprovedPercent: percent(transfers.askedApproved, transfers.askedAnswered),
    accountabilityPercent: percent(items.accountedFor, items.signedFor),
    readinessPercent: percent(items.operational, items.signedFor),
    checksInTimePercent: checksInTime(sensitiveItems),
    verificationsDone: verifications.done,
    itemsHeld: items.held,
    itemsSignedDown: items.signedFor - items.held,
    valueManaged,
  };
  return { metrics, lastInventory: verifications.last?.toISOString() ?? null };
}
