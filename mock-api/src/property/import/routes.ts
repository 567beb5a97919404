import type { Readable } from 'node:stream';
import { IMPORT_LIMITS } from '@hand-receipt/contracts';
import { IMPORT_TYPES } from '@hand-receipt/contracts/routes';
import type { FastifyInstance } from 'fastify';
import { addCatalogCodes } from '../classification/change-catalog';
import { confirmImport, deleteImport } from './confirm';
import { fixRow } from './fix-row';
import { loadColumns, storedColumns } from './load-columns';
import { findImport, findImportRow, listImportRows, listImports } from './load-imports';
import { previewImport, requireImporter } from './preview';
import { setColumns } from './set-columns';
import { startImportRunner } from './start-runner';
import { badRequest, tooMany } from '../../kernel';
import { route } from '../../http';
import { abandoned } from './abandoned';
import { readUpload } from './read-upload';

/** Files that one process reads at the same time; each is in memory as a whole. */
const READ_AT_ONCE = 2;

/** Import of items from a file: read and checked, looked at, and entered once confirmed. */
export default async (app: FastifyInstance) => {
  const runner = startImportRunner(app);

  // Handed on as it comes: how its bytes are written is found out by the reader.
  for (const type of IMPORT_TYPES) {
    app.addContentTypeParser(type, (_request, payload, done) => done(null, payload));
  }

  let reading = 0;
  route(app, 'POST /api/property/imports', async ({ db, query, user, request, reply }) => {
    requireImporter(user);
    const upload = request.body as Readable | null;
    if (!upload) throw badRequest('Send the file as text/csv or as an Excel workbook.');
    if (reading >= READ_AT_ONCE) throw tooMany('Other files are being read. Try again in a moment.', 5);
    reading += 1;
    try {
      const bytes = await readUpload(upload, IMPORT_LIMITS.bytes);
      const name = query.file_name?.trim() || 'items.csv';
      const file = { name, bytes, at: app.clock.now(), purpose: query.purpose ?? 'enter' };
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

  route(app, 'GET /api/property/imports/:id/columns', async ({ db, params, query, user }) => {
    await findImport(db, user.id, params.id);
    return loadColumns(db, user, params.id, query.fields);
  });

  route(app, 'PUT /api/property/imports/:id/columns', async ({ db, params, body, user }) => {
    await findImport(db, user.id, params.id);
    await setColumns(db, user, params.id, { ...body, at: app.clock.now() });
    return findImport(db, user.id, params.id);
  });

  route(app, 'PATCH /api/property/imports/:id/rows/:line', async ({ work, params, body, user }) => {
    await findImport(work.trx, user.id, params.id);
    await fixRow(work.trx, user, params.id, { line: params.line, values: body.values });
    return findImportRow(work.trx, params.id, params.line);
  });

  route(app, 'POST /api/property/imports/:id/confirm', async ({ work, params, user }) => {
    const isOurs = await confirmImport(work.trx, user, params.id);
    if (isOurs) {
      await addCatalogCodes(work, (await storedColumns(work.trx, params.id)).codes);
      work.afterCommit(() => runner.start(params.id));
    }
    return findImport(work.trx, user.id, params.id);
  });

  route(app, 'DELETE /api/property/imports/:id', async ({ work, params, user }) => {
    await deleteImport(work.trx, user, params.id);
    return { message: 'The import was forgotten.' };
  });
};
