import type { FastifyInstance } from 'fastify';
import { Counter, Gauge } from 'prom-client';
import { type WebhookHealth, webhookHealth } from './health';
import type { Result } from './outbox';

/** A scrape does not wait longer for the database. */
const LIMIT_MS = 2_000;

const late = () =>
  new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), LIMIT_MS).unref();
  });

/** What each line of the page says; null leaves the line out. */
const LINES: Record<string, { help: string; read: (health: WebhookHealth, now: Date) => number | null }> = {
  deliveries_waiting: { help: 'Deliveries that are still to be sent.', read: ({ waiting }) => waiting },
  oldest_waiting_seconds: {
    help: 'Age of the oldest event that is still to be sent.',
    read: ({ oldestWaitingAt }, now) =>
      oldestWaitingAt === null ? 0 : Math.max(0, now.getTime() - oldestWaitingAt.getTime()) / 1000,
  },
  deliveries_dead: { help: 'Deliveries that were given up.', read: ({ dead }) => dead },
  failing: { help: 'Webhooks whose last attempt failed.', read: ({ failing }) => failing.length },
};

/** Attempts of this process by result, and the queue of all processes; the latter absent while the database is away. */
export function measureWebhooks({ database, clock, metrics }: FastifyInstance) {
  const attempts = new Counter({
    name: 'hand_receipt_webhook_attempts_total',
    help: 'Attempts to deliver an event. A failed one is tried again, a dead one is not.',
    labelNames: ['result'],
    registers: [metrics],
  });
  const results: Result[] = ['delivered', 'failed', 'dead'];
  for (const result of results) attempts.inc({ result }, 0);
  // One question to the database answers all the lines of a scrape.
  let asked: Promise<WebhookHealth | null> | null = null;
  const ask = () => {
    asked ??= Promise.race([webhookHealth(database.db), late()])
      .catch(() => null)
      .finally(() => (asked = null));
    return asked;
  };
  for (const [name, { help, read }] of Object.entries(LINES)) {
    new Gauge({
      name: `hand_receipt_webhook_${name}`,
      help,
      registers: [metrics],
      async collect() {
        const health = await ask();
        const value = health && read(health, clock.now());
        if (value === null) this.remove();
        else this.set(value);
      },
    });
  }
  return { countResult: (result: Result) => attempts.inc({ result }) };
}
