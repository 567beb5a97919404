import type { FastifyInstance } from 'fastify';
import { route, sendPage } from '../http';
import { changeWebhook, createWebhook, removeWebhook, replaceSecret } from './change-webhook';
import { findDelivery, listDeliveries } from './list-deliveries';
import { listWebhooks } from './list-webhooks';
import { queueTest, resend } from './send-again';

/** Webhooks, which Admins manage. */
export default async function webhooksRoutes(app: FastifyInstance): Promise<void> {
  const allowed = app.config.webhookPrivateAddresses;
  const { webhooks } = app;

  route(app, 'GET /api/webhooks', ({ db, user }) => listWebhooks(db, user, allowed));

  route(app, 'POST /api/webhooks', ({ work, body }) => createWebhook(work, body, allowed));

  route(app, 'PATCH /api/webhooks/:id', ({ work, params, body }) => {
    // What waited while it was switched off.
    work.afterCommit(() => webhooks.wake());
    return changeWebhook(work, { id: params.id, change: body, allowed });
  });

  route(app, 'POST /api/webhooks/:id/secret', ({ work, params }) => replaceSecret(work, params.id));

  route(app, 'DELETE /api/webhooks/:id', async ({ work, params }) => {
    await removeWebhook(work, params.id);
    return { message: 'The webhook is removed. Nothing more is sent.' };
  });

  route(app, 'POST /api/webhooks/:id/test', async ({ db, unitOfWork, params }) => {
    const claimed = await unitOfWork((work) => queueTest(work, params.id));
    await webhooks.attempt(claimed);
    return findDelivery(db, claimed.id);
  });

  route(app, 'POST /api/webhooks/:id/resend', async ({ work, params, body }) => {
    work.afterCommit(() => webhooks.wake());
    return { resent: await resend(work, params.id, body.deliveryId) };
  });

  route(app, 'GET /api/webhook-deliveries', async ({ db, user, query, reply }) =>
    sendPage(reply, await listDeliveries(db, user, query)),
  );
}
