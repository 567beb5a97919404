import type { Kysely } from 'kysely';
import { type Database, inArray } from '../kernel';

/** Items on the book that these counts did not see, each with its count. */
export function readNotSeen(
  db: Kysely<Database>,
  inventoryIds: readonly string[],
): Promise<{ inventory: string; item: string }[]> {
  if (inventoryIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('inventory_line as line')
    .innerJoin('property', 'property.id', 'line.item_id')
    .select(['line.inventory_id as inventory', 'property.id as item'])
    .where('line.inventory_id', '=', inArray(inventoryIds))
    .where('line.verification_id', 'is', null)
    .where('line.document_at', 'is', null)
    .where('line.left_at', 'is', null)
    .where('property.left_at', 'is', null)
    .execute();
}
