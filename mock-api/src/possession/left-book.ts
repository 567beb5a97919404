import { sql } from 'kysely';

/**
 * When the item left the book, where that ended the row of `possession`; null where somebody gave it back. The closing
 * says so also of an item that was reinstated since.
 */
export const leftBookAt = sql<Date | null>`(
  select closing.completed_at
  from closing_line line join closing on closing.id = line.closing_id
  where line.item_id = possession.item_id and closing.state = 'completed'
    and possession.ended_by is null and closing.completed_at = possession.to_at
  limit 1)`;
