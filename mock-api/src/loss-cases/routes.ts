import type { FastifyInstance } from 'fastify';
import { route, sendPage } from '../http';
import { findItem, requireMatch } from '../property';
import { answerQuestion, listQuestions } from './answers';
import { raiseLossReminders } from './clock-reminders';
import { addExhibit, strikeExhibit } from './exhibits';
import { refuseFound, reportFound } from './found';
import { listCases } from './list-cases';
import { findCase, findExhibit } from './load-detail';
import { decideCase, submitCase } from './papers';
import { setStatus, setStatusOfEach } from './report-lost';

const MINUTE_MS = 60_000;

/** The status of items: Lost opens a loss case. */
function statusCalls(app: FastifyInstance): void {
  route(app, 'PATCH /api/property/:id/status', async ({ work, params, body, user, request }) => {
    await requireMatch(work, params.id, request);
    await setStatus(work, params.id, body);
    return findItem(work.trx, user, params.id);
  });

  route(app, 'POST /api/property/bulk/status', ({ work, body }) => setStatusOfEach(work, body));
}

/** Exhibits, by their letters. */
function exhibitCalls(app: FastifyInstance): void {
  route(app, 'GET /api/loss-cases/:id/exhibits/:letter', ({ db, params, user }) =>
    findExhibit(db, user, { ...params, now: app.clock.now() }),
  );

  route(app, 'POST /api/loss-cases/:id/exhibits', async ({ work, params, body, user }) => {
    await addExhibit(work, params.id, body);
    return findCase(work.trx, user, params.id, work.at);
  });

  route(app, 'POST /api/loss-cases/:id/exhibits/:letter/strike', async ({ work, params, body, user }) => {
    await strikeExhibit(work, params.id, params.letter, body.reason);
    return findCase(work.trx, user, params.id, work.at);
  });
}

/** Loss cases: the search for what is lost, the papers of the loss, and how it ended. */
export default async (app: FastifyInstance) => {
  app.schedule('loss case reminders', MINUTE_MS, raiseLossReminders);
  statusCalls(app);
  exhibitCalls(app);

  route(app, 'GET /api/loss-cases', async ({ db, query, user, reply }) =>
    sendPage(reply, await listCases(db, user, query, app.clock.now())),
  );

  route(app, 'GET /api/loss-cases/questions', ({ db, user }) => listQuestions(db, user.id));

  route(app, 'GET /api/loss-cases/:id', ({ db, params, user }) =>
    findCase(db, user, params.id, app.clock.now()),
  );

  route(app, 'POST /api/loss-cases/:id/found', async ({ work, params, body, user }) => {
    await reportFound(work, params.id, body);
    return findCase(work.trx, user, params.id, work.at);
  });

  route(app, 'POST /api/loss-cases/:id/refuse', async ({ work, params, body, user }) => {
    await refuseFound(work, params.id, body);
    return findCase(work.trx, user, params.id, work.at);
  });

  route(app, 'POST /api/loss-cases/:id/submit', async ({ work, params, body, user }) => {
    await submitCase(work, params.id, body);
    return findCase(work.trx, user, params.id, work.at);
  });

  route(app, 'POST /api/loss-cases/:id/decide', async ({ work, params, body, user }) => {
    await decideCase(work, params.id, body);
    return findCase(work.trx, user, params.id, work.at);
  });

  route(app, 'POST /api/loss-cases/:id/answers', async ({ work, params, body, user }) => {
    await answerQuestion(work, params.id, body);
    return listQuestions(work.trx, user.id);
  });
};
