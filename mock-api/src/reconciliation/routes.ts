import type { FastifyInstance } from 'fastify';
import { route } from '../http';
import { closeReconciliation } from './close-reconciliation';
import { createReconciliation } from './create-reconciliation';
import { findLine, listLines } from './load-lines';
import { findReconciliation, listReconciliations } from './load-reconciliations';
import { writeNote } from './write-note';

/** Comparing the file of another property book with ours. */
export default async (app: FastifyInstance) => {
  route(app, 'POST /api/reconciliations', async ({ work, body, user }) => {
    const id = await createReconciliation(work, body);
    return findReconciliation(work.trx, user, id);
  });

  route(app, 'GET /api/reconciliations', ({ db, user }) => listReconciliations(db, user));

  route(app, 'GET /api/reconciliations/:id', ({ db, params, user }) =>
    findReconciliation(db, user, params.id),
  );

  route(app, 'GET /api/reconciliations/:id/lines', async ({ db, params, query, user }) => {
    await findReconciliation(db, user, params.id);
    return listLines(db, params.id, query);
  });

  route(app, 'PUT /api/reconciliations/:id/lines/:line/note', async ({ work, params, body }) => {
    await writeNote(work, params.id, { line: params.line, note: body.note });
    return findLine(work.trx, params.id, params.line);
  });

  route(app, 'POST /api/reconciliations/:id/close', async ({ work, params, user }) => {
    await closeReconciliation(work, params.id);
    return findReconciliation(work.trx, user, params.id);
  });
};
