import { type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../mock-api/src/kernel/db/schema';
import type { CallName } from './calls';
import type { Sight } from './people';

/**
 * What each call would cost if it were one statement, written by hand for one person.
 *
 * Nothing is left to be decided about who sees what. Lists and the history read the ids of the person's items and
 * events, which lie ready in their order in `bench.visible` and `bench.event`. What is counted reads the items of the
 * person's units by an index, and what else they see by its ids. Each statement returns the columns that the screen
 * shows, with the total over the list. It leaves out what the screen does not show: components, chains of custody and
 * mounted parts of a list's rows. The state of sensitive items is grouped by the time when they were last seen, and not
 * by the schedule.
 */
type Hand = (userId: string, sight: Sight) => RawBuilder<unknown>;

const page = (userId: string, limit: number) => sql`
  page as (
    select item_id, sort_key from bench.visible where user_id = ${userId} order by sort_key, item_id limit ${limit})`;

const total = (userId: string) =>
  sql`(select count(*)::int from bench.visible where user_id = ${userId}) as total`;

const COLUMNS = sql`id, category, current_status, assigned_to_user_id, is_sensitive`;

const mine = ({ unitIds, otherIds }: Sight) => sql`
  mine as materialized (
    select ${COLUMNS} from property where unit_id = any(${unitIds}::text[])
    union all
    select ${COLUMNS} from property where id = any(${otherIds}::text[]))`;

const checked = sql`
  (select json_agg(alike) from (
    select category, in_shop, last_seen >= now() - interval '12 hours' as is_seen, last_seen::date as day,
      count(*)::int as count
    from (
      select category, current_status in ('In Repair', 'Deadline - Maintenance') as in_shop,
        (select max(at) from verification where item_id = mine.id) as last_seen
      from mine where is_sensitive) sensitive
    group by 1, 2, 3, 4) alike) as sensitive`;

const HAND: Record<CallName, Hand> = {
  list: (userId) => sql`
    with ${page(userId, 50)}
    select property.id, name, serial_number, current_status, category, location, assigned_date, is_sensitive,
      version, holder.id as holder_id, holder.rank || ' ' || holder.last_name as holder, ${total(userId)}
    from page join property on property.id = page.item_id
    left join users holder on holder.id = property.assigned_to_user_id
    order by page.sort_key, page.item_id`,

  inventory: (userId) => sql`
    with ${page(userId, 100)}
    select property.id, property.name, serial_number, nsn, lin, category, current_status, location,
      holder.id as holder_id, holder.rank || ' ' || holder.last_name as holder, holder.position,
      units.name as unit, ${total(userId)}
    from page join property on property.id = page.item_id
    left join users holder on holder.id = property.assigned_to_user_id
    left join units on units.id = holder.unit_id
    order by page.sort_key, page.item_id`,

  summary: (userId, sight) => sql`
    with ${mine(sight)}
    select
      (select units.name from users join units on units.id = users.unit_id where users.id = ${userId}) as unit,
      (select json_agg(line) from (
        select category, current_status, count(*)::int as count from mine group by 1, 2) line) as readiness,
      (select count(*)::int from mine where assigned_to_user_id is null) as unassigned,
      (select count(*)::int from custody_link link join mine on mine.id = link.item_id
        where link.user_id = ${userId} and mine.assigned_to_user_id is distinct from ${userId}) as signed_down,
      (select json_build_array(count(*), count(*) filter (where to_user_id = ${userId})) from transfer
        where status = 'Pending' and ${userId} in (from_user_id, to_user_id)) as transfers,
      (select count(*)::int from transfer join mine on mine.id = transfer.item_id
        where transfer.status = 'Approved' and resolved_at >= now() - interval '7 days') as approved,
      (select json_agg(work) from (
        select work.status, count(*)::int from maintenance_item work join mine on mine.id = work.item_id
        group by 1) work) as maintenance,
      ${checked}`,

  sensitive: (_, sight) => sql`with ${mine(sight)} select ${checked}`,

  history: (userId) => sql`
    select event.seq, event_id, event_type, ts, leaf_hash, convert_from(body, 'UTF8') as body,
      (select count(*)::int from bench.event where user_id = ${userId}) as total
    from (select seq from bench.event where user_id = ${userId} order by seq desc limit 50) page
    join ledger_event event on event.seq = page.seq
    order by event.seq desc`,

  me: (userId) => sql`
    select users.id, username, email, first_name, last_name, rank, position, role, status, service_start,
      command_start, units.name as unit, signed.*
    from users left join units on units.id = users.unit_id
    cross join lateral (
      select count(*) filter (where category = 'vehicles') as vehicles,
        count(*) filter (where category = 'weapons') as weapons,
        count(*) filter (where category = 'comsec') as communications,
        count(*) filter (where category = 'optics') as optics,
        count(*) filter (where is_sensitive) as sensitive, sum(unit_price) as value
      from custody_link link where link.user_id = users.id) signed
    where users.id = ${userId}`,
};

/** The statement that returns what a call shows to one person. */
export const handStatement = (
  db: Kysely<Database>,
  call: CallName,
  { id, ...sight }: { id: string } & Sight,
): CompiledQuery => HAND[call](id, sight).compile(db);
