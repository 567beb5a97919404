import type { FastifyInstance } from 'fastify';
import { countUnread, listDocuments, loadDocuments } from '../../domain/documents/list';
import { markRead } from '../../domain/documents/mark-read';
import { sendMaintenanceForm } from '../../domain/documents/send-maintenance-form';
import { notFound } from '../../errors';
import { route } from '../../route';
import { acting } from '../property/acting';
import { sendPage } from '../property/page-headers';

/** Documents between people: maintenance forms, read and unread. */
export default async (app: FastifyInstance) => {
  const { db } = app.database;
  const act = acting(app);

  const findDocument = async (id: string) => {
    const [document] = await loadDocuments(db, [id]);
    if (!document) throw notFound('Document not found');
    return document;
  };

  route(app, 'GET /api/documents', async ({ query, user, reply }) => ({
    documents: sendPage(reply, await listDocuments(db, user.id, query)),
    unread_count: await countUnread(db, user.id),
  }));

  route(app, 'PUT /api/documents/:id/read', async ({ params, user }) => {
    await act(user, (work) => markRead(work, params.id));
    return findDocument(params.id);
  });

  route(app, 'POST /api/documents/maintenance-form', async ({ body, user }) => {
    const document = await findDocument(await act(user, (work) => sendMaintenanceForm(work, body)));
    return { message: `${document.subtype ?? document.type} sent to ${document.recipient.name}.`, document };
  });
};
