import { type RawBuilder, sql } from 'kysely';
import { READS_BOOK, type Viewer, recordedItems, unitRecords } from './visible-items';

/** Whether an amendment, e.g. `amendment.id`, has an item that fulfils a condition on the table `property`. */
const hasItem = (condition: RawBuilder<boolean>): RawBuilder<boolean> => sql`
  exists (select from amendment_line line join property on property.id = line.item_id
    where line.amendment_id = amendment.id and ${condition})`;

/**
 * A condition on the table `amendment`: the person sees one of its items, and keeps the property book of it, reported the
 * amendment or proposed it.
 */
export function visibleAmendments(viewer: Viewer): RawBuilder<boolean> {
  const own = sql<boolean>`(${viewer.id} in (amendment.reported_by, amendment.proposed_by)
    and ${hasItem(recordedItems(viewer))})`;
  if (!READS_BOOK.includes(viewer.role)) return own;
  return sql`(${own} or ${hasItem(unitRecords(viewer))})`;
}

/** A condition on the table `amendment`: the person's unit carries or holds all of its items. */
export const keepsAllOf = (viewer: Viewer): RawBuilder<boolean> => sql`
  not exists (select from amendment_line line join property on property.id = line.item_id
    where line.amendment_id = amendment.id and not ${unitRecords(viewer)})`;
