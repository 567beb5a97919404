import { QUERY_ROOTS } from '@hand-receipt/contracts';
import type { FastifyInstance } from 'fastify';
import { EventStream, lastNotice, noticeNumber, readNotices } from '../live';
import { raiseMaintenanceNotices } from './maintenance-notices';
import { unauthorized } from '../kernel';
import { route } from '../http';

export default async (app: FastifyInstance) => {
  const { db } = app.database;

  /** Upcoming maintenance is told of when a page loads, and does not wait for the next round of the clock. */
  const tellOfMaintenance = (userId: string) =>
    db
      .transaction()
      .execute((trx) => raiseMaintenanceNotices(trx, app.clock.now(), { userId }))
      .catch((error: unknown) => app.log.error({ err: error }, 'upcoming maintenance was not told of'));

  route(app, 'GET /api/notifications', ({ query, user }) =>
    readNotices(db, user.id, noticeNumber(query.since)),
  );

  // Not in the contract: it answers no JSON, and no typed call reads it.
  app.get<{ Querystring: { since?: string } }>(
    '/api/events',
    // A stream has no head to be asked for by itself: asked so, it would never end.
    { schema: { hide: true }, exposeHeadRoute: false },
    async (request, reply) => {
      const { user } = request;
      if (!user) throw unauthorized();

      const seen = noticeNumber(request.headers['last-event-id']?.toString() ?? request.query.since);
      const lastSent = seen ?? (await lastNotice(db, user.id));
      // Before the stream begins: what is raised here stands among its first notices, ahead of whatever comes.
      await tellOfMaintenance(user.id);
      reply.hijack();
      reply.raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream; charset=utf-8',
        'x-accel-buffering': 'no',
      });
      const stream = new EventStream({
        userId: user.id,
        response: reply.raw,
        lastSent,
        isStillSignedIn: () => request.isStillSignedIn(),
      });
      app.events.hub.add(stream);
      const heartbeat = setInterval(() => void stream.beat(), app.events.heartbeatMs);
      stream.onClose(() => clearInterval(heartbeat));
      // The session may have ended since it was asked for, before a signal could find the stream.
      await stream.beat();
      // From here on signals find the stream, so what was raised in the meantime is read now.
      if (request.headers['last-event-id'] !== undefined) stream.sendChanged([...QUERY_ROOTS]);
      await stream.sendNotices(db).catch(() => stream.close());
    },
  );
};
