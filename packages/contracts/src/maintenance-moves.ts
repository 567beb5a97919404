import type { MaintenanceStatus, Role } from './vocabulary';

type Moves = Partial<Record<MaintenanceStatus, readonly Role[]>>;

const KEEPERS: readonly Role[] = ['Supply Sergeant', 'Commander', 'Admin'];
const LEADERS: readonly Role[] = ['Squad Leader', ...KEEPERS];
const EVERYBODY: readonly Role[] = ['Soldier', 'S4', 'PBO', ...LEADERS];

/**
 * The next statuses of a maintenance entry, and the roles that may set them. The person must also have signed for the
 * item or keep its property book. A completed entry is final: a new fault is a new entry.
 */
export const MAINTENANCE_MOVES: Record<MaintenanceStatus, Moves> = {
  scheduled: { 'in-progress': EVERYBODY, cancelled: LEADERS },
  'in-progress': {
    'awaiting-parts': EVERYBODY,
    'bn-level': KEEPERS,
    completed: LEADERS,
    cancelled: LEADERS,
  },
  'awaiting-parts': { 'in-progress': EVERYBODY, 'bn-level': KEEPERS, cancelled: LEADERS },
  'bn-level': { 'in-progress': LEADERS, completed: KEEPERS, cancelled: KEEPERS },
  completed: {},
  cancelled: {},
};

/** Statuses that a person of `role` may set on a piece of maintenance that is in `status`. */
export function movesFrom(status: MaintenanceStatus, role: Role): MaintenanceStatus[] {
  const moves = Object.entries(MAINTENANCE_MOVES[status]) as [MaintenanceStatus, readonly Role[]][];
  return moves.filter(([, roles]) => roles.includes(role)).map(([to]) => to);
}
