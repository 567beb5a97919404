import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Database, anyOf } from '../kernel';
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

/** Ids of the active people of an audience as the database now is; null for everybody. */
export async function audienceOf(db: Kysely<Database>, audience: Audience): Promise<string[] | null> {
  if (audience === 'everybody') return null;
  const groups = [
    audience.items && whoSeesItems(audience.items),
    audience.inventories && whoSeesInventories(audience.inventories),
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

/** `unitItems` of property/visible-items.ts, asked from the units: their leaders and those above. */
const leadersAbove = (units: RawBuilder<unknown>) => sql`(
  with recursive above as (
    select id, parent_id from units where id in (${units})
    union
    select units.id, units.parent_id from units join above on units.id = above.parent_id
  )
  select id from users where role = any(${SEES_UNIT}::text[]) and unit_id in (select id from above))`;

/**
 * `visibleItems` of property/visible-items.ts, asked from the items. Of transfers it takes all: their parties go on
 * seeing them, and whoever an item is taken from was a party to one. Of the newest, which may have just
 * moved the item, it takes the leaders of the giver too. Admins without a unit read the whole ledger.
 */
const whoSeesItems = (items: Groups['items'] & object) => sql`
  select user_id from custody_link where item_id = ${anyOf(items)}
  union all
  select unnest(array[from_user_id, to_user_id]) from transfer where item_id = ${anyOf(items)}
  union all
  select id from users where role = 'Admin' and unit_id is null
  union all
  ${leadersAbove(sql`
    select unit_id from property where id = ${anyOf(items)}
    union
    select unit_id from users where id in (
      select assigned_to_user_id from property where id = ${anyOf(items)}
      union all
      select newest.from_user_id from unnest(${items}::text[]) item (id) cross join lateral (
        select from_user_id from transfer where item_id = item.id order by requested_at desc limit 1) newest)`)}`;

/** `visibleInventories` of property/visible-inventories.ts, asked from the counts. */
const whoSeesInventories = (inventories: Groups['inventories'] & object) => sql`
  select opened_by_user_id from sensitive_inventory where id = ${anyOf(inventories)}
  union all
  select user_id from sensitive_inventory_counter where inventory_id = ${anyOf(inventories)}
  union all
  ${leadersAbove(sql`
    select coalesce(inventory.unit_id, opener.unit_id)
    from sensitive_inventory inventory join users opener on opener.id = inventory.opened_by_user_id
    where inventory.id = ${anyOf(inventories)}`)}`;

const ofCompany = (unitId: string) => sql`select id from users where unit_id in ${companyUnits(unitId)}`;

/** `visiblePeople` of users/visible-people.ts and the connections, asked from the person. */
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
