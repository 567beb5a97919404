import type { FastifyInstance } from 'fastify';
import { loadDocument } from '../documents';
import { reportCorrectiveAction } from './report-action';
import { sendMaintenanceForm } from './send-form';
import { acting, route } from '../http';

/** Maintenance forms sent as documents, and the reports that come back. */
export function maintenanceDocumentRoutes(app: FastifyInstance): void {
  const { db } = app.database;
  const act = acting(app);

  route(app, 'POST /api/documents/maintenance-form', async ({ body, user }) => {
    const document = await loadDocument(db, await act(user, (work) => sendMaintenanceForm(work, body)));
    return { message: `${document.subtype ?? document.type} sent to ${document.recipient.name}.`, document };
  });

  route(app, 'POST /api/documents/:id/corrective-action', async ({ params, body, user }) => {
    const id = await act(user, (work) => reportCorrectiveAction(work, params.id, body));
    const document = await loadDocument(db, id);
    return { message: `Corrective action reported to ${document.recipient.name}.`, document };
  });
}
