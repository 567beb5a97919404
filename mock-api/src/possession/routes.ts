import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { route, sendPage } from '../http';
import { passkeySite } from '../people';
import type { UnitOfWork } from '../unit-of-work';
import { acknowledgeReceipt, disputeReceipt, settleReceipt } from './answer-receipt';
import { findGaps } from './authorization-gaps';
import { listAuthorizations, setAuthorizations } from './authorizations';
import { appointOperator } from './appoint-operator';
import { deleteExpiredChallenges } from './challenge';
import { claimReturned } from './claim-returned';
import { commitHandOver } from './commit-handover';
import { compareConfirmation } from './confirmation';
import { confirmHandOver, requireOwnSession } from './confirm-handover';
import { findCounter, requireKeeper, requireReader } from './find-counter';
import { raiseDueReminders } from './due-reminders';
import { giveAuthority } from './give-authority';
import { endAppointments, lapseHandOvers } from './jobs';
import { listHandOvers } from './list-handovers';
import { listCounters, loadCounter, loadSession } from './load-counters';
import { findHandOver } from './load-handovers';
import { SCREEN_DAYS, logCsv, readLog } from './log';
import { findOut, outCsv } from './out';
import { listStock, loadPack } from './pack';
import { prepareHandOver } from './prepare-handover';
import { previewAuthorizations } from './preview-authorizations';
import { readCode } from './read-code';
import { returnItem } from './return-item';
import { closeSession, openSession } from './sessions';
import { createCounter, editCounter } from './set-up-counter';
import { changeStock } from './stock';
import { temporaryRoutes } from './temporary.routes';
import { findHandOverToSign } from './to-sign';
import { withdrawHandOver } from './withdraw-handover';

const MINUTE_MS = 60 * 1000;

/** Whether a device has this version. A proxy that compresses an answer marks its tag as weak. */
const isSameTag = (sent: string | undefined, etag: string): boolean => sent === etag || sent === `W/${etag}`;

/** Setting up counters. */
function setUpRoutes(app: FastifyInstance): void {
  const find = ({ trx, actor, at }: UnitOfWork, id: string, anybody = false) =>
    loadCounter(trx, actor, id, { at, anybody });

  route(app, 'GET /api/counters', ({ db, user }) => listCounters(db, user, app.clock.now()));

  route(app, 'GET /api/counters/:id', ({ db, user, params }) =>
    loadCounter(db, user, params.id, { at: app.clock.now() }),
  );

  route(app, 'POST /api/counters', async ({ work, body }) => find(work, await createCounter(work, body)));

  route(app, 'PATCH /api/counters/:id', async ({ work, params, body }) => {
    await editCounter(work, params.id, body);
    return find(work, params.id);
  });

  route(app, 'PUT /api/counters/:id/operators/:userId', async ({ work, params, body }) => {
    await appointOperator(work, params.id, params.userId, body);
    return find(work, params.id);
  });

  route(app, 'GET /api/counters/:id/stock', async ({ db, user, params, query, reply }) => {
    const counter = await findCounter(db, user, params.id, { at: app.clock.now() });
    return sendPage(reply, await listStock(db, requireKeeper(counter), query));
  });

  route(app, 'PUT /api/counters/:id/stock', async ({ work, params, body }) => {
    await changeStock(work, params.id, body);
    return find(work, params.id);
  });

  route(app, 'PUT /api/counters/:id/authority', async ({ work, params, body }) => {
    await giveAuthority(work, params.id, body.until);
    return find(work, params.id, true);
  });

  route(app, 'GET /api/counters/:id/authorizations', async ({ db, user, params }) => {
    const { rights } = requireReader(await findCounter(db, user, params.id, { at: app.clock.now() }));
    return listAuthorizations(db, params.id, rights.peopleOf);
  });

  route(app, 'GET /api/counters/:id/authorizations/gaps', async ({ db, user, params }) =>
    findGaps(db, requireKeeper(await findCounter(db, user, params.id, { at: app.clock.now() }))),
  );

  route(app, 'POST /api/counters/:id/authorizations/preview', ({ work, params, body }) =>
    previewAuthorizations(work, params.id, body),
  );

  route(app, 'PUT /api/counters/:id/authorizations', async ({ work, params, body }) => {
    await setAuthorizations(work, params.id, body);
    return listAuthorizations(work.trx, params.id, null);
  });
}

/** Sessions at a device, and what a device needs. */
function deviceRoutes(app: FastifyInstance): void {
  route(app, 'POST /api/counters/:id/sessions', async ({ work, params, body }) => {
    const id = await openSession(work, params.id, body.deviceName);
    return loadSession(work.trx, work.actor, id);
  });

  route(app, 'POST /api/counters/:id/sessions/:sessionId/close', async ({ work, params }) => {
    await closeSession(work, params.id, params.sessionId);
    return loadSession(work.trx, work.actor, params.sessionId);
  });

  route(app, 'GET /api/counters/:id/pack', async ({ db, user, params, query, request, reply }) => {
    const at = app.clock.now();
    const pack = await loadPack(db, user, { counterId: params.id, sessionId: query.session, at });
    const etag = `"${createHash('sha256').update(JSON.stringify(pack)).digest('base64url')}"`;
    reply.header('etag', etag);
    if (!isSameTag(request.headers['if-none-match'], etag)) return pack;
    // It is too large to be sent again for nothing.
    await reply.status(304).send();
    return reply as never;
  });

  route(app, 'POST /api/counter/read', ({ work, body }) => readCode(work, body));
}

/** Handing over and taking back. */
function handOverRoutes(app: FastifyInstance): void {
  const find = ({ trx, actor, at }: UnitOfWork, id: string) => findHandOver(trx, actor, id, at);

  route(app, 'POST /api/counter/handovers/prepare', ({ work, body }) => prepareHandOver(work, body));

  route(app, 'POST /api/counter/handovers', {
    prepare: ({ db, body, user, request }) => {
      const { recipientId, challenge, contentHash, confirmation } = body;
      const site = () => passkeySite(request, app.config.publicUrl);
      const sent = { recipientId, operatorId: user.id, challenge, contentHash, at: app.clock.now(), site };
      return compareConfirmation(db, sent, confirmation);
    },
    handle: async ({ work, body, prepared, reply }) => {
      const { id, isWaiting, isFirst } = await commitHandOver(work, body, prepared);
      reply.status(!isFirst ? 200 : isWaiting ? 202 : 201);
      return find(work, id);
    },
  });

  route(app, 'POST /api/counter/handovers/:id/confirm', async ({ work, params, body, request }) => {
    requireOwnSession(request.signedInBy);
    await confirmHandOver(work, params.id, body);
    return find(work, params.id);
  });

  route(app, 'POST /api/counter/handovers/:id/withdraw', async ({ work, params }) => {
    await withdrawHandOver(work, params.id);
    return find(work, params.id);
  });

  route(app, 'POST /api/counter/returns', async ({ work, body, reply }) => {
    const { message, changed, handoverId } = await returnItem(work, body);
    reply.status(changed ? 201 : 200);
    return { message, changed, handover: handoverId === null ? null : await find(work, handoverId) };
  });

  route(app, 'POST /api/property/:id/returned-claim', async ({ work, params }) => {
    await claimReturned(work, params.id);
    return { message: 'The operators and the commander are told.' };
  });
}

/** Receipts, and what their people say of them. */
function receiptRoutes(app: FastifyInstance): void {
  const find = ({ trx, actor, at }: UnitOfWork, id: string) => findHandOver(trx, actor, id, at);

  route(app, 'GET /api/counter/handovers', async ({ db, user, query, reply }) =>
    sendPage(reply, await listHandOvers(db, user, query, app.clock.now())),
  );

  route(app, 'GET /api/counter/handovers/:id', ({ db, user, params }) =>
    findHandOverToSign(db, user, params.id, app.clock.now()),
  );

  route(app, 'POST /api/counter/handovers/:id/acknowledge', async ({ work, params, request }) => {
    requireOwnSession(request.signedInBy);
    await acknowledgeReceipt(work, params.id);
    return find(work, params.id);
  });

  route(app, 'POST /api/counter/handovers/:id/dispute', async ({ work, params, body, request }) => {
    requireOwnSession(request.signedInBy);
    await disputeReceipt(work, params.id, body.reason);
    return find(work, params.id);
  });

  route(app, 'POST /api/counter/handovers/:id/settle', async ({ work, params, body }) => {
    await settleReceipt(work, params.id, body.note);
    return find(work, params.id);
  });
}

/** The board and the log. */
function boardRoutes(app: FastifyInstance): void {
  const read = async (call: {
    db: Parameters<typeof findCounter>[0];
    user: Parameters<typeof findCounter>[1];
    params: { id: string };
  }) => {
    const counter = await findCounter(call.db, call.user, call.params.id, { at: app.clock.now() });
    return requireReader(counter);
  };

  route(app, 'GET /api/counters/:id/out', async (call) =>
    findOut(call.db, await read(call), app.clock.now()),
  );

  route(app, 'GET /api/counters/:id/out.csv', async (call) => {
    const counter = await read(call);
    call.reply.header('content-disposition', 'attachment; filename="who-is-out.csv"');
    call.reply.type('text/csv; charset=utf-8');
    return Buffer.from(outCsv(await findOut(call.db, counter, app.clock.now())));
  });

  route(app, 'GET /api/counters/:id/log', async (call) =>
    readLog(call.db, await read(call), { ...call.query, mostDays: SCREEN_DAYS }, app.clock.now()),
  );

  route(app, 'GET /api/counters/:id/log.csv', async (call) => {
    const counter = await read(call);
    call.reply.header('content-disposition', 'attachment; filename="issue-log.csv"');
    call.reply.type('text/csv; charset=utf-8');
    return Buffer.from(logCsv(await readLog(call.db, counter, call.query, app.clock.now())));
  });
}

/** Counters: who has what, and the hand-over of items on one device. */
export default async (app: FastifyInstance) => {
  setUpRoutes(app);
  deviceRoutes(app);
  handOverRoutes(app);
  receiptRoutes(app);
  boardRoutes(app);
  temporaryRoutes(app);
  app.schedule('appointments that ended', MINUTE_MS, endAppointments);
  app.schedule('hand-overs that waited too long', MINUTE_MS, lapseHandOvers);
  app.schedule('draws and temporary receipts due', MINUTE_MS, raiseDueReminders);
  app.schedule('delete expired challenges', 60 * MINUTE_MS, deleteExpiredChallenges);
};
