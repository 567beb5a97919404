import type { FastifyInstance } from 'fastify';
import type { Viewer } from '../../access';
import { ask } from './ask';
import { declineAsk, offerAsked, withdrawAsk } from './end-ask';
import { findVisibleTransfer } from './load';
import { findAsk, listIncomingAsks, listOutgoingAsks } from './load-asks';
import { notFound } from '../../kernel';
import { acting, route } from '../../http';

/** Asking whoever holds an item for it, by its serial number, and his answer. */
export function askCalls(app: FastifyInstance): void {
  const { db } = app.database;
  const act = acting(app);

  const readAsk = async (viewer: Viewer, id: string, as: 'asker' | 'holder') => {
    const found = await findAsk(db, viewer, id, as);
    if (!found) throw notFound('There is no such request.');
    return found;
  };

  route(app, 'GET /api/transfers/asks', ({ query, user }) =>
    query.box === 'incoming' ? listIncomingAsks(db, user) : listOutgoingAsks(db, user),
  );

  route(app, 'POST /api/transfers/asks', async ({ body, user }) => {
    const id = await act(user, (work) => ask(work, body));
    return readAsk(user, id, 'asker');
  });

  route(app, 'POST /api/transfers/asks/:id/offer', async ({ params, body, user }) => {
    const id = await act(user, (work) => offerAsked(work, params.id, body));
    const transfer = await findVisibleTransfer(db, user, id);
    if (!transfer) throw notFound('Transfer not found');
    return transfer;
  });

  route(app, 'POST /api/transfers/asks/:id/decline', async ({ params, body, user }) => {
    await act(user, (work) => declineAsk(work, params.id, body.reason ?? null));
    return readAsk(user, params.id, 'holder');
  });

  route(app, 'POST /api/transfers/asks/:id/withdraw', ({ params, user }) =>
    act(user, (work) => withdrawAsk(work, params.id)),
  );
}
