import { type Transaction, sql } from 'kysely';
import type { Database } from '../../kernel';
import type { Audience } from '../../live';
import { indexedSerial } from './indexed-serial';

/**
 * Who is asked for an item: its holder, or for one that is only in the property book, the active supply
 * sergeants of the unit that carries it and of those above.
 *
 * @returns ids of people, none twice.
 */
export async function answerersOf(
  trx: Transaction<Database>,
  item: { assigned_to_user_id: string | null; unit_id: string },
): Promise<string[]> {
  if (item.assigned_to_user_id !== null) return [item.assigned_to_user_id];
  const { rows } = await sql<{ id: string }>`
    with recursive above as (
      select id, parent_id from units where id = ${item.unit_id}
      union all
      select units.id, units.parent_id from units join above on units.id = above.parent_id
    )
    select users.id from users join above on above.id = users.unit_id
    where users.role = 'Supply Sergeant' and users.status = 'Active' order by users.id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Who has an ask in a list: the asker, and whoever may answer it as things are now (`answeredBy` in load-asks.ts). */
export async function askAudience(
  trx: Transaction<Database>,
  askerId: string,
  serialNumber: string,
): Promise<Audience> {
  const item = await trx
    .selectFrom('property')
    .select(['assigned_to_user_id as holderId', 'unit_id as unitId'])
    .where(indexedSerial, '=', serialNumber)
    .executeTakeFirst();
  if (!item) return { people: [askerId] };
  if (item.holderId !== null) return { people: [askerId, item.holderId] };
  return { people: [askerId], leadersOf: [item.unitId] };
}
