import { type RawBuilder, sql } from 'kysely';
import { type Viewer, unitsBelow } from '../access';
import { forbidden } from '../kernel';
import { managesPropertyBook } from '../property';

/** A condition on the table `reconciliation`: of a unit whose property book the person keeps. */
export const keptReconciliations = (viewer: Viewer): RawBuilder<boolean> =>
  managesPropertyBook(viewer) && viewer.unitId !== null
    ? sql`reconciliation.unit_id in ${unitsBelow(viewer.unitId)}`
    : sql`false`;

/** @throws ApiError 403 for a person who keeps no property book. */
export function requireComparer<V extends Viewer>(viewer: V): asserts viewer is V & { unitId: string } {
  if (managesPropertyBook(viewer) && viewer.unitId !== null) return;
  throw forbidden('Only a Supply Sergeant, a Commander or an Admin compares the property book.');
}
