import type { Role } from '@hand-receipt/contracts';
import { type RawBuilder, sql } from 'kysely';
import { unitsBelow } from './units';
import type { Viewer } from './visible-items';

/** Roles that keep their unit's property book, or sign what leaves it. */
const KEEPS_BOOK: readonly Role[] = ['Supply Sergeant', 'Commander', 'PBO', 'Admin'];

/**
 * A condition on the table `closing`: the person prepared it, keeps the book that its items leave, or keeps that of the
 * unit that received them.
 */
export function visibleClosings(viewer: Viewer): RawBuilder<boolean> {
  const own = sql<boolean>`closing.prepared_by = ${viewer.id}`;
  if (!KEEPS_BOOK.includes(viewer.role) || viewer.unitId === null) return own;
  const units = unitsBelow(viewer.unitId);
  return sql`(${own} or closing.unit_id in ${units}
    or (closing.state = 'completed' and closing.receiving_unit_id in ${units}))`;
}
