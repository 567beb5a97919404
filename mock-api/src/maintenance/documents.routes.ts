import type { FastifyInstance } from 'fastify';
import { loadDocument } from '../documents';
import { reportCorrectiveAction } from './report-action';
import { sendMaintenanceForm } from './send-form';
import { route } from '../http';

/** Maintenance forms sent as documents, and the reports that come back. */
export function maintenanceDocumentRoutes(app: FastifyInstance): void {
  route(app, 'POST /api/documents/maintenance-form', async ({ work, body }) => {
    const document = await loadDocument(work.trx, await sendMaintenanceForm(work, body));
    return { message: `${document.subtype ?? document.type} sent to ${document.recipient.name}.`, document };
  });

  route(app, 'POST /api/documents/:id/corrective-action', async ({ work, params, body }) => {
    const id = await reportCorrectiveAction(work, params.id, body);
    const document = await loadDocument(work.trx, id);
    return { message: `Corrective action reported to ${document.recipient.name}.`, document };
  });
}
