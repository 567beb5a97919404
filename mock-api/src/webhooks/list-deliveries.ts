import type { RouteQuery, WebhookDeliveryDto } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import type { Viewer } from '../access';
import { DEFAULT_LIMIT, type Database, type Page, inArray, readNewest } from '../kernel';
import { manageableWebhooks } from './reach';

const ATTEMPTS_SHOWN = 10;

async function loadDeliveries(db: Kysely<Database>, ids: readonly string[]): Promise<WebhookDeliveryDto[]> {
  const { rows } = await sql<WebhookDeliveryDto>`
    select delivery.id, delivery.webhook_id as "webhookId", delivery.event_id as "eventId", delivery.seq,
      delivery.event_type as "eventType", delivery.item_id as "itemId", delivery.created_at as at, delivery.state,
      case delivery.state when 'waiting' then delivery.due_at end as "dueAt", delivery.ended_at as "endedAt",
      (select count(*) from webhook_attempt where delivery_id = delivery.id)::int as "attemptCount",
      coalesce((select jsonb_agg(jsonb_build_object('at', attempt.at, 'status', attempt.status,
          'problem', attempt.problem, 'durationMs', attempt.duration_ms) order by attempt.id desc)
        from (select * from webhook_attempt where delivery_id = delivery.id
          order by id desc limit ${ATTEMPTS_SHOWN}) attempt), '[]') as attempts
    from webhook_delivery delivery where delivery.id = ${inArray(ids)}`.execute(db);
  const known = new Map(rows.map((row) => [row.id, toDto(row)]));
  return ids.flatMap((id) => known.get(id) ?? []);
}

const iso = (time: string | null): string | null => time && new Date(time).toISOString();

const toDto = (row: WebhookDeliveryDto): WebhookDeliveryDto => ({
  ...row,
  at: iso(row.at) ?? '',
  dueAt: iso(row.dueAt),
  endedAt: iso(row.endedAt),
  attempts: row.attempts.map((attempt) => ({ ...attempt, at: iso(attempt.at) ?? '' })),
});

/**
 * A page of deliveries to the webhooks that an Admin manages, newest first.
 *
 * @throws ApiError 403 unless the viewer is an Admin, 400 for a cursor that this list did not give.
 */
export async function listDeliveries(
  db: Kysely<Database>,
  viewer: Viewer,
  query: RouteQuery<'GET /api/webhook-deliveries'>,
): Promise<Page<WebhookDeliveryDto>> {
  const { webhookId, state } = query;
  const page = await readNewest(db, {
    from: sql`webhook_delivery delivery join webhook on webhook.id = delivery.webhook_id`,
    where: [
      await manageableWebhooks(db, viewer),
      ...(webhookId === undefined ? [] : [sql<boolean>`delivery.webhook_id = ${webhookId}`]),
      ...(state === undefined ? [] : [sql<boolean>`delivery.state = ${state}`]),
    ],
    time: sql`delivery.created_at`,
    id: sql`delivery.id`,
    limit: query.limit ?? DEFAULT_LIMIT,
    cursor: query.cursor,
  });
  return { ...page, rows: await loadDeliveries(db, page.rows) };
}

/** One delivery of a known id. */
export async function findDelivery(db: Kysely<Database>, id: string): Promise<WebhookDeliveryDto> {
  const [delivery] = await loadDeliveries(db, [id]);
  if (!delivery) throw new Error(`The delivery ${id} is gone.`);
  return delivery;
}
