import { type RawBuilder, type Transaction, sql } from 'kysely';
import type { SensitiveCategory } from '@hand-receipt/contracts';
import type { Database } from '../kernel';
import { inCategory } from '../sensitive';

/** Sensitive items that a person answers for and that were not seen at a check. */
export interface Unseen {
  userId: string;
  items: number;
}

/** One check of one category. */
export interface AskedCheck {
  category: SensitiveCategory;
  due: Date;
  /** From then on an inspection answers it. */
  opens: Date;
}

/**
 * A condition on the table `property`: asked for at the check, and not seen since it opened. What a count did not see is
 * looked for already, and its holder cannot verify it.
 */
const isUnseen = ({ category, due, opens }: AskedCheck): RawBuilder<boolean> => sql`(
  property.is_sensitive and property.left_at is null and ${inCategory(category)} and coalesce(property.sensitive_since, property.created_at) <= ${due}
  and property.missing_since is null and property.current_status not in ('In Repair', 'Deadline - Maintenance')
  and not exists (select from verification seen where seen.item_id = property.id and seen.at >= ${opens}))`;

/** What each holder has not shown at a check. */
export async function unseenByHolder(db: Transaction<Database>, check: AskedCheck): Promise<Unseen[]> {
  const { rows } = await sql<Unseen>`
    select property.assigned_to_user_id as "userId", count(*)::int as items
    from property join users on users.id = property.assigned_to_user_id and users.status = 'Active'
    where ${isUnseen(check)} group by property.assigned_to_user_id`.execute(db);
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
