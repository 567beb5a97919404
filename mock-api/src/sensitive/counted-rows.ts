import { type RawBuilder, sql } from 'kysely';
import { type Viewer, unitRows, visibleRows } from '../access';

/**
 * The rows of `visible_item` that count in a person's figures, each item once: what they hold, have or have signed down, and
 * for leaders what is of their unit. What they are only offered is on none of their tabs: a condition on that table.
 */
export const countedRows = (viewer: Viewer): RawBuilder<boolean> => sql`(${visibleRows(viewer)}
  and (${unitRows(viewer)}
    or exists (select from custody_link signed
      where signed.item_id = visible_item.item_id and signed.user_id = ${viewer.id})
    or exists (select from possession had
      where had.item_id = visible_item.item_id and had.user_id = ${viewer.id} and had.to_at is null)))`;
