import type { Readable } from 'node:stream';
import { IMPORT_LIMITS } from '@hand-receipt/contracts';
import type { FastifyInstance } from 'fastify';
import { confirmImport, deleteImport } from './confirm';
import { findImport, listImportRows, listImports } from './load-imports';
import { previewImport, requireImporter } from './preview';
import { startImportRunner } from './start-runner';
import { badRequest, tooMany } from '../../kernel';
import { route } from '../../http';
import { abandoned } from './abandoned';
import { readUpload } from './read-upload';

/** Files that one process reads at the same time; each is in memory as a whole. */
const READ_AT_ONCE = 2;

/** Import of items from a CSV file: read and checked, looked at, and entered once confirmed. */
export default async (app: FastifyInstance) => {
  const runner = startImportRunner(app);

  // Handed on as it comes: how its bytes are written is found out by the reader.
  app.addContentTypeParser('text/csv', (_request, payload, done) => done(null, payload));

  let reading = 0;
  route(app, 'POST /api/property/imports', async ({ db, query, user, request, reply }) => {
    requireImporter(user);
    const upload = request.body as Readable | null;
    if (!upload) throw badRequest('Send the file as text/csv.');
    if (reading >= READ_AT_ONCE) throw tooMany('Other files are being read. Try again in a moment.', 5);
    reading += 1;
    try {
      const bytes = await readUpload(upload, IMPORT_LIMITS.bytes);
      const file = { name: query.file_name?.trim() || 'items.csv', bytes, at: app.clock.now() };
      const id = await previewImport(db, user, file, abandoned(reply));
      return await findImport(db, user.id, id);
    } finally {
      reading -= 1;
    }
  });

  route(app, 'GET /api/property/imports', ({ db, user }) => listImports(db, user.id));

  route(app, 'GET /api/property/imports/:id', ({ db, params, user }) => findImport(db, user.id, params.id));

  route(app, 'GET /api/property/imports/:id/rows', async ({ db, params, query, user }) => {
    await findImport(db, user.id, params.id);
    return listImportRows(db, params.id, query);
  });

  route(app, 'POST /api/property/imports/:id/confirm', async ({ work, params, user }) => {
    const isOurs = await confirmImport(work.trx, user, params.id);
    if (isOurs) work.afterCommit(() => runner.start(params.id));
    return findImport(work.trx, user.id, params.id);
  });

  route(app, 'DELETE /api/property/imports/:id', async ({ work, params, user }) => {
    await deleteImport(work.trx, user, params.id);
    return { message: 'The import was forgotten.' };
  });
};
