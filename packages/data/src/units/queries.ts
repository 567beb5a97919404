import { query } from '../core/query';

export const unitQueries = {
  /** The tree of units, each after its parent. */
  tree: () => query('GET /api/units', ['users', 'units'], {}),
  /** The units that a person who registers chooses from. */
  names: () => query('GET /api/auth/units', ['unit-names'], {}),
};
