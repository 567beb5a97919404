import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Viewer } from '../../access';
import { createRequest } from './create-request';
import { declineRequest, offerForRequest, withdrawRequest } from './resolve-request';
import { findVisibleTransfer } from './load-transfers';
import { findRequest, listIncomingRequests, listOutgoingRequests } from './load-requests';
import { type Database, notFound } from '../../kernel';
import { route } from '../../http';

/** Transfer requests: a person requests an item by its serial number, and its holder responds. */
export function transferRequestRoutes(app: FastifyInstance): void {
  const readRequest = async (
    db: Kysely<Database>,
    viewer: Viewer,
    id: string,
    as: 'requester' | 'holder',
  ) => {
    const found = await findRequest(db, viewer, id, as);
    if (!found) throw notFound('There is no such request.');
    return found;
  };

  route(app, 'GET /api/transfers/asks', ({ db, query, user }) =>
    query.box === 'incoming' ? listIncomingRequests(db, user) : listOutgoingRequests(db, user),
  );

  route(app, 'POST /api/transfers/asks', async ({ work, body, user }) => {
    const id = await createRequest(work, body);
    return readRequest(work.trx, user, id, 'requester');
  });

  route(app, 'POST /api/transfers/asks/:id/offer', async ({ work, params, body, user }) => {
    const id = await offerForRequest(work, params.id, body);
    const transfer = await findVisibleTransfer(work.trx, user, id);
    if (!transfer) throw notFound('Transfer not found');
    return transfer;
  });

  route(app, 'POST /api/transfers/asks/:id/decline', async ({ work, params, body, user }) => {
    await declineRequest(work, params.id, body.reason ?? null);
    return readRequest(work.trx, user, params.id, 'holder');
  });

  route(app, 'POST /api/transfers/asks/:id/withdraw', ({ work, params }) => withdrawRequest(work, params.id));
}
