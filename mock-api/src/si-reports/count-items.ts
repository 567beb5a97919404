import { PROPERTY_CATEGORIES, type SensitiveCategory } from '@hand-receipt/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Schedules, sensitiveCategory } from '../checks';
import { type Database, startOfDay } from '../kernel';
import type { CheckTime } from './check-times';

/** An item that is lost or missing in an open loss case. */
export interface LostItem {
  serialNumber: string;
  caseId: string;
  /** Reported Lost; else not seen in a count. */
  isLost: boolean;
}

/** Sensitive items of one unit's own people at one check. */
export interface ItemCount {
  unitId: string;
  due: Date;
  expected: number;
  seen: number;
  inShop: number;
  /** When the first of its checks opened, and when the first of them has run out of time. */
  opens: Date;
  graceEnds: Date;
  /** Open loss cases of those of them that are lost or missing. */
  caseIds: string[];
  /** Whether one of these items is reported Lost, and whether one is only missing in a count. */
  hasLost: boolean;
  hasMissing: boolean;
  /** The first of them by its serial number; null where none is in an open case. */
  firstLost: LostItem | null;
}

const at = (time: Date) => sql`${time.toISOString()}::timestamptz`;

/** The schedule that asks for an item, as a column of `item`: its owner, '' for the default. */
function ownerOf(schedules: Schedules): RawBuilder<string> {
  const exceptions = PROPERTY_CATEGORIES.flatMap((category) =>
    schedules
      .exceptions(sensitiveCategory(category))
      .map(
        ({ unitId, ownerId }) =>
          sql`when property.category = ${category} and property.unit_id = ${unitId} then ${ownerId}::text`,
      ),
  );
  return exceptions.length === 0 ? sql`''` : sql`(case ${sql.join(exceptions, sql` `)} else '' end)`;
}

/** Checks as rows: by category of the property book, with the end of their day. */
function checkRows(checks: readonly CheckTime[]) {
  return PROPERTY_CATEGORIES.flatMap((category) =>
    checks
      .filter((check) => (check.category as SensitiveCategory) === sensitiveCategory(category))
      .map(
        ({ ownerId, due, opens, closes, graceEnds }) => sql`(${category}::text, ${ownerId ?? ''}::text,
          ${at(due)}, ${at(opens)}, ${at(closes)}, ${at(graceEnds)}, ${at(startOfDay(due, 1))})`,
      ),
  );
}

/**
 * What each check asks of each unit: items that are on the book, by the unit of their holder and without one by the unit that
 * carries them, so that each is of one unit. What is In Repair is apart. An item that is lost or missing in an open case
 * counts as not seen until the end of the day of the check; its case is named at every check of its unit on that day and later.
 *
 * @param units a subquery of unit ids
 */
export async function countItems(
  db: Kysely<Database>,
  {
    units,
    checks,
    schedules,
  }: { units: RawBuilder<string>; checks: readonly CheckTime[]; schedules: Schedules },
): Promise<ItemCount[]> {
  const rows = checkRows(checks);
  if (rows.length === 0) return [];
  const { rows: counts } = await sql<ItemCount>`
    with checks (category, owner, due, opens, closes, grace_ends, day_ends) as (values ${sql.join(rows)}),
    item as materialized (
      select property.id, property.category, coalesce(holder.unit_id, property.unit_id) as unit_id,
        ${ownerOf(schedules)} as owner, property.current_status = 'In Repair' as in_shop,
        coalesce(property.sensitive_since, property.created_at) as since, lost.case_id, lost.added_at as lost_at,
        property.serial_number, property.current_status = 'Lost' as is_lost
      from property left join users holder on holder.id = property.assigned_to_user_id
      -- A read by another person ends that an item is missing; its case may still wait for the find to be confirmed.
      left join loss_case_item lost on lost.item_id = property.id and lost.closed_at is null
        and (property.current_status = 'Lost' or property.missing_since is not null)
      where property.is_sensitive and property.left_at is null
        and coalesce(holder.unit_id, property.unit_id) in ${units}
    ),
    asked as (
      select item.unit_id, checks.due, checks.opens, checks.grace_ends, checks.day_ends, item.in_shop,
        item.serial_number, item.is_lost, case when item.lost_at < checks.day_ends then item.case_id end as case_id,
        exists (select from verification seen where seen.item_id = item.id
          and seen.at >= checks.opens and seen.at < checks.closes) as seen
      from item join checks on checks.category = item.category and checks.owner = item.owner
      where item.since <= checks.due
    ),
    -- A loss is reported at every check of the unit, also at one that does not ask for items of its category.
    lost as (
      select check_time.*, item.case_id, item.serial_number, item.is_lost
      from item join (select distinct unit_id, due, opens, grace_ends, day_ends from asked) check_time
        on check_time.unit_id = item.unit_id and item.lost_at < check_time.day_ends
    ),
    line as (
      select unit_id, due, opens, grace_ends, case_id, serial_number, is_lost, true as is_asked, in_shop, seen
      from asked
      union all
      select unit_id, due, opens, grace_ends, case_id, serial_number, is_lost, false, false, false from lost
    )
    select unit_id as "unitId", due, min(opens) as opens, min(grace_ends) as "graceEnds",
      (count(*) filter (where is_asked and not in_shop))::int as expected,
      (count(*) filter (where not in_shop and seen and case_id is null))::int as seen,
      (count(*) filter (where in_shop))::int as "inShop",
      coalesce(array_agg(distinct case_id) filter (where case_id is not null), '{}') as "caseIds",
      coalesce(bool_or(is_lost) filter (where case_id is not null), false) as "hasLost",
      coalesce(bool_or(not is_lost) filter (where case_id is not null), false) as "hasMissing",
      (array_agg(json_build_object('serialNumber', serial_number, 'caseId', case_id, 'isLost', is_lost)
        order by serial_number, case_id) filter (where case_id is not null))[1] as "firstLost"
    from line group by unit_id, due`.execute(db);
  return counts;
}
