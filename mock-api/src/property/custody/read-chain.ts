import type { Kysely } from 'kysely';
import type { Database } from '../../kernel';
import type { ChainLink } from './chain';

/** The links of an item's chain, from the book down to the holder. */
export const readChain = (db: Kysely<Database>, itemId: string): Promise<ChainLink[]> =>
  db
    .selectFrom('custody_link')
    .select(['position', 'user_id as userId'])
    .where('item_id', '=', itemId)
    .orderBy('position')
    .execute();
