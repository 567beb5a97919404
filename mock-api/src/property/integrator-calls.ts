import type { FastifyInstance } from 'fastify';
import { route, sendPage } from '../http';
import { doBulkLines } from './bulk-lines';
import { listGone } from './list-gone';
import { lookUpItems } from './lookup';

/** What programs ask for that keep another record of the same items (docs/integration.md). */
export function integratorCalls(app: FastifyInstance): void {
  route(app, 'GET /api/property-lookup', ({ db, query, user }) => lookUpItems(db, user, query));

  route(app, 'GET /api/property-gone', async ({ db, query, user, reply }) =>
    sendPage(reply, await listGone(db, user, query)),
  );

  route(app, 'POST /api/property-bulk', ({ work, body }) => doBulkLines(work, body.lines));
}
