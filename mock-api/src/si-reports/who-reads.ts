import { type RawBuilder, sql } from 'kysely';
import { SEES_UNIT, type Viewer, unitsBelow } from '../access';
import { forbidden } from '../kernel';

/** @throws ApiError 403 for a Soldier. */
export function requireBoardReader({ role }: Pick<Viewer, 'role'>): void {
  if (SEES_UNIT.includes(role)) return;
  throw forbidden('Only leaders of a unit, the S4 and the PBO read sensitive items reports.');
}

/** A condition on the table `si_report`: of the viewer's unit and those below; a Soldier sees none. */
export const visibleReports = ({ role, unitId }: Viewer): RawBuilder<boolean> =>
  SEES_UNIT.includes(role) && unitId !== null ? sql`si_report.unit_id in ${unitsBelow(unitId)}` : sql`false`;
