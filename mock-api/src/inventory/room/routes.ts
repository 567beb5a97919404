import type { FastifyInstance } from 'fastify';
import { route } from '../../http';
import { compareCounterPin } from '../../people';
import { closeRoomCount } from './close-room-count';
import { openRoomCount } from './open-room-count';
import { findRoomCount, listRoomCounts } from './read-room-counts';

/** Counts of what a counter keeps. */
export function roomCountRoutes(app: FastifyInstance): void {
  route(app, 'GET /api/counters/:id/room-counts', ({ db, params, user }) =>
    listRoomCounts(db, user, params.id, app.clock.now()),
  );

  route(app, 'POST /api/counters/:id/room-counts', async ({ work, params, user }) => {
    const inventoryId = await openRoomCount(work, params.id);
    return findRoomCount(work.trx, user, { counterId: params.id, inventoryId }, work.at);
  });

  route(app, 'GET /api/counters/:id/room-counts/:inventoryId', ({ db, params, user }) =>
    findRoomCount(db, user, { counterId: params.id, inventoryId: params.inventoryId }, app.clock.now()),
  );

  route(app, 'POST /api/counters/:id/room-counts/:inventoryId/close', {
    prepare: async ({ db, user, body: { keysTo } }) =>
      keysTo
        ? compareCounterPin(db, {
            recipientId: keysTo.userId,
            operatorId: user.id,
            pin: keysTo.pin,
            at: app.clock.now(),
          })
        : true,
    handle: async ({ work, params, body, user, prepared }) => {
      const of = { counterId: params.id, inventoryId: params.inventoryId };
      await closeRoomCount(work, of, body, prepared);
      return findRoomCount(work.trx, user, of, work.at);
    },
  });
}
