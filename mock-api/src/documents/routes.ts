import type { FastifyInstance } from 'fastify';
import { findDocument } from './find-document';
import { forwardDocument } from './forward';
import { countUnread, listDocuments } from './list';
import { loadDocument } from './load';
import { markRead } from './mark-read';
import { notFound } from '../kernel';
import { acting, route, sendPage } from '../http';

/** Documents between people, read, unread and forwarded. */
export default async (app: FastifyInstance) => {
  const { db } = app.database;
  const act = acting(app);

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
    return loadDocument(db, params.id);
  });

  route(app, 'POST /api/documents/:id/forward', async ({ params, body, user }) => {
    const id = await act(user, (work) => forwardDocument(work, params.id, body));
    const document = await loadDocument(db, id);
    return { message: `${document.title} forwarded to ${document.recipient.name}.`, document };
  });
};
