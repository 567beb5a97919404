import { type Kysely, sql } from 'kysely';
import { type Database, inArray } from '../kernel';

/** How many items a counter keeps, and how many of them are out. */
export interface StockFigures {
  stock: number;
  out: number;
}

/** Of a counter that keeps nothing. */
export const NO_STOCK: StockFigures = { stock: 0, out: 0 };

/** The figures of counters by id; a counter that keeps nothing is left out. */
export async function readFigures(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<Map<string, StockFigures>> {
  const rows = await db
    .selectFrom('counter_stock as stock')
    .innerJoin('property', 'property.id', 'stock.item_id')
    .leftJoin('possession', (join) =>
      join.onRef('possession.item_id', '=', 'stock.item_id').on('possession.to_at', 'is', null),
    )
    .select('stock.counter_id')
    .select(sql<number>`count(*)::int`.as('stock'))
    // Without a row the holder has it.
    .select(
      sql<number>`count(case when possession.id is null then property.assigned_to_user_id
        else possession.user_id end)::int`.as('out'),
    )
    .where('stock.counter_id', '=', inArray(ids))
    .groupBy('stock.counter_id')
    .execute();
  return new Map(rows.map(({ counter_id, stock, out }) => [counter_id, { stock, out }]));
}
