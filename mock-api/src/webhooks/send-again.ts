import { randomBytes } from 'node:crypto';
import type { UnitOfWork } from '../unit-of-work';
import { conflict, notFound } from '../kernel';
import { type Claimed, leaseEnd } from './outbox';
import { TEST } from './payload';
import { lockWebhook } from './reach';

/** Queues a test, claimed for this process, which sends it once. @throws ApiError 403, 404 */
export async function queueTest({ trx, actor, at }: UnitOfWork, webhookId: string): Promise<Claimed> {
  await lockWebhook(trx, actor, webhookId);
  const eventId = `test_${randomBytes(8).toString('hex')}`;
  const { id } = await trx
    .insertInto('webhook_delivery')
    .values({
      webhook_id: webhookId,
      event_id: eventId,
      event_type: TEST,
      attempts: 1,
      due_at: leaseEnd(at),
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, webhookId, eventId, seq: null, attempts: 1, since: at };
}

/**
 * Queues dead deliveries of a webhook again, as if they were new.
 *
 * @param deliveryId all dead ones, unless given
 * @returns how many
 * @throws ApiError 403, 404, 409 for a delivery that is not dead, and while the webhook is switched off.
 */
export async function resend(
  { trx, actor, at }: UnitOfWork,
  webhookId: string,
  deliveryId: string | undefined,
): Promise<number> {
  const { is_enabled: isEnabled } = await lockWebhook(trx, actor, webhookId);
  if (!isEnabled) throw conflict('This webhook is switched off. Switch it on first.');
  const { numUpdatedRows } = await trx
    .updateTable('webhook_delivery')
    .set({ state: 'waiting', attempts: 0, due_at: at, ended_at: null })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'dead')
    .where('seq', 'is not', null)
    .$if(deliveryId !== undefined, (one) => one.where('id', '=', deliveryId ?? ''))
    .executeTakeFirst();
  if (deliveryId !== undefined && numUpdatedRows === 0n) {
    const known = await trx
      .selectFrom('webhook_delivery')
      .select('id')
      .where('id', '=', deliveryId)
      .where('webhook_id', '=', webhookId)
      .executeTakeFirst();
    if (!known) throw notFound('There is no such delivery.');
    throw conflict('Only a dead delivery of an event is sent again.');
  }
  return Number(numUpdatedRows);
}
