import { SEES_UNIT, type Viewer } from '../access';
import { forbidden } from '../kernel';

/** @throws ApiError 403 for a Soldier. */
export function requireBoardReader({ role }: Pick<Viewer, 'role'>): void {
  if (SEES_UNIT.includes(role)) return;
  throw forbidden('Only leaders of a unit, the S4 and the PBO read sensitive items reports.');
}
