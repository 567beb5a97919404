import type { FastifyInstance } from 'fastify';
import { notFound } from '../../kernel';
import { route } from '../../http';
import { findInventory } from '../load-inventory';
import { addProgramMonths } from './add-months';
import { changePlanned } from './change-planned';
import { findCalendarInventory, listCalendar } from './list-calendar';
import { openPlanned } from './open-planned';
import { changeProgram, createProgram, findProgram, listPrograms } from './programs';
import { skipPlanned } from './skip-planned';

const HOUR_MS = 60 * 60_000;

/** Programs and the calendar of what they plan. */
export function programRoutes(app: FastifyInstance): void {
  route(app, 'GET /api/inventory-programs', ({ db, user }) => listPrograms(db, user));

  route(app, 'POST /api/inventory-programs', async ({ work, body, user }) =>
    findProgram(work.trx, user, await createProgram(work, body)),
  );

  route(app, 'PATCH /api/inventory-programs/:id', async ({ work, params, body, user }) => {
    await changeProgram(work, params.id, body);
    return findProgram(work.trx, user, params.id);
  });

  route(app, 'GET /api/inventory-calendar', ({ db, query, user }) =>
    listCalendar(db, user, { from: query.from, now: app.clock.now() }),
  );

  route(app, 'GET /api/inventory-calendar/:id', ({ db, params, user }) =>
    findCalendarInventory(db, user, params.id),
  );

  route(app, 'PATCH /api/inventories/:id', async ({ work, params, body, user }) => {
    await changePlanned(work, params.id, body);
    return findCalendarInventory(work.trx, user, params.id);
  });

  route(app, 'POST /api/inventories/:id/skip', async ({ work, params, body, user }) => {
    await skipPlanned(work, params.id, body.reason);
    return findCalendarInventory(work.trx, user, params.id);
  });

  route(app, 'POST /api/inventories/:id/open', async ({ work, params, body, user }) => {
    await openPlanned(work, params.id, body ?? {});
    const inventory = await findInventory(work.trx, user, params.id);
    if (!inventory) throw notFound('Inventory not found');
    return inventory;
  });

  app.schedule('inventories of programs', HOUR_MS, addProgramMonths);
}
