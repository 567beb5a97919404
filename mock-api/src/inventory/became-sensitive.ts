import { type Kysely, sql } from 'kysely';
import { type Database, inArray } from '../kernel';
import { countable } from './inventory-scope';

/**
 * How many items became sensitive after each of these open counts began, and would be on its list if it began now. The
 * lists stay as they are. By inventory; none for what is not there.
 */
export async function countBecameSensitive(
  db: Kysely<Database>,
  inventoryIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (inventoryIds.length === 0) return new Map();
  const inventories = await db
    .selectFrom('inventory')
    .innerJoin('users as opener', 'opener.id', 'inventory.opened_by_user_id')
    .select(['inventory.id as inventoryId', 'inventory.opened_at as openedAt'])
    .select(['inventory.unit_id', 'inventory.category', 'inventory.holder_user_id'])
    .select(['opener.id', 'opener.role', 'opener.unit_id as unitId'])
    .where('inventory.id', '=', inArray(inventoryIds))
    .where('inventory.closed_at', 'is', null)
    // A cyclic one has what its groups have, and a chosen one what was chosen, sensitive or not.
    .where('inventory.kind', 'not in', ['cyclic', 'chosen'])
    .execute();
  if (inventories.length === 0) return new Map();
  // Each has conditions of its own, by its opener.
  const counts = inventories.map(
    ({ inventoryId, openedAt, id, role, unitId, ...narrowing }) => sql`
      select ${inventoryId}::text as id, count(*)::int as items from property
      where property.sensitive_since > ${openedAt}::timestamptz and ${countable({ id, role, unitId }, narrowing)}
        and not exists (select from inventory_line line
          where line.inventory_id = ${inventoryId} and line.item_id = property.id)`,
  );
  const { rows } = await sql<{ id: string; items: number }>`${sql.join(counts, sql` union all `)}`.execute(
    db,
  );
  return new Map(rows.map(({ id, items }) => [id, items]));
}
