import type { FastifyInstance } from 'fastify';
import { raiseCalibrationNotices } from './calibration-notices';
import { raiseCheckNotices } from './check-notices';
import { deleteOldReminders, noticeNumber, readNotifications } from '../live';
import { raiseMaintenanceNotices } from './maintenance-notices';
import { route } from '../http';

const MINUTE_MS = 60_000;

/** A person's notices, and those that the clock raises, once for all processes. */
export default async (app: FastifyInstance) => {
  route(app, 'GET /api/notifications', ({ db, query, user }) =>
    readNotifications(db, user.id, noticeNumber(query.since)),
  );

  app.schedule('sensitive items due and overdue', MINUTE_MS, raiseCheckNotices);
  app.schedule('maintenance due', 10 * MINUTE_MS, (db, now) =>
    raiseMaintenanceNotices(db, now, {
      onUnreadable: (work) => app.log.warn({ work }, 'maintenance is scheduled for what is no day'),
    }),
  );
  app.schedule('calibration due', 60 * MINUTE_MS, raiseCalibrationNotices);
  app.schedule('forget old notices of checks', 24 * 60 * MINUTE_MS, deleteOldReminders);
};
