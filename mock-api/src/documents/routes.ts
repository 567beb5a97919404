import type { FastifyInstance } from 'fastify';
import { findDocument } from './find-document';
import { forwardDocument } from './forward';
import { countUnread, listDocuments } from './list-documents';
import { loadDocument } from './load-documents';
import { markRead } from './mark-read';
import { notFound } from '../kernel';
import { route, sendPage } from '../http';

/** Documents between people, read, unread and forwarded. */
export default async (app: FastifyInstance) => {
  route(app, 'GET /api/documents', async ({ db, query, user, reply }) => ({
    documents: sendPage(reply, await listDocuments(db, user.id, query)),
    unread_count: await countUnread(db, user.id),
  }));

  route(app, 'GET /api/documents/:id', async ({ db, params, user }) => {
    const document = await findDocument(db, user, params.id);
    if (!document) throw notFound('Document not found');
    return document;
  });

  route(app, 'PUT /api/documents/:id/read', async ({ work, params }) => {
    await markRead(work, params.id);
    return loadDocument(work.trx, params.id);
  });

  route(app, 'POST /api/documents/:id/forward', async ({ work, params, body }) => {
    const id = await forwardDocument(work, params.id, body);
    const document = await loadDocument(work.trx, id);
    return { message: `${document.title} forwarded to ${document.recipient.name}.`, document };
  });
};
