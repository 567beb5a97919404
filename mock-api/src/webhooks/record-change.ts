import type { WebhookChange } from '@hand-receipt/contracts';
import type { Json } from '@hand-receipt/ledger';
import type { Kysely } from 'kysely';
import type { Database } from '../kernel';
import { appendEvent } from '../ledger';
import { activeAdmins } from '../people';
import type { UnitOfWork } from '../unit-of-work';

/** A webhook as the ledger and people are shown it. */
export interface Named {
  id: string;
  name: string;
  url: string;
  unitId: string | null;
  eventTypes: readonly string[] | null;
}

async function unitWords(db: Kysely<Database>, unitId: string | null): Promise<string> {
  if (unitId === null) return 'the whole ledger';
  const { name } = await db
    .selectFrom('units')
    .select('name')
    .where('id', '=', unitId)
    .executeTakeFirstOrThrow();
  return name;
}

const DONE: Record<WebhookChange, string> = {
  created: 'was created',
  changed: 'was changed',
  'switched on': 'was switched on',
  'switched off': 'was switched off',
  'secret replaced': 'has a new secret',
  removed: 'was removed',
};

/**
 * Writes the ledger's event of an act on a webhook and notifies every Admin: events leave the product by it. An address
 * may contain a secret of the receiver, so only its host is shown.
 */
export async function recordChange(work: UnitOfWork, change: WebhookChange, webhook: Named): Promise<void> {
  const { trx, actor, at } = work;
  const { id: webhookId, name, url, unitId, eventTypes } = webhook;
  const { host } = new URL(url);
  const of = await unitWords(trx, unitId);
  const admins = await activeAdmins(trx);
  const types = eventTypes === null ? 'all types' : eventTypes.join(', ');
  await work.notify(admins, {
    type: 'system-alert',
    title: `Webhook ${name} ${DONE[change]}`,
    message: `By ${actor.name}. It sends events of ${of} to ${host}: ${types}.`,
    action: { label: 'Open Webhooks', path: '/webhooks' },
  });
  work.addAudience({ people: admins });
  const details: Record<string, Json> = {
    change,
    webhookId,
    name,
    host,
    unitId,
    unit: of,
    eventTypes: eventTypes && [...eventTypes],
  };
  await appendEvent(trx, { type: 'WEBHOOK CHANGED', itemId: null, actor, at, details });
}
