import type { FastifyInstance } from 'fastify';
import { addCatalogCodes } from '../classification/change-catalog';
import { importFreezeWords } from '../custody/frozen';
import { confirmImport, deleteImport } from './confirm';
import { fixRow } from './fix-row';
import { loadColumns, storedColumns } from './load-columns';
import { findImport, findImportRow, listImportRows, listImports } from './load-imports';
import { mayImport, previewImport, requireImporter } from './preview';
import { setColumns } from './set-columns';
import { startImportRunner } from './start-runner';
import { route } from '../../http';
import { abandoned } from './abandoned';
import { takeFiles, withFile } from './take-files';

/** Import of items from a file: read and checked, looked at, and entered once confirmed. */
export default async (app: FastifyInstance) => {
  const runner = startImportRunner(app);

  takeFiles(app);

  route(app, 'POST /api/imports', async ({ db, query, user, request, reply }) => {
    requireImporter(user);
    return withFile(request.body, async (bytes) => {
      const name = query.file_name?.trim() || 'items.csv';
      const file = { name, bytes, at: app.clock.now(), purpose: query.purpose ?? 'enter' };
      const id = await previewImport(db, user, file, abandoned(reply));
      return findImport(db, user.id, id);
    });
  });

  route(app, 'GET /api/imports', ({ db, user }) => listImports(db, user.id));

  route(app, 'GET /api/imports/freeze', async ({ db, user }) => ({
    message: mayImport(user) ? await importFreezeWords(db, user.unitId) : null,
  }));

  route(app, 'GET /api/imports/:id', ({ db, params, user }) => findImport(db, user.id, params.id));

  route(app, 'GET /api/imports/:id/rows', async ({ db, params, query, user }) => {
    await findImport(db, user.id, params.id);
    return listImportRows(db, params.id, query);
  });

  route(app, 'GET /api/imports/:id/columns', async ({ db, params, query, user }) => {
    await findImport(db, user.id, params.id);
    return loadColumns(db, user, params.id, query.fields);
  });

  route(app, 'PUT /api/imports/:id/columns', async ({ db, params, body, user }) => {
    await findImport(db, user.id, params.id);
    await setColumns(db, user, params.id, { ...body, at: app.clock.now() });
    return findImport(db, user.id, params.id);
  });

  route(app, 'PATCH /api/imports/:id/rows/:line', async ({ work, params, body, user }) => {
    await findImport(work.trx, user.id, params.id);
    await fixRow(work.trx, user, params.id, { line: params.line, values: body.values });
    return findImportRow(work.trx, params.id, params.line);
  });

  route(app, 'POST /api/imports/:id/confirm', async ({ work, params, user }) => {
    const isOurs = await confirmImport(work.trx, user, params.id);
    if (isOurs) {
      await addCatalogCodes(work, (await storedColumns(work.trx, params.id)).codes);
      work.afterCommit(() => runner.start(params.id));
    }
    return findImport(work.trx, user.id, params.id);
  });

  route(app, 'DELETE /api/imports/:id', async ({ work, params, user }) => {
    await deleteImport(work.trx, user, params.id);
    return { message: 'The import was forgotten.' };
  });
};
