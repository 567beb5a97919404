import { type Lines, everybody, line } from '../line';

/** Of no check. */
const NEVER = '2020-05-05T10:00:00.000Z';

export const siReportLines: Lines = {
  //   outsider soldier leader supply commander admin
  'GET /api/si-board': [line('200 403 200 200 200 200', 'their unit and those below')],
  'GET /api/si-reports': [everybody(200, 'those that they see')],
  'POST /api/si-reports': [
    line('404 403 400 400 400 400', 'a check that the 1st Squad does not have', () => ({
      body: { unitId: 'B-1', due: NEVER, status: 'UP' },
    })),
  ],
};
