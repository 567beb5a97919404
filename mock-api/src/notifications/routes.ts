import type { FastifyInstance } from 'fastify';
import { raiseCalibrationReminders } from './calibration-reminders';
import { raiseCheckReminders } from './check-reminders';
import { deleteOldReminders, parseNotificationNumber, readNotifications } from '../live';
import { raiseInventoryReminders } from './inventory-reminders';
import { raiseMaintenanceReminders } from './maintenance-reminders';
import { raiseSuccessionReminders } from './succession-reminders';
import { raiseSignatureReminders } from './signature-reminders';
import { route } from '../http';

const MINUTE_MS = 60_000;

/** A person's notifications, and those that the clock raises, once for all processes. */
export default async (app: FastifyInstance) => {
  route(app, 'GET /api/notifications', ({ db, query, user }) =>
    readNotifications(db, user.id, parseNotificationNumber(query.since)),
  );

  app.schedule('sensitive items due and overdue', MINUTE_MS, raiseCheckReminders);
  app.schedule('maintenance due', 10 * MINUTE_MS, (db, now) =>
    raiseMaintenanceReminders(db, now, {
      onUnreadable: (work) => app.log.warn({ work }, 'maintenance is scheduled for what is no day'),
    }),
  );
  app.schedule('calibration due', 60 * MINUTE_MS, raiseCalibrationReminders);
  app.schedule('inventories due', 10 * MINUTE_MS, raiseInventoryReminders);
  app.schedule('signatures that wait', 60 * MINUTE_MS, raiseSignatureReminders);
  app.schedule('changes of command due', 60 * MINUTE_MS, raiseSuccessionReminders);
  app.schedule('delete old reminders', 24 * 60 * MINUTE_MS, deleteOldReminders);
};
