import type { FastifyInstance } from 'fastify';
import { route, sendPage } from '../../http';
import { badRequest } from '../../kernel';
import { editItem } from '../custody/edit-item';
import { eachItem } from '../each-item';
import { changeCatalog, readCatalogChange, readNsn } from './change-catalog';
import { listCatalog, readCatalogItems } from './read-catalog';

/** What makes items sensitive: their own codes and marks, and the catalog by NSN. */
export default async (app: FastifyInstance) => {
  route(app, 'POST /api/property/bulk/classification', ({ work, body }) => {
    const { ids, ciic, sensitiveMark } = body;
    if (ciic === undefined && sensitiveMark === undefined) throw badRequest('Say what to change.');
    return eachItem(work, ids, async (line, id) => {
      await editItem(line, id, { ciic, sensitive_mark: sensitiveMark });
      return null;
    });
  });

  route(app, 'GET /api/catalog', async ({ db, query, user, reply }) =>
    sendPage(reply, await listCatalog(db, user, query)),
  );

  route(app, 'GET /api/catalog/:nsn', async ({ db, params, user }) => {
    const [item] = await readCatalogItems(db, user, [readNsn(params.nsn)]);
    if (!item) throw new Error('An NSN has one row.');
    return item;
  });

  route(app, 'PUT /api/catalog/:nsn', async ({ work, params, body, user }) => {
    const change = await readCatalogChange(work, params.nsn, body);
    const changed = await changeCatalog(work, change);
    const [item] = await readCatalogItems(work.trx, user, [change.nsn]);
    if (!item) throw new Error('An NSN has one row.');
    return { item, changed };
  });
};
