import type { SiReportInput } from '@hand-receipt/contracts';
import { mutation } from '../core/mutation';
import { query } from '../core/query';

export const siReportQueries = {
  /** Sensitive items by unit and check, of my unit and those below. */
  board: () => query('GET /api/si-board', ['sensitive', 'si-board'], {}),
  /** Reports of a unit at a check, newest first. */
  ofCheck: (unitId: string, due: string) =>
    query(
      'GET /api/si-reports',
      ['sensitive', 'si-reports', unitId, due],
      { query: { unitId, due, limit: 100 } },
      (reports) => reports,
    ),
};

export const siReportMutations = {
  /** Reports a unit UP or RED, or corrects its report. A refusal says that the board is out of date. */
  send: mutation('POST /api/si-reports', (body: SiReportInput) => ({ body }), {
    untilFresh: true,
    afterRefusal: true,
  }),
};
