import type { Kysely } from 'kysely';
import { type Database, inArray } from '../kernel';

/** Lines of these counts with items that nobody saw and that are still on the book, joined with the items. */
export const selectNotSeen = (db: Kysely<Database>, inventoryIds: readonly string[]) =>
  db
    .selectFrom('inventory_line as line')
    .innerJoin('property', 'property.id', 'line.item_id')
    .where('line.inventory_id', '=', inArray(inventoryIds))
    .where('line.verification_id', 'is', null)
    .where('line.document_at', 'is', null)
    .where('line.left_at', 'is', null)
    .where('property.left_at', 'is', null);

/** Those of these counts that have such lines. */
export async function findWithNotSeen(
  db: Kysely<Database>,
  inventoryIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (inventoryIds.length === 0) return new Set();
  const rows = await selectNotSeen(db, inventoryIds).select('line.inventory_id as id').distinct().execute();
  return new Set(rows.map(({ id }) => id));
}
