import { type Kysely, sql } from 'kysely';
import type { Database } from '../kernel';

/** How all webhooks that are switched on do, and who fails. */
export interface WebhookHealth {
  /** Deliveries that are still to be sent. */
  waiting: number;
  /** When the event of the oldest of them happened; null for none. */
  oldestWaitingAt: Date | null;
  /** Deliveries that were given up and wait for an Admin. */
  dead: number;
  /** Webhooks whose last attempt failed, the longest first. */
  failing: { id: string; name: string; since: Date }[];
}

/** What an operator has to know of webhooks: queue lengths and the webhooks that fail. */
export async function webhookHealth(db: Kysely<Database>): Promise<WebhookHealth> {
  const counted = await db
    .selectFrom('webhook_delivery as delivery')
    .innerJoin('webhook', 'webhook.id', 'delivery.webhook_id')
    .select([
      sql<number>`count(*) filter (where delivery.state = 'waiting')::int`.as('waiting'),
      sql<number>`count(*) filter (where delivery.state = 'dead')::int`.as('dead'),
      sql<Date | null>`min(delivery.created_at) filter (where delivery.state = 'waiting')`.as(
        'oldestWaitingAt',
      ),
    ])
    .where('webhook.is_enabled', '=', true)
    .where('delivery.state', 'in', ['waiting', 'dead'])
    .where('delivery.seq', 'is not', null)
    .executeTakeFirstOrThrow();
  const failing = await db
    .selectFrom('webhook')
    .select(['id', 'name', 'failing_since'])
    .where('is_enabled', '=', true)
    .where('failing_since', 'is not', null)
    .orderBy('failing_since')
    .orderBy('id')
    .execute();
  return {
    ...counted,
    failing: failing.map(({ id, name, failing_since }) => ({
      id,
      name,
      since: failing_since ?? new Date(0),
    })),
  };
}
