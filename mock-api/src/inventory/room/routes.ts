import type { FastifyInstance } from 'fastify';
import { route } from '../../http';
import { passkeySite } from '../../people';
import { closeRoomCount } from './close-room-count';
import { openRoomCount } from './open-room-count';
import { findRoomCount, listRoomCounts } from './read-room-counts';
import { compareKeys, prepareKeys } from './take-keys';

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

  route(app, 'POST /api/counters/:id/room-counts/:inventoryId/keys', ({ work, params, body }) =>
    prepareKeys(work, { counterId: params.id, inventoryId: params.inventoryId }, body.userId),
  );

  route(app, 'POST /api/counters/:id/room-counts/:inventoryId/close', {
    prepare: ({ db, user, body: { keysTo }, request }) =>
      compareKeys(db, {
        keysTo,
        operatorId: user.id,
        at: app.clock.now(),
        site: () => passkeySite(request, app.config.publicUrl),
      }),
    handle: async ({ work, params, body, user, prepared }) => {
      const of = { counterId: params.id, inventoryId: params.inventoryId };
      await closeRoomCount(work, of, body, prepared);
      return findRoomCount(work.trx, user, of, work.at);
    },
  });
}
