import { SELECTION_LIMIT } from '@hand-receipt/contracts';
import type { FastifyInstance } from 'fastify';
import { editItem } from './custody/edit-item';
import { eachItem } from './each-item';
import { exportProperty } from './export-csv';
import { listPropertyIds } from './list-property';
import { findNearMisses } from './near-misses';
import { lookUpCode } from './scan/look-up-code';
import { offerBatch } from './transfers/offer-batch';
import { recallBatch } from './transfers/recall-batch';
import { route } from '../http';

/** 2026-11-21 of a moment, in the unit's local time, as file names have it: 20261121. */
const fileDay = (at: Date) =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('');

/** What is done with many items of the list at once. */
export function selectionCalls(app: FastifyInstance): void {
  route(app, 'GET /api/property/ids', async ({ db, query, user }) => {
    const page = await listPropertyIds(db, user, { ...query, limit: SELECTION_LIMIT }, app.clock.now());
    return { ids: page.rows, total: page.total };
  });

  route(app, 'GET /api/property/export', async ({ db, query, user, reply }) => {
    const text = await exportProperty(db, user, query, app.clock.now());
    reply.header('content-type', 'text/csv; charset=utf-8');
    reply.header('content-disposition', `attachment; filename="property-${fileDay(app.clock.now())}.csv"`);
    return text;
  });

  route(app, 'GET /api/property/scanned', ({ db, query, user }) => lookUpCode(db, user, query.code));

  route(app, 'GET /api/property/near-misses', ({ db, query, user }) =>
    findNearMisses(db, user, query.serial_number),
  );

  route(app, 'POST /api/property/bulk/edit', ({ work, body }) => {
    const { ids, ...edit } = body;
    return eachItem(work, ids, async (line, id) => {
      await editItem(line, id, edit);
      return null;
    });
  });

  route(app, 'POST /api/property/bulk/transfers', ({ work, body }) => {
    const { ids, ...terms } = body;
    return offerBatch(work, ids, terms);
  });

  route(app, 'POST /api/property/bulk/recall', ({ work, body }) =>
    recallBatch(work, body.property_ids, { notes: body.reason, dueOn: body.dueOn }),
  );
}
