import type { NotificationDto, QueryRoot } from '@hand-receipt/contracts';
import type { Transaction } from 'kysely';
import plugin from 'fastify-plugin';
import type { Database } from '../db/schema';
import type { NoticeChoice } from '../domain/events/notices';
import { publish } from '../domain/events/publish';
import { EVENT_CHANNEL, type Signal } from '../domain/events/signal';
import { StreamHub } from '../domain/events/stream-hub';

/** What a committed act tells the browsers. */
export interface EventToPublish {
  /** Everybody, unless named. */
  userIds?: string[];
  /** Which queries to read again. */
  roots: QueryRoot[];
  /** A notice for those people; none without `userIds`. */
  notification?: Pick<NotificationDto, 'type' | 'title' | 'message' | 'action'>;
  /** The switch of their settings that the notice goes by; by its type, unless said. */
  choice?: NoticeChoice;
  /**
   * A session or token of those people has ended: what it has open closes at once. 'deactivated': with their
   * account, so that no browser keeps a page of theirs open to sign in again over it.
   */
  signedOut?: true | 'deactivated';
}

declare module 'fastify' {
  interface FastifyInstance {
    events: {
      /**
       * Tells the browsers of every process, once the transaction commits. Call it before the ledger's
       * append, which is last: locks are then always taken in the same order.
       */
      publish(trx: Transaction<Database>, event: EventToPublish): Promise<void>;
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
    publish: (trx, event) => publish(trx, event, clock.now()),
    hub,
    heartbeatMs: HEARTBEAT_MS,
  });
  await database.listen(
    EVENT_CHANNEL,
    (payload) => hub.deliver(JSON.parse(payload) as Signal),
    () => hub.catchUp(),
  );
  app.addHook('preClose', async () => hub.close());
});
