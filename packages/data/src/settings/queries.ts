import { query } from '../core/query';

export const settingsQueries = {
  /** My settings. The event stream says when they change in another browser, so they are not asked for again. */
  mine: () => ({ ...query('GET /api/settings', ['settings', 'mine'], {}), staleTime: Infinity }),
};
