import { BULK_LIMIT } from '@hand-receipt/contracts';
import type { FastifyInstance } from 'fastify';
import { cancel } from '../custody/cancel';
import { decide } from '../custody/decide';
import { offer } from '../custody/offer';
import type { Viewer } from '../../access';
import { listTransfers } from './list';
import { decideTogether } from './decide-together';
import { findVisibleTransfer } from './load';
import { remindOfTransfers } from './remind';
import { readSheets } from './sheets';
import { badRequest, notFound } from '../../kernel';
import { acting, route, sendPage } from '../../http';
import { askCalls } from './asks.routes';

const QUARTER_HOUR_MS = 15 * 60_000;

/** Transfers: an offer, the recipient's answer, the lists of both, and a reminder once a day. */
export default async (app: FastifyInstance) => {
  const { db } = app.database;
  const act = acting(app);

  const findTransfer = async (viewer: Viewer, id: string) => {
    const transfer = await findVisibleTransfer(db, viewer, id);
    if (!transfer) throw notFound('Transfer not found');
    return transfer;
  };

  route(app, 'GET /api/transfers', async ({ query, user, reply }) =>
    sendPage(reply, await listTransfers(db, user, query)),
  );

  route(app, 'GET /api/transfers/sheets', ({ query, user }) => {
    const ids = [...new Set(query.ids.split(','))];
    if (ids.length > BULK_LIMIT) throw badRequest(`Ask for ${BULK_LIMIT} transfers at most.`);
    return readSheets(db, user, ids);
  });

  route(app, 'GET /api/transfers/:id', ({ params, user }) => findTransfer(user, params.id));

  route(app, 'POST /api/transfers', async ({ body, user }) => {
    const id = await act(user, (work) => offer(work, body));
    return findTransfer(user, id);
  });

  route(app, 'PATCH /api/transfers/:id/status', async ({ params, body, user }) => {
    await act(user, (work) => decide(work, params.id, body.status, body.notes ?? null, body.seen));
    return findTransfer(user, params.id);
  });

  route(app, 'POST /api/transfers/decisions', ({ body, user }) =>
    decideTogether(db, user, (verb) => act(user, verb), body.decisions),
  );

  route(app, 'POST /api/transfers/:id/cancel', async ({ params, user }) => {
    await act(user, (work) => cancel(work, params.id));
    return findTransfer(user, params.id);
  });

  askCalls(app);
  app.schedule('remind of transfers that wait', QUARTER_HOUR_MS, remindOfTransfers);
};
