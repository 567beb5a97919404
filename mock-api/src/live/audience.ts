import type { Role } from '@hand-receipt/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Database, inArray } from '../kernel';
import { SEES_UNIT, companyUnits } from '../access';

/**
 * Whom a change concerns: all who are meant by any of the fields together, or everybody, for what is one for
 * all units. Ids, of which null and unknown ones mean nobody.
 */
export type Audience =
  | 'everybody'
  | {
      /** People who see one of these items, or saw it before its last transfer. */
      items?: readonly string[];
      /** People who see one of these counts of sensitive items. */
      inventories?: readonly string[];
      /** People who read at these counters, or let them issue in their name. */
      counters?: readonly string[];
      /** People who see these hand-overs and returns, by their numbers. */
      handOvers?: readonly string[];
      /** Leaders of these units and of those above. */
      leadersOf?: readonly (string | null)[];
      /** These people themselves. */
      people?: readonly (string | null)[];
      /** Everybody of the companies that these units are part of. */
      companiesOf?: readonly (string | null)[];
      /** People who find one of these people in a directory or among their connections. */
      accounts?: readonly string[];
    };

type Groups = Exclude<Audience, string>;

/** All who are meant by any of several audiences. */
export function mergeAudiences(audiences: readonly Audience[]): Audience {
  const merged = new Map<string, Set<string | null>>();
  for (const audience of audiences) {
    if (audience === 'everybody') return audience;
    for (const [group, ids] of Object.entries(audience) as [string, readonly (string | null)[]][]) {
      for (const id of ids) merged.set(group, (merged.get(group) ?? new Set()).add(id));
    }
  }
  return Object.fromEntries([...merged].map(([group, ids]) => [group, [...ids]])) as Groups;
}

/** Ids of the active people of an audience as the database now is; null for everybody. */
export async function audienceOf(db: Kysely<Database>, audience: Audience): Promise<string[] | null> {
  if (audience === 'everybody') return null;
  const groups = [
    audience.items && whoSeesItems(audience.items),
    audience.inventories && whoSeesInventories(audience.inventories),
    audience.counters && whoReadsCounters(sql`select ${anyId(audience.counters)}`),
    audience.handOvers && whoSeesHandOvers(audience.handOvers),
    audience.leadersOf && leadersAbove(sql`select ${anyId(audience.leadersOf)}`),
    audience.people && sql`select ${anyId(audience.people)}`,
    ...(audience.companiesOf ?? []).flatMap((unitId) => (unitId === null ? [] : ofCompany(unitId))),
    ...(audience.accounts ?? []).map(whoFinds),
  ].filter((group) => group !== undefined);
  if (groups.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select users.id from users
    where users.status = 'Active' and users.id in (${sql.join(groups, sql` union all `)})
    order by users.id`.execute(db);
  return rows.map(({ id }) => id);
}

const anyId = (ids: readonly (string | null)[]) => sql`unnest(${ids}::text[])`;

/** `unitItems` of access/visible-items.ts, asked from the units: their leaders and those above. */
const leadersAbove = (units: RawBuilder<unknown>, roles: readonly Role[] = SEES_UNIT) => sql`(
  select id from users where role = any(${roles}::text[]) and unit_id in (
    select above.id from (${units}) concerned (id) cross join lateral units_above(concerned.id) above))`;

/**
 * The reverse of `visibleItems` (access/visible-items.ts): the people who see these items. The parties of every transfer
 * count, because they still see it and every former holder was one. The newest transfer may have just moved the item,
 * so the leaders of its giver count too. Admins without a unit read the whole ledger.
 */
const whoSeesItems = (items: Groups['items'] & object) => sql`
  select user_id from custody_link where item_id = ${inArray(items)}
  union all
  select unnest(array[from_user_id, to_user_id]) from transfer where item_id = ${inArray(items)}
  union all
  select user_id from possession where item_id = ${inArray(items)} and user_id is not null
  union all
  select operator.user_id from counter_stock stock
    join counter_operator operator on operator.counter_id = stock.counter_id and operator.ended_at is null
    where stock.item_id = ${inArray(items)}
  union all
  select id from users where role = 'Admin' and unit_id is null
  union all
  ${leadersAbove(sql`
    select unit_id from property where id = ${inArray(items)}
    union
    select unit_id from users where id in (
      select assigned_to_user_id from property where id = ${inArray(items)}
      union all
      select newest.from_user_id from unnest(${items}::text[]) item (id) cross join lateral (
        select from_user_id from transfer where item_id = item.id order by requested_at desc limit 1) newest)`)}`;

/** `visibleInventories` of access/visible-inventories.ts, asked from the counts. */
const whoSeesInventories = (inventories: Groups['inventories'] & object) => sql`
  select opened_by_user_id from inventory where id = ${inArray(inventories)}
  union all
  select user_id from inventory_counter where inventory_id = ${inArray(inventories)}
  union all
  select user_id from inventory_former_counter where inventory_id = ${inArray(inventories)}
  union all
  ${leadersAbove(sql`
    select coalesce(inventory.unit_id, opener.unit_id)
    from inventory join users opener on opener.id = inventory.opened_by_user_id
    where inventory.id = ${inArray(inventories)}`)}`;

/** `rightsAt` of possession/find-counter.ts, asked from the counters; and the holders who let them issue in their name. */
const whoReadsCounters = (counters: RawBuilder<unknown>) => sql`
  select user_id from counter_operator where counter_id in (${counters}) and ended_at is null
  union all
  select holder_user_id from counter_authority where counter_id in (${counters})
  union all
  select id from users where role = 'Squad Leader' and unit_id in (
    select below.id from counter cross join lateral units_below(counter.unit_id) below
    where counter.id in (${counters}))
  union all
  ${leadersAbove(sql`select unit_id from counter where id in (${counters})`, [
    'Squad Leader',
    'Supply Sergeant',
    'Commander',
  ])}`;

/** `visibleHandOvers` of possession/visible-handovers.ts, asked from the hand-overs. */
const whoSeesHandOvers = (handOvers: Groups['handOvers'] & object) => sql`
  select unnest(array[operator_id, recipient_id]) from handover where id = ${inArray(handOvers)}
  union all
  select giver_id from handover_line where handover_id = ${inArray(handOvers)}
  union all
  select above.user_id from possession
    join custody_link own on own.item_id = possession.item_id and own.user_id = possession.user_id
    join custody_link above on above.item_id = own.item_id and above.position = own.position - 1
    where possession.handover_id = ${inArray(handOvers)} and possession.to_at is null
  union all
  ${whoReadsCounters(sql`select counter_id from handover where id = ${inArray(handOvers)}`)}
  union all
  ${leadersAbove(
    sql`select unit_id from users where id in (
      select recipient_id from handover where id = ${inArray(handOvers)})`,
    ['Squad Leader'],
  )}`;

const ofCompany = (unitId: string) => sql`select id from users where unit_id in ${companyUnits(unitId)}`;

/** `visiblePeople` of access/visible-people.ts and the connections, asked from the person. */
const whoFinds = (userId: string) => sql`
  select ${userId}
  union all
  select id from users where role = 'Admin'
  union all
  select unnest(array[user_id, other_user_id]) from connections
  where user_id = ${userId} or other_user_id = ${userId}
  union all
  select colleague.id from users colleague
  where colleague.unit_id in ${companyUnits(sql`(select unit_id from users where id = ${userId})`)}`;
