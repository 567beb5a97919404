import type { Kysely } from 'kysely';
import type { Database } from '../kernel';

/**
 * The people below somebody in the chain of an item, from the top down; nobody where they are not in it.
 *
 * @param userId null for the property book
 */
export async function readChainBelow(
  db: Kysely<Database>,
  itemId: string,
  userId: string | null,
): Promise<string[]> {
  const links = await db
    .selectFrom('custody_link')
    .select('user_id')
    .where('item_id', '=', itemId)
    .orderBy('position')
    .execute();
  const ids = links.map(({ user_id }) => user_id);
  const place = ids.indexOf(userId);
  return place < 0 ? [] : ids.slice(place + 1).filter((id) => id !== null);
}
