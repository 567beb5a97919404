import type { MaintenanceStatus, Role } from './vocabulary';

type Moves = Partial<Record<MaintenanceStatus, readonly Role[]>>;

const KEEPERS: readonly Role[] = ['Supply Sergeant', 'Commander', 'Admin'];
const LEADERS: readonly Role[] = ['Squad Leader', ...KEEPERS];
const EVERYBODY: readonly Role[] = ['Soldier', ...LEADERS];

/**
 * From each status, where a piece of maintenance goes next and which roles may move it there. Whoever
 * moves it has signed for the item besides, or keeps its property book. What is done is done: a new
 * fault is a new piece of maintenance.
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
