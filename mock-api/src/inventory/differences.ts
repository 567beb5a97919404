import { type Kysely, sql } from 'kysely';
import type { Database } from '../kernel';

/**
 * What is missing or extra in each of these open counts and was not counted again: lines that nobody read, accounted for or
 * looked for in the recount, and extra codes of the first count that nobody read again or looked for. By inventory.
 */
export async function countDifferencesOf(
  db: Kysely<Database>,
  inventoryIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (inventoryIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; differences: number }>`select inventory.id, (
    (select count(*) from inventory_line where inventory_id = inventory.id and verification_id is null
      and left_at is null and document_at is null and not_here_at is null)
    + (select count(*) from inventory_extra where inventory_id = inventory.id
      and result not in ('near-miss', 'late') and not in_recount and recount_at is null and not_here_at is null))::int as differences
    from unnest(${inventoryIds}::text[]) inventory (id)`.execute(db);
  return new Map(rows.map(({ id, differences }) => [id, differences]));
}

/** The same of one open count. */
export const countDifferences = async (db: Kysely<Database>, inventoryId: string): Promise<number> =>
  (await countDifferencesOf(db, [inventoryId])).get(inventoryId) ?? 0;

/** Differences in words, e.g. '3 differences have'. */
export const differencesHave = (differences: number): string =>
  differences === 1 ? '1 difference has' : `${differences} differences have`;
