import { type Kysely, sql } from 'kysely';
import type { Database } from '../kernel';

/**
 * What is missing or extra in an open count and was not counted again: lines that nobody read, accounted for or looked for
 * in the recount, and extra codes of the first count that nobody read again
 * or looked for.
 */
export async function countDifferences(db: Kysely<Database>, inventoryId: string): Promise<number> {
  const { rows } = await sql<{ differences: number }>`select (
    (select count(*) from inventory_line where inventory_id = ${inventoryId} and verification_id is null
      and left_at is null and document_at is null and not_here_at is null)
    + (select count(*) from inventory_extra where inventory_id = ${inventoryId}
      and result not in ('near-miss', 'late') and not in_recount and recount_at is null and not_here_at is null))::int as differences`.execute(
    db,
  );
  return rows[0]?.differences ?? 0;
}

/** Differences in words, e.g. '3 differences have'. */
export const differencesHave = (differences: number): string =>
  differences === 1 ? '1 difference has' : `${differences} differences have`;
