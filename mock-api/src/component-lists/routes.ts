import type { FastifyInstance } from 'fastify';
import { route, sendPage } from '../http';
import { editShortage } from './edit-shortage';
import { readNsn, takeFiles, withFile } from '../property';
import { findShortage, listShortages } from './list-shortages';
import { publishList, requireMayList } from './publish-list';
import { readListFile } from './read-list-file';
import { listComponentLists, readComponentList } from './read-lists';

/** Component lists by NSN, and what is short of components. */
export default async (app: FastifyInstance) => {
  route(app, 'GET /api/shortages', async ({ db, query, user, reply }) =>
    sendPage(reply, await listShortages(db, user, query)),
  );

  route(app, 'GET /api/component-lists', async ({ db, query, user, reply }) =>
    sendPage(reply, await listComponentLists(db, user, query)),
  );

  route(app, 'GET /api/component-lists/:nsn', ({ db, params, user }) =>
    readComponentList(db, user, readNsn(params.nsn), app.clock.now()),
  );

  takeFiles(app);
  route(app, 'POST /api/component-lists/read', ({ user, request }) => {
    requireMayList(user);
    return withFile(request.body, async (bytes) => ({ rows: await readListFile(bytes) }));
  });

  route(app, 'PUT /api/component-lists/:nsn', async ({ work, params, body, user }) => {
    const nsn = readNsn(params.nsn);
    const applied = await publishList(work, nsn, body);
    return { list: await readComponentList(work.trx, user, nsn, work.at), ...applied };
  });

  route(app, 'PATCH /api/shortages/:id', async ({ work, params, body, user }) => {
    await editShortage(work, params.id, body);
    return findShortage(work.trx, user, params.id);
  });
};
