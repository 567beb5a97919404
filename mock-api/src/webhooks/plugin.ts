import plugin from 'fastify-plugin';
import { AGAIN } from '../kernel';
import { Deliverer } from './deliverer';
import { measureWebhooks } from './metrics';
import { deleteOld } from './outbox';

declare module 'fastify' {
  interface FastifyInstance {
    /** Sends events to webhooks. Started by the server once it serves; a test calls `run()`. */
    webhooks: Deliverer;
  }
}

/** The channel that the trigger `webhook_enqueue` notifies. */
const CHANNEL = 'webhooks';
const HOUR_MS = 60 * 60 * 1000;

/** Delivers what the outbox holds, while the app is open. */
export default plugin(async (app) => {
  const { config, database, clock, log } = app;
  const { countResult } = measureWebhooks(app);
  const deliverer = new Deliverer({
    db: database.background,
    clock,
    allowed: config.webhookPrivateAddresses,
    onError: (error) => log.error({ err: error }, 'webhooks could not be delivered'),
    onResult: countResult,
  });
  app.decorate('webhooks', deliverer);
  await database.listen(
    CHANNEL,
    () => deliverer.wake(),
    () => deliverer.wake(),
  );
  app.addHook('preClose', () => deliverer.stop());
  app.schedule('delete old deliveries of webhooks', HOUR_MS, async (trx, now) =>
    (await deleteOld(trx, now)) ? AGAIN : undefined,
  );
});
