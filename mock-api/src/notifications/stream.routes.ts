import { QUERY_SCOPES } from '@hand-receipt/contracts';
import { EventStreamQuery } from '@hand-receipt/contracts/routes';
import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { hideSerials, isPinLocked } from '../access';
import { EventStream, lastNotificationNumber, parseNotificationNumber } from '../live';
import { raiseMaintenanceReminders } from './maintenance-reminders';
import { unauthorized } from '../kernel';
import { refuseUnknownParameters } from '../http';

export default async (app: FastifyInstance) => {
  const { db } = app.database;

  /** Upcoming maintenance is told of when a page loads, and does not wait for the next round of the clock. */
  const tellOfMaintenance = (userId: string) =>
    db
      .transaction()
      .execute((trx) => raiseMaintenanceReminders(trx, app.clock.now(), { userId }))
      .catch((error: unknown) => app.log.error({ err: error }, 'upcoming maintenance was not told of'));

  // Not in the contract: it answers no JSON, and no typed call reads it.
  app.get<{ Querystring: Static<typeof EventStreamQuery> }>(
    '/api/events',
    // A stream has no head to be asked for by itself: asked so, it would never end.
    { schema: { querystring: EventStreamQuery }, exposeHeadRoute: false },
    async (request, reply) => {
      const { user } = request;
      if (!user) throw unauthorized();
      refuseUnknownParameters(EventStreamQuery, request.query);

      const seen = parseNotificationNumber(
        request.headers['last-event-id']?.toString() ?? request.query.since,
      );
      const lastSent = seen ?? (await lastNotificationNumber(db, user.id));
      // Before the stream begins: what is raised here stands among its first notifications, ahead of whatever comes.
      await tellOfMaintenance(user.id);
      reply.hijack();
      reply.raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream; charset=utf-8',
        'x-accel-buffering': 'no',
      });
      const stream = new EventStream({
        userId: user.id,
        clientId: request.query.client_id,
        response: reply.raw,
        lastSent,
        isStillSignedIn: async () => (await request.findSignedIn())?.user.id === user.id,
        asShown: async (notifications) => {
          // A PIN may have been set, or have run out, since the stream began.
          const now = await request.findSignedIn();
          return !now || isPinLocked(now.by, app.clock.now())
            ? hideSerials(db, notifications, { viewer: user, said: [] })
            : notifications;
        },
      });
      app.events.hub.add(stream);
      const heartbeat = setInterval(() => void stream.beat(), app.events.heartbeatMs);
      stream.onClose(() => clearInterval(heartbeat));
      // The session may have ended since it was asked for, before a signal could find the stream.
      await stream.beat();
      // From here on signals find the stream, so what was raised in the meantime is read now.
      const { page_age_ms: pageAgeMs } = request.query;
      if (request.headers['last-event-id'] !== undefined) stream.sendChanged([...QUERY_SCOPES]);
      else if (pageAgeMs !== undefined) app.events.hub.sendMissedWhileLoading(stream, pageAgeMs);
      await stream.sendNotifications(db).catch(() => stream.close());
    },
  );
};
