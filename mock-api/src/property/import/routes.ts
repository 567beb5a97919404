import type { Readable } from 'node:stream';
import { IMPORT_LIMITS } from '@hand-receipt/contracts';
import type { FastifyInstance } from 'fastify';
import { claimStalledImports, confirmImport, forgetImport } from './confirm';
import { forgetOldImports } from './enter-rows';
import { findImport, listImportRows, listImports } from './load';
import { previewImport, requireImporter } from './preview';
import { ImportRunner } from './runner';
import { badRequest, tooMany } from '../../kernel';
import { route } from '../../http';
import { abandoned } from './abandoned';
import { readUpload } from './read-upload';

/** Files that one process reads at the same time; each is in memory as a whole. */
const READ_AT_ONCE = 2;
const GO_ON_EVERY_MS = 30_000;
const FORGET_EVERY_MS = 24 * 60 * 60 * 1000;

/** Import of items from a CSV file: read and checked, looked at, and entered once confirmed. */
export default async (app: FastifyInstance) => {
  const { clock } = app;
  const { db } = app.database;
  const context = { db, clock };
  const runner = new ImportRunner({
    ...context,
    onError: (error, importId) => app.log.error({ err: error, importId }, 'an import broke off'),
  });
  app.addHook('preClose', () => runner.stop());
  app.schedule('go on with imports', GO_ON_EVERY_MS, async (trx) => {
    for (const id of await claimStalledImports(trx)) runner.start(id);
  });
  app.schedule('forget old imports', FORGET_EVERY_MS, (trx, now) => forgetOldImports({ db: trx }, now));

  // Handed on as it comes: how its bytes are written is found out by the reader.
  app.addContentTypeParser('text/csv', (_request, payload, done) => done(null, payload));

  let reading = 0;
  route(app, 'POST /api/property/imports', async ({ query, user, request, reply }) => {
    requireImporter(user);
    const upload = request.body as Readable | null;
    if (!upload) throw badRequest('Send the file as text/csv.');
    if (reading >= READ_AT_ONCE) throw tooMany('Other files are being read. Try again in a moment.', 5);
    reading += 1;
    try {
      const bytes = await readUpload(upload, IMPORT_LIMITS.bytes);
      const file = { name: query.file_name?.trim() || 'items.csv', bytes };
      const id = await previewImport(context, user, file, abandoned(reply));
      return await findImport(db, user.id, id);
    } finally {
      reading -= 1;
    }
  });

  route(app, 'GET /api/property/imports', ({ user }) => listImports(db, user.id));

  route(app, 'GET /api/property/imports/:id', ({ params, user }) => findImport(db, user.id, params.id));

  route(app, 'GET /api/property/imports/:id/rows', async ({ params, query, user }) => {
    await findImport(db, user.id, params.id);
    return listImportRows(db, params.id, query);
  });

  route(app, 'POST /api/property/imports/:id/confirm', async ({ params, user }) => {
    if (await confirmImport(db, user, params.id)) runner.start(params.id);
    return findImport(db, user.id, params.id);
  });

  route(app, 'DELETE /api/property/imports/:id', async ({ params, user }) => {
    await forgetImport(db, user, params.id);
    return { message: 'The import was forgotten.' };
  });
};
