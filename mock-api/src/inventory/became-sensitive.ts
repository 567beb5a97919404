import { type Kysely, sql } from 'kysely';
import type { Database } from '../kernel';
import { countable } from './inventory-scope';

/**
 * How many items became sensitive after an open count began, and would be on its list if it began now. The list stays
 * as it is.
 */
export async function countBecameSensitive(db: Kysely<Database>, inventoryId: string): Promise<number> {
  const inventory = await db
    .selectFrom('inventory')
    .innerJoin('users as opener', 'opener.id', 'inventory.opened_by_user_id')
    .select(['inventory.unit_id', 'inventory.category', 'inventory.holder_user_id', 'inventory.opened_at'])
    .select(['opener.id as openerId', 'opener.role', 'opener.unit_id as unitId'])
    .where('inventory.id', '=', inventoryId)
    .where('inventory.closed_at', 'is', null)
    // A cyclic one has what its groups have, and a chosen one what was chosen, sensitive or not.
    .where('inventory.kind', 'not in', ['cyclic', 'chosen'])
    .executeTakeFirst();
  if (!inventory) return 0;
  const { openerId: id, role, unitId, opened_at: openedAt, ...narrowing } = inventory;
  const { items } = await db
    .selectFrom('property')
    .select(sql<number>`count(*)::int`.as('items'))
    .where('property.sensitive_since', '>', openedAt)
    .where(countable({ id, role, unitId }, narrowing))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('inventory_line as line')
            .select('line.item_id')
            .where('line.inventory_id', '=', inventoryId)
            .whereRef('line.item_id', '=', 'property.id'),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return items;
}
