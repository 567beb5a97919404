import { BULK_LIMIT } from '@hand-receipt/contracts';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { answerRecall } from '../custody/answer-recall';
import { cancel } from '../custody/cancel';
import { consent } from '../custody/consent';
import { decide } from '../custody/decide';
import { offer } from '../custody/offer';
import type { Viewer } from '../../access';
import { listTransfers } from './list-transfers';
import { decideBatch } from './decide-batch';
import { findVisibleTransfer } from './load-transfers';
import { remindOfTransfers } from './remind';
import { remindOfRecalls } from './remind-recalls';
import { readSheets } from './sheets';
import { type Database, badRequest, notFound } from '../../kernel';
import { route, sendPage } from '../../http';
import { transferRequestRoutes } from './transfer-requests.routes';

const QUARTER_HOUR_MS = 15 * 60_000;

/** Transfers: an offer, the recipient's answer, the lists of both, and a reminder once a day. */
export default async (app: FastifyInstance) => {
  const findTransfer = async (db: Kysely<Database>, viewer: Viewer, id: string) => {
    const transfer = await findVisibleTransfer(db, viewer, id);
    if (!transfer) throw notFound('Transfer not found');
    return transfer;
  };

  route(app, 'GET /api/transfers', async ({ db, query, user, reply }) =>
    sendPage(reply, await listTransfers(db, user, query)),
  );

  route(app, 'GET /api/transfers/sheets', ({ db, query, user }) => {
    const ids = [...new Set(query.ids.split(','))];
    if (ids.length > BULK_LIMIT) throw badRequest(`Ask for ${BULK_LIMIT} transfers at most.`);
    return readSheets(db, user, ids);
  });

  route(app, 'GET /api/transfers/:id', ({ db, params, user }) => findTransfer(db, user, params.id));

  route(app, 'POST /api/transfers', async ({ work, body, user }) => {
    const id = await offer(work, body);
    return findTransfer(work.trx, user, id);
  });

  route(app, 'PATCH /api/transfers/:id/status', async ({ work, params, body, user }) => {
    await decide(work, params.id, body);
    return findTransfer(work.trx, user, params.id);
  });

  route(app, 'POST /api/transfers/decisions', ({ work, body }) => decideBatch(work, body.decisions));

  route(app, 'POST /api/transfers/:id/recall-answer', async ({ work, params, body, user }) => {
    await answerRecall(work, params.id, body);
    return findTransfer(work.trx, user, params.id);
  });

  route(app, 'POST /api/transfers/:id/consent', async ({ work, params, body, user }) => {
    await consent(work, params.id, body);
    return findTransfer(work.trx, user, params.id);
  });

  route(app, 'POST /api/transfers/:id/cancel', async ({ work, params, user }) => {
    await cancel(work, params.id);
    return findTransfer(work.trx, user, params.id);
  });

  transferRequestRoutes(app);
  app.schedule('remind of transfers that wait', QUARTER_HOUR_MS, remindOfTransfers);
  app.schedule('remind of recalls that are due', QUARTER_HOUR_MS, remindOfRecalls);
};
