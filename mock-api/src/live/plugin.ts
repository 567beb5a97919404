import type { Transaction } from 'kysely';
import plugin from 'fastify-plugin';
import type { Database } from '../kernel';
import type { LiveUpdate } from './live-update';
import { publishUpdate } from './publish-update';
import { EVENT_CHANNEL, type UpdateSignal } from './signal';
import { StreamHub } from './stream-hub';

declare module 'fastify' {
  interface FastifyInstance {
    events: {
      /**
       * Tells the browsers of every process, once the transaction commits. Call it before the ledger's
       * append, which is last: locks are then always taken in the same order.
       */
      publishUpdate(trx: Transaction<Database>, update: LiveUpdate): Promise<void>;
      /** The open streams of this process. */
      hub: StreamHub;
      /** Between two signs of life of a stream that opens now. */
      heartbeatMs: number;
    };
  }
}

const HEARTBEAT_MS = 20_000;

/** Carries events from a commit, by NOTIFY, to the streams of every process. */
export default plugin(async (app) => {
  const { database, clock, log } = app;
  const hub = new StreamHub(database.db, (error) =>
    log.error({ err: error }, 'an event could not be delivered'),
  );
  app.decorate('events', {
    publishUpdate: (trx, update) => publishUpdate(trx, update, clock.now()),
    hub,
    heartbeatMs: HEARTBEAT_MS,
  });
  await database.listen(
    EVENT_CHANNEL,
    (payload) => hub.deliver(JSON.parse(payload) as UpdateSignal),
    () => hub.catchUp(),
  );
  app.addHook('preClose', async () => hub.close());
});
