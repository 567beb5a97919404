import type { FastifyInstance } from 'fastify';
import { findDocument } from '../../domain/documents/find-document';
import { forwardDocument } from '../../domain/documents/forward';
import { countUnread, listDocuments } from '../../domain/documents/list';
import { loadDocuments } from '../../domain/documents/load';
import { markRead } from '../../domain/documents/mark-read';
import { reportCorrectiveAction } from '../../domain/documents/report-action';
import { sendMaintenanceForm } from '../../domain/documents/send-maintenance-form';
import { notFound } from '../../errors';
import { route } from '../../route';
import { acting } from '../property/acting';
import { sendPage } from '../property/page-headers';

/** Documents between people: maintenance forms and what came of them, read and unread. */
export default async (app: FastifyInstance) => {
  const { db } = app.database;
  const act = acting(app);

  const loadDocument = async (id: string) => {
    const [document] = await loadDocuments(db, [id]);
    if (!document) throw notFound('Document not found');
    return document;
  };

  route(app, 'GET /api/documents', async ({ query, user, reply }) => ({
    documents: sendPage(reply, await listDocuments(db, user.id, query)),
    unread_count: await countUnread(db, user.id),
  }));

  route(app, 'GET /api/documents/:id', async ({ params, user }) => {
    const document = await findDocument(db, user, params.id);
    if (!document) throw notFound('Document not found');
    return document;
  });

  route(app, 'PUT /api/documents/:id/read', async ({ params, user }) => {
    await act(user, (work) => markRead(work, params.id));
    return loadDocument(params.id);
  });

  route(app, 'POST /api/documents/maintenance-form', async ({ body, user }) => {
    const document = await loadDocument(await act(user, (work) => sendMaintenanceForm(work, body)));
    return { message: `${document.subtype ?? document.type} sent to ${document.recipient.name}.`, document };
  });

  route(app, 'POST /api/documents/:id/forward', async ({ params, body, user }) => {
    const id = await act(user, (work) => forwardDocument(work, params.id, body));
    const document = await loadDocument(id);
    return { message: `${document.title} forwarded to ${document.recipient.name}.`, document };
  });

  route(app, 'POST /api/documents/:id/corrective-action', async ({ params, body, user }) => {
    const id = await act(user, (work) => reportCorrectiveAction(work, params.id, body));
    const document = await loadDocument(id);
    return { message: `Corrective action reported to ${document.recipient.name}.`, document };
  });
};
