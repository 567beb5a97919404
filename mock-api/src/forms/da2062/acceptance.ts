import { type Kysely, sql } from 'kysely';
import { type Database, inArray } from '../../kernel';
import type { Pair } from '../../papers';
import type { Acceptance } from './hand-receipt';

/**
 * How the holder of a pair took its items over. The mark says so only where they accepted every one of them here: the
 * transfer to them ended when their link in the chain began, and its giver is the one of the pair, or signed the item over
 * and left the chain. A mounted item went with the transfer of what it is mounted on.
 *
 * @returns null where an item was not accepted in the product.
 */
export async function readAcceptance(
  db: Kysely<Database>,
  { giverId, holderId }: Pair,
  itemIds: readonly string[],
): Promise<Acceptance | null> {
  const accepted = await db
    .selectFrom('custody_link as link')
    .innerJoinLateral(
      (row) =>
        row
          .selectFrom('transfer')
          .select(['resolved_at', sql<string>`coalesce(request_id, id)`.as('request')])
          .where('status', '=', 'Approved')
          .where('to_user_id', '=', holderId)
          .whereRef('resolved_at', '=', 'link.since')
          .where(
            giverId === null
              ? sql<boolean>`true`
              : sql<boolean>`case when sign_over then superior_user_id else from_user_id end = ${giverId}`,
          )
          .where(
            sql<boolean>`(item_id = link.item_id or link.item_id = any(mounted)
              or (include_components and mounted is null))`,
          )
          .orderBy(sql`item_id = link.item_id`, 'desc')
          .limit(1)
          .as('transfer'),
      (join) => join.onTrue(),
    )
    .select(['transfer.request', 'transfer.resolved_at as at'])
    .where('link.user_id', '=', holderId)
    .where('link.item_id', '=', inArray(itemIds))
    .execute();
  const [first] = accepted;
  if (!first || accepted.length < itemIds.length) return null;
  const requests = new Set(accepted.map(({ request }) => request));
  const times = accepted.map(({ at }) => at?.getTime() ?? 0);
  return {
    at: new Date(Math.max(...times)),
    by: requests.size === 1 ? first.request : `${requests.size} transfers`,
  };
}
