import { type Kysely, sql } from 'kysely';
import type { Database } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';

/** Ids of the people from whom the outgoing person of the table `succession` has its items, in their order. */
export const GIVERS = sql<string[]>`array(select giver.user_id from succession_giver giver
  where giver.succession_id = succession.id order by giver.user_id)`;

/** The people directly above a person in the chains of items on the book, by name. The property book is none of them. */
export const readGiversOf = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('users as giver')
    .select(['giver.id', sql<string>`giver.rank || ' ' || giver.last_name`.as('name')])
    .where(
      sql<boolean>`exists (select from custody_link own
        join custody_link above on above.item_id = own.item_id and above.position = own.position - 1
        join property on property.id = own.item_id and property.left_at is null
        where own.user_id = ${userId} and above.user_id = giver.id)`,
    )
    .orderBy('giver.last_name')
    .orderBy('giver.id')
    .execute();

/** Stores who the givers of a set are now. */
export async function storeGivers(
  { trx }: UnitOfWork,
  successionId: string,
  userIds: readonly string[],
): Promise<void> {
  await trx.deleteFrom('succession_giver').where('succession_id', '=', successionId).execute();
  if (userIds.length === 0) return;
  await trx
    .insertInto('succession_giver')
    .values(userIds.map((user_id) => ({ succession_id: successionId, user_id })))
    .execute();
}

/** The people directly above the outgoing one in chains. Each chain is user ids from the book down. */
export function giversIn(chains: readonly (readonly string[])[], from: string): string[] {
  const above = chains.flatMap((chain) => chain[chain.indexOf(from) - 1] ?? []);
  return [...new Set(above)].sort();
}
