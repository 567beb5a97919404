import { DEFAULT_LABEL_SIZE } from '@hand-receipt/contracts';
import type { RouteQuery } from '@hand-receipt/contracts';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { loadVisibleItems } from './da2062/load-items';
import type { LabelItem, LabelOptions } from './labels/label';
import { labelSvg } from './labels/label-svg';
import { makeLabel } from './labels/make-pdf';
import { printLabels } from './labels/print-labels';
import type { Viewer } from '../access';
import { type Database, badRequest, notFound } from '../kernel';
import { route } from '../http';
import { sendPdf } from './send-file';

/** A picture that is opened by itself does nothing but show. */
const PICTURE_ONLY = "default-src 'none'; sandbox";

const optionsOf = (asked: RouteQuery<'GET /api/property/:id/label'>): LabelOptions => ({
  size: asked.size ?? DEFAULT_LABEL_SIZE,
  showName: asked.name ?? true,
  showSerial: asked.serial ?? true,
});

/** QR labels: one as a picture or a page, several on sheets. */
export function labelRoutes(app: FastifyInstance): void {
  const findItem = async (db: Kysely<Database>, viewer: Viewer, id: string): Promise<LabelItem> => {
    const [item] = await loadVisibleItems(db, viewer, [id]);
    if (!item) throw notFound('Property not found');
    return item;
  };

  route(app, 'GET /api/property/:id/label', async ({ db, params, query, user, reply }) => {
    const item = await findItem(db, user, params.id);
    reply
      .header('content-type', 'image/svg+xml; charset=utf-8')
      .header('content-security-policy', PICTURE_ONLY);
    return Buffer.from(await labelSvg(item, optionsOf(query), app.clock.now()));
  });

  route(app, 'GET /api/property/:id/label/pdf', async ({ db, params, query, user, reply }) => {
    const item = await findItem(db, user, params.id);
    return sendPdf(reply, await makeLabel(item, optionsOf(query), app.clock.now()), `label_${item.id}.pdf`);
  });

  route(app, 'POST /api/labels', async ({ db, body, user, reply }) => {
    if (body.property_ids.length === 0) {
      const message = 'Please select at least one property to label.';
      throw badRequest(message, { property_ids: message });
    }
    const items = await loadVisibleItems(db, user, body.property_ids);
    const byId = new Map(items.map((item) => [item.id, item]));
    const inOrder = [...new Set(body.property_ids)].flatMap((id) => byId.get(id) ?? []);
    return sendPdf(reply, await printLabels(inOrder, optionsOf(body), app.clock.now()), 'labels.pdf');
  });
}
