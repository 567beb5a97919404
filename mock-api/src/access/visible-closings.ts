import { type RawBuilder, sql } from 'kysely';
import { unitsBelow } from './units';
import { READS_BOOK, type Viewer } from './visible-items';

/**
 * A condition on the table `closing`: the person prepared it, keeps the book that its items leave, or keeps that of the
 * unit that received them.
 */
export function visibleClosings(viewer: Viewer): RawBuilder<boolean> {
  const own = sql<boolean>`closing.prepared_by = ${viewer.id}`;
  if (!READS_BOOK.includes(viewer.role) || viewer.unitId === null) return own;
  const units = unitsBelow(viewer.unitId);
  return sql`(${own} or closing.unit_id in ${units}
    or (closing.state = 'completed' and closing.receiving_unit_id in ${units}))`;
}
