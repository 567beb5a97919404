import type { FastifyInstance } from 'fastify';
import { raiseCalibrationNotices } from './calibration-notices';
import { raiseCheckNotices } from './check-notices';
import { forgetOccasions } from '../live';
import { raiseMaintenanceNotices } from './maintenance-notices';

const MINUTE_MS = 60_000;

/** No call of its own: the notices that the clock raises, once for all processes. */
export default async (app: FastifyInstance) => {
  app.schedule('sensitive items due and overdue', MINUTE_MS, raiseCheckNotices);
  app.schedule('maintenance due', 10 * MINUTE_MS, (db, now) =>
    raiseMaintenanceNotices(db, now, {
      onUnreadable: (work) => app.log.warn({ work }, 'maintenance is scheduled for what is no day'),
    }),
  );
  app.schedule('calibration due', 60 * MINUTE_MS, raiseCalibrationNotices);
  app.schedule('forget old notices of checks', 24 * 60 * MINUTE_MS, forgetOccasions);
};
