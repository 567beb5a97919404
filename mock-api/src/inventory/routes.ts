import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Viewer } from '../access';
import { closeInventory } from './close-inventory';
import { findInventoryReport } from './find-report';
import { acceptLateRead, listLateReads } from './late-read';
import { loadResult } from './load-result';
import { EXTRAS_SHOWN, listExtras, listLines } from './lines';
import { findInventory, listInventories } from './load-inventory';
import { accountByDocument, removeDocument } from './line-document';
import { openInventory } from './open-inventory';
import { roomCountRoutes } from './room/routes';
import { reportCsv } from './report-csv';
import { scanLine } from './scan-line';
import { tellOfLateScan } from './scan/late-scan';
import { scanOwn } from './scan/scan-own';
import { type Database, notFound } from '../kernel';
import { route, sendPage } from '../http';

/** @throws ApiError 404 for a count out of sight. */
async function find(db: Kysely<Database>, viewer: Viewer, id: string) {
  const inventory = await findInventory(db, viewer, id);
  if (!inventory) throw notFound('Inventory not found');
  return inventory;
}

/** The report of a closed count, for its sender and recipients. */
function reportCalls(app: FastifyInstance): void {
  route(app, 'GET /api/documents/:id/inventory-report', ({ db, params, user }) =>
    findInventoryReport(db, user.id, params.id),
  );

  route(app, 'GET /api/documents/:id/inventory-report.csv', async ({ db, params, user, reply }) => {
    const report = await findInventoryReport(db, user.id, params.id);
    reply.header('content-type', 'text/csv; charset=utf-8');
    reply.header('content-disposition', `attachment; filename="${report.inventory.id}.csv"`);
    return Buffer.from(reportCsv(report));
  });
}

/** What accounts for a line that nobody reads. */
function documentCalls(app: FastifyInstance): void {
  route(
    app,
    'POST /api/sensitive-items/inventories/:id/lines/:itemId/document',
    async ({ work, params, body, user }) => {
      await accountByDocument(work, params.id, params.itemId, body);
      return find(work.trx, user, params.id);
    },
  );

  route(
    app,
    'DELETE /api/sensitive-items/inventories/:id/lines/:itemId/document',
    async ({ work, params, user }) => {
      await removeDocument(work, params.id, params.itemId);
      return find(work.trx, user, params.id);
    },
  );
}

/** What is read of a closed count, and what arrives after its closing. */
function afterwardsRoutes(app: FastifyInstance): void {
  route(app, 'GET /api/sensitive-items/inventories/:id/late-reads', async ({ db, params, user }) => {
    const { id } = await find(db, user, params.id);
    return listLateReads(db, user, id);
  });

  route(app, 'GET /api/sensitive-items/inventories/:id/result.json', async ({ db, params, user, reply }) => {
    const inventory = await find(db, user, params.id);
    const bytes = await loadResult(db, inventory);
    reply.header('content-type', 'application/json; charset=utf-8');
    reply.header('content-disposition', `attachment; filename="${inventory.id}-result.json"`);
    return bytes;
  });

  route(
    app,
    'POST /api/sensitive-items/inventories/:id/late-reads/:itemId/accept',
    async ({ work, params, user }) => {
      await acceptLateRead(work, params.id, params.itemId);
      return listLateReads(work.trx, user, params.id);
    },
  );
}

/** Scans, and the counts that they belong to. */
export default async (app: FastifyInstance) => {
  roomCountRoutes(app);
  documentCalls(app);
  afterwardsRoutes(app);
  reportCalls(app);

  route(app, 'POST /api/sensitive-items/scan', async ({ work, body }) => {
    const finding = await scanOwn(work, body);
    await tellOfLateScan(work, body, finding, '/sensitive-items?verify=1');
    return { ...finding, progress: null };
  });

  route(app, 'GET /api/sensitive-items/inventories', async ({ db, query, user, reply }) =>
    sendPage(reply, await listInventories(db, user, query)),
  );

  route(app, 'POST /api/sensitive-items/inventories', async ({ work, body, user }) =>
    find(work.trx, user, await openInventory(work, body)),
  );

  route(app, 'GET /api/sensitive-items/inventories/:id', ({ db, params, user }) => find(db, user, params.id));

  route(app, 'GET /api/sensitive-items/inventories/:id/lines', async ({ db, params, query, user, reply }) => {
    const { id } = await find(db, user, params.id);
    return sendPage(reply, await listLines(db, id, query));
  });

  route(app, 'GET /api/sensitive-items/inventories/:id/extras', async ({ db, params, user }) => {
    const { id } = await find(db, user, params.id);
    return listExtras(db, id, EXTRAS_SHOWN);
  });

  route(app, 'POST /api/sensitive-items/inventories/:id/scans', async ({ work, params, body }) => {
    const answer = await scanLine(work, params.id, body);
    await tellOfLateScan(work, body, answer, `/sensitive-items?inventory=${params.id}`);
    return answer;
  });

  route(app, 'POST /api/sensitive-items/inventories/:id/close', async ({ work, params, body, user }) => {
    await closeInventory(work, params.id, body?.notes ?? null);
    return find(work.trx, user, params.id);
  });
};
