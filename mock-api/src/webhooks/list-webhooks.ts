import type { LedgerEventType, WebhookDto, WebhooksDto } from '@hand-receipt/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../access';
import { type Database, notFound } from '../kernel';
import type { PrivateAddresses } from './addresses';
import { NOBODY_SENDS_ALL, manageableWebhooks, maySend, maySomebodySendAll } from './reach';

const countOf = (state: 'waiting' | 'dead') => sql<number>`(
  select count(*) from webhook_delivery delivery
  where delivery.webhook_id = webhook.id and delivery.state = ${state} and delivery.seq is not null)::int`;

async function readWebhooks(db: Kysely<Database>, where: RawBuilder<boolean>): Promise<WebhookDto[]> {
  const rows = await db
    .selectFrom('webhook')
    .leftJoin('units as unit', 'unit.id', 'webhook.unit_id')
    .innerJoin('users as creator', 'creator.id', 'webhook.created_by')
    .selectAll('webhook')
    .select(['unit.name as unit_name', sql<string>`creator.rank || ' ' || creator.last_name`.as('creator')])
    .select([countOf('waiting').as('waiting'), countOf('dead').as('dead')])
    .where(where)
    .orderBy(sql`lower(webhook.name)`)
    .execute();
  const sendsAll = await maySomebodySendAll(db);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    url: row.url,
    unit: row.unit_id === null ? null : { id: row.unit_id, name: row.unit_name ?? '' },
    eventTypes: row.event_types as LedgerEventType[] | null,
    isEnabled: row.is_enabled,
    createdAt: row.created_at.toISOString(),
    createdBy: row.creator,
    failingSince:
      (row.failing_since ?? (row.unit_id === null && !sendsAll ? row.created_at : null))?.toISOString() ??
      null,
    lastProblem: row.unit_id === null && !sendsAll ? NOBODY_SENDS_ALL : row.last_problem,
    lastDeliveredAt: row.last_delivered_at?.toISOString() ?? null,
    waiting: row.waiting,
    dead: row.dead,
  }));
}

/** The webhooks that an Admin manages, by name. @throws ApiError 403 unless the viewer is an Admin. */
export async function listWebhooks(
  db: Kysely<Database>,
  viewer: Viewer,
  allowed: PrivateAddresses,
): Promise<WebhooksDto> {
  return {
    allowsPrivate: allowed !== 'refuse',
    webhooks: await readWebhooks(db, await manageableWebhooks(db, viewer)),
    maySendAll: await maySend(db, viewer, null),
  };
}

/** @throws ApiError 404 for none of that id. */
export async function findWebhook(db: Kysely<Database>, id: string): Promise<WebhookDto> {
  const [webhook] = await readWebhooks(db, sql`webhook.id = ${id}`);
  if (!webhook) throw notFound('There is no such webhook.');
  return webhook;
}
