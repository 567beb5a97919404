import { SELECTION_LIMIT } from '@hand-receipt/contracts';
import type { FastifyInstance } from 'fastify';
import { changeStatus } from './custody/change-status';
import { eachItem } from './each-item';
import { exportProperty } from './export-csv';
import { listPropertyIds } from './list';
import { findNearMisses } from './near-misses';
import { readPropertyStatus } from './status';
import { offerTogether } from './transfers/offer-together';
import { badRequest } from '../kernel';
import { acting, route } from '../http';

/** 2026-11-21 of a moment, in the unit's local time, as file names have it: 20261121. */
const fileDay = (at: Date) =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('');

/** What is done with many items of the list at once. */
export function selectionCalls(app: FastifyInstance): void {
  const { db } = app.database;
  const act = acting(app);

  route(app, 'GET /api/property/ids', async ({ query, user }) => {
    const page = await listPropertyIds(db, user, { ...query, limit: SELECTION_LIMIT });
    return { ids: page.rows, total: page.total };
  });

  route(app, 'GET /api/property/export', async ({ query, user, reply }) => {
    const text = await exportProperty(db, user, query);
    reply.header('content-type', 'text/csv; charset=utf-8');
    reply.header('content-disposition', `attachment; filename="property-${fileDay(app.clock.now())}.csv"`);
    return text;
  });

  route(app, 'GET /api/property/near-misses', ({ query, user }) =>
    findNearMisses(db, user, query.serial_number),
  );

  route(app, 'POST /api/property/bulk/status', ({ body, user }) => {
    const { status: word, reason } = body;
    const status = readPropertyStatus(word);
    if (!status) throw badRequest(`'${word}' is not a status of an item.`);
    if (status === 'Lost' && !reason?.trim()) {
      throw badRequest('Reason is required', { reason: 'Reason is required' });
    }
    return eachItem(body.ids, async (id) => {
      await act(user, (work) => changeStatus(work, id, status, reason));
      return null;
    });
  });

  route(app, 'POST /api/property/bulk/transfers', ({ body, user }) => {
    const { ids, ...terms } = body;
    return offerTogether((verb) => act(user, verb), ids, terms);
  });
}
