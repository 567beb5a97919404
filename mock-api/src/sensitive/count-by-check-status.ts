import {
  PROPERTY_CATEGORIES,
  type PropertyCategory,
  type SensitiveCategory,
  type SensitiveItemDto,
} from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { type Database, startOfDay } from '../kernel';
import {
  type CheckSchedule,
  type CheckedItem,
  EARLY_MINUTES,
  type Schedules,
  lastChecks,
  lastDues,
  opensAt,
  sensitiveCategory,
  verificationStatus,
} from '../checks';
import { isMissing } from '../property';
import type { Viewer } from '../access';
import { countedRows } from './counted-rows';

/** Sensitive items that are alike in all that decides their state, counted. */
export interface CheckStatusCount extends Pick<SensitiveItemDto, 'status' | 'lastChecks'> {
  category: SensitiveCategory;
  schedule: CheckSchedule | undefined;
  count: number;
  /** How many of them were last seen on the calendar day of `now`; none of those that are missing or lost. */
  seenToday: number;
}

interface AlikeRow {
  category: PropertyCategory;
  /** Whose schedule asks for them; '' for the default. */
  owner: string;
  in_shop: boolean;
  is_lost: boolean;
  is_missing: boolean;
  ever_seen: boolean;
  /** How many of the category's last checks were due before they asked for the items. */
  not_asked: number | null;
  /** Which of those checks were answered, counted from 1. */
  answered: number[] | null;
  count: number;
  seen_today: number;
}

const EARLY_MS = EARLY_MINUTES * 60_000;

/** Checks that decide the state: those of a day, the one before them, and the one that is about to be due. */
const duesOf = (schedule: CheckSchedule | undefined, now: Date): Date[] =>
  schedule ? lastDues(schedule, new Date(now.getTime() + EARLY_MS), schedule.due_times.length + 2) : [];

const times = (dates: readonly Date[]) =>
  sql`${dates.map((date) => date.toISOString())}::text[]::timestamptz[]`;

async function readAlike(db: Kysely<Database>, viewer: Viewer, schedules: Schedules, now: Date) {
  const checks = PROPERTY_CATEGORIES.flatMap((category) =>
    schedules.all
      .filter((one) => one.category === sensitiveCategory(category))
      .map(({ ownerId, schedule }) => {
        const dues = duesOf(schedule, now);
        return sql`(${category}::text, ${ownerId ?? ''}::text, ${times(dues)}, ${times(dues.map((due) => opensAt(schedule, due)))})`;
      }),
  );
  const exceptions = PROPERTY_CATEGORIES.flatMap((category) =>
    schedules
      .exceptions(sensitiveCategory(category))
      .map(({ unitId, ownerId }) => sql`(${category}::text, ${unitId}::text, ${ownerId}::text)`),
  );
  const owned = exceptions.length > 0;
  const { rows } = await sql<AlikeRow>`
    with checks (category, owner, dues, opens) as (values ${sql.join(checks)})
    ${owned ? sql`, exception (category, unit_id, owner) as (values ${sql.join(exceptions)})` : sql``},
    seen as (
      select visible_item.category, checks.owner,
        visible_item.status in ('In Repair', 'Deadline - Maintenance') as in_shop,
        visible_item.status = 'Lost' as is_lost,
        ${isMissing('visible_item.item_id')} as is_missing,
        width_bucket(entered_at - interval '1 microsecond', checks.dues) as not_asked,
        case when last.seen >= checks.opens[1] then
          array(select distinct width_bucket(at, checks.opens) as number from verification
            where verification.item_id = visible_item.item_id and at >= greatest(checks.opens[1], entered_at)
            order by number)
        end as answered,
        last.seen as last_seen
      from visible_item
      ${
        owned
          ? sql`join property on property.id = visible_item.item_id
              left join exception on exception.category = visible_item.category
                and exception.unit_id = property.unit_id
              join checks on checks.category = visible_item.category
                and checks.owner = coalesce(exception.owner, '')`
          : sql`join checks on checks.category = visible_item.category`
      }
      left join lateral (
        select at as seen from verification where verification.item_id = visible_item.item_id and at >= entered_at
        order by at desc limit 1
      ) last on true
      where visible_item.is_sensitive and ${countedRows(viewer)}
    )
    select category, owner, in_shop, is_lost, is_missing, not_asked, answered, last_seen is not null as ever_seen, count(*)::int as count,
      (count(*) filter (where not is_missing and not is_lost and last_seen >= ${startOfDay(now)}::timestamptz
        and last_seen < ${startOfDay(now, 1)}::timestamptz))::int as seen_today
    from seen group by category, owner, in_shop, is_lost, is_missing, not_asked, answered, ever_seen`.execute(
    db,
  );
  return rows;
}

/** One item that stands for all of its kind: seen as each check opened that they answered. */
function standIn(row: AlikeRow, schedule: CheckSchedule | undefined, now: Date): CheckedItem {
  const dues = duesOf(schedule, now);
  const last = dues[(row.not_asked ?? 0) - 1];
  const opened = (row.answered ?? []).flatMap((number) => {
    const due = dues[number - 1];
    return due && schedule ? opensAt(schedule, due) : [];
  });
  const longAgo = new Date(0);
  return {
    isMissing: row.is_missing,
    currentStatus: row.is_lost ? 'Lost' : row.in_shop ? 'In Repair' : 'Operational',
    schedule,
    since: last ? new Date(last.getTime() + 1) : longAgo,
    seen: [...(row.ever_seen ? [longAgo] : []), ...opened].map((at) => ({ at, by: '' })),
  };
}

/**
 * Every sensitive item of the person's figures, counted by what decides its state at `now`: thousands of them make
 * some dozens of kinds, whose state then follows by the rules for one. `lastChecks` reach back for a day.
 */
export async function countByCheckStatus(
  db: Kysely<Database>,
  viewer: Viewer,
  { schedules, now }: { schedules: Schedules; now: Date },
): Promise<CheckStatusCount[]> {
  const rows = await readAlike(db, viewer, schedules, now);
  return rows.map((row) => {
    const category = sensitiveCategory(row.category);
    const schedule = schedules.all.find(
      (one) => one.category === category && one.ownerId === (row.owner || null),
    )?.schedule;
    const item = standIn(row, schedule, now);
    return {
      category,
      schedule,
      count: row.count,
      seenToday: row.seen_today,
      status: verificationStatus(item, now),
      lastChecks: lastChecks(item, now),
    };
  });
}
