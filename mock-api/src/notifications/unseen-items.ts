import { type RawBuilder, type Transaction, sql } from 'kysely';
import type { SensitiveCategory } from '@hand-receipt/contracts';
import type { Database } from '../kernel';
import { inCategory } from '../sensitive';

/** Sensitive items of a unit that were not seen at a check. */
export interface Unseen {
  userId: string;
  items: number;
}

/** What a person is to verify at a check, and what of theirs others are. */
export interface ToVerify {
  userId: string;
  /** They hold and have it. */
  own: number;
  /** They have it and another person holds it. */
  withThem: number;
  /** A counter that they operate stores it. */
  stored: number;
  /** They hold it, and another person or a counter has it. */
  elsewhere: number;
}

/** One check of one category. */
export interface AskedCheck {
  category: SensitiveCategory;
  due: Date;
  /** From then on an inspection answers it. */
  opens: Date;
  /** The unit whose own schedule asks; null for the default. */
  owner: { id: string } | null;
  /** Units that it asks; of the default, those that it does not ask. */
  units: readonly string[];
}

/**
 * A condition on the table `property`: asked for at the check, and not seen since it opened. What a count did not see, or
 * was reported lost, is looked for already, and its holder cannot verify it.
 */
const isUnseen = ({ category, due, opens, owner, units }: AskedCheck): RawBuilder<boolean> => sql`(
  ${units.length === 0 ? sql`true` : sql`(property.unit_id = any(${units}::text[])) = ${owner !== null}`} and
  property.is_sensitive and property.left_at is null and ${inCategory(category)} and coalesce(property.sensitive_since, property.created_at) <= ${due}
  and property.missing_since is null and property.current_status not in ('Lost', 'In Repair', 'Deadline - Maintenance')
  and not exists (select from verification seen where seen.item_id = property.id and seen.at >= ${opens}))`;

/**
 * What each person has not shown at a check: who has an item is asked for it, the operators of a counter for what is stored
 * there, and otherwise its holder.
 */
export async function unseenByPerson(
  db: Transaction<Database>,
  check: AskedCheck,
  now: Date,
): Promise<ToVerify[]> {
  const { rows } = await sql<ToVerify>`
    with unseen as (
      select property.assigned_to_user_id as holder, had.user_id as had_by,
        array(select operator.user_id from counter_operator operator
          where operator.counter_id = had.counter_id and operator.ended_at is null and operator.until > ${now}) as operators
      from property left join possession had on had.item_id = property.id and had.to_at is null
      where ${isUnseen(check)}
    ),
    asked as (
      select holder as user_id, 'own' as what from unseen
        where coalesce(had_by, holder) = holder and operators = '{}'
      union all
      select had_by, 'with' from unseen where had_by is distinct from holder
      union all
      select unnest(operators), 'stored' from unseen
      union all
      select holder, 'elsewhere' from unseen
        where (had_by <> holder or operators <> '{}') and holder <> all(operators)
    )
    select users.id as "userId",
      (count(*) filter (where what = 'own'))::int as own,
      (count(*) filter (where what = 'with'))::int as "withThem",
      (count(*) filter (where what = 'stored'))::int as stored,
      (count(*) filter (where what = 'elsewhere'))::int as elsewhere
    from asked join users on users.id = asked.user_id and users.status = 'Active'
    group by users.id`.execute(db);
  return rows;
}

/** What was not seen in the units of each commander and supply sergeant, and below. */
export async function unseenByLeader(db: Transaction<Database>, check: AskedCheck): Promise<Unseen[]> {
  const { rows } = await sql<Unseen>`
    with reach as (
      select units.id as unit_id, above.id as above_id from units cross join lateral units_above(units.id) above
    )
    select users.id as "userId", count(*)::int as items
    from property
    join reach on reach.unit_id = property.unit_id
    join users on users.unit_id = reach.above_id and users.status = 'Active'
      and users.role in ('Commander', 'Supply Sergeant')
    where ${isUnseen(check)} group by users.id`.execute(db);
  return rows;
}
