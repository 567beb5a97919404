import { query } from '../core/query';

export const unitSettingQueries = {
  /** The settings of my own unit. */
  mine: () => query('GET /api/unit-settings', ['settings', 'unit', ''], {}),
  /** The settings of a unit, each with the value that holds for it. */
  ofUnit: (unitId: string) =>
    query('GET /api/unit-settings', ['settings', 'unit', unitId], { query: { unitId } }),
};
