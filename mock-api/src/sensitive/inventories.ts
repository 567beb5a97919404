import type { FastifyInstance } from 'fastify';
import type { Viewer } from '../access';
import { closeInventory } from './inventory/close-inventory';
import { findInventoryReport } from './inventory/find-report';
import { EXTRAS_SHOWN, listExtras, listLines } from './inventory/lines';
import { findInventory, listInventories } from './inventory/load-inventory';
import { openInventory } from './inventory/open-inventory';
import { scanLine } from './inventory/scan-line';
import { scanOwn } from './scan/scan-own';
import { notFound } from '../kernel';
import { acting, route, sendPage } from '../http';

/** Scans, and the counts that they belong to. */
export function inventoryRoutes(app: FastifyInstance): void {
  const { db } = app.database;
  const act = acting(app);

  const find = async (viewer: Viewer, id: string) => {
    const inventory = await findInventory(db, viewer, id);
    if (!inventory) throw notFound('Inventory not found');
    return inventory;
  };

  route(app, 'POST /api/sensitive-items/scan', async ({ body, user }) => ({
    ...(await act(user, (work) => scanOwn(work, body))),
    progress: null,
  }));

  route(app, 'GET /api/sensitive-items/inventories', async ({ query, user, reply }) =>
    sendPage(reply, await listInventories(db, user, query)),
  );

  route(app, 'POST /api/sensitive-items/inventories', async ({ body, user }) =>
    find(user, await act(user, (work) => openInventory(work, body))),
  );

  route(app, 'GET /api/sensitive-items/inventories/:id', ({ params, user }) => find(user, params.id));

  route(app, 'GET /api/sensitive-items/inventories/:id/lines', async ({ params, query, user, reply }) => {
    const { id } = await find(user, params.id);
    return sendPage(reply, await listLines(db, id, query));
  });

  route(app, 'GET /api/sensitive-items/inventories/:id/extras', async ({ params, user }) => {
    const { id } = await find(user, params.id);
    return listExtras(db, id, EXTRAS_SHOWN);
  });

  route(app, 'GET /api/documents/:id/inventory-report', ({ params, user }) =>
    findInventoryReport(db, user.id, params.id),
  );

  route(app, 'POST /api/sensitive-items/inventories/:id/scans', ({ params, body, user }) =>
    act(user, (work) => scanLine(work, params.id, body)),
  );

  route(app, 'POST /api/sensitive-items/inventories/:id/close', async ({ params, body, user }) => {
    await act(user, (work) => closeInventory(work, params.id, body?.notes ?? null));
    return find(user, params.id);
  });
}
