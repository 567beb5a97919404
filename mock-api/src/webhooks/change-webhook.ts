import type { ChangeWebhookDto, CreateWebhookDto, WebhookChange, WebhookDto } from '@hand-receipt/contracts';
import type { Selectable } from 'kysely';
import { type Database, badRequest, conflict, isUniqueViolation } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import type { PrivateAddresses } from './addresses';
import { readUrl } from './check-url';
import { findWebhook } from './list-webhooks';
import { lockWebhook, maySend, requireAdmin } from './reach';
import { type Named, recordChange } from './record-change';
import { newSecret } from './sign';

/** More than a person can keep track of. */
const MOST_WEBHOOKS = 50;

type Row = Selectable<Database['webhook']>;

const wrongField = (field: string, message: string) => badRequest(message, { [field]: message });

function checkUrl(url: string, allowed: PrivateAddresses): string {
  try {
    return readUrl(url, allowed).href;
  } catch (error) {
    throw wrongField('url', (error as Error).message);
  }
}

async function checkUnit({ trx, actor }: UnitOfWork, unitId: string | null): Promise<string | null> {
  if (!(await maySend(trx, actor, unitId))) {
    const message =
      unitId === null ? 'Choose a unit: you do not read the whole ledger.' : 'There is no such unit.';
    throw wrongField('unitId', message);
  }
  if (unitId === null) return null;
  // The unit stays until this transaction ends.
  const unit = await trx
    .selectFrom('units')
    .select('id')
    .where('id', '=', unitId)
    .forKeyShare()
    .executeTakeFirst();
  if (!unit) throw wrongField('unitId', 'There is no such unit.');
  return unitId;
}

function refuseTaken(error: unknown): never {
  if (!isUniqueViolation(error)) throw error;
  const message = 'Another webhook has this name.';
  throw conflict(message, { name: message });
}

const named = ({ id, name, url, unit_id, event_types }: Row): Named => ({
  id,
  name,
  url,
  unitId: unit_id,
  eventTypes: event_types,
});

/**
 * Makes a webhook. Events are sent from now on.
 *
 * @returns it, with its secret, which no other answer contains.
 * @throws ApiError 403 unless the actor is an Admin, 400 for an address or a unit that cannot be, 409 for a name that is
 *   taken and for too many.
 */
export async function createWebhook(
  work: UnitOfWork,
  { name, url, unitId, eventTypes }: CreateWebhookDto,
  allowed: PrivateAddresses,
): Promise<WebhookDto & { secret: string }> {
  const { trx, actor, at } = work;
  requireAdmin(actor);
  const address = checkUrl(url, allowed);
  const unit_id = await checkUnit(work, unitId);
  const { count } = await trx
    .selectFrom('webhook')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_WEBHOOKS) {
    throw conflict(`There are ${MOST_WEBHOOKS} webhooks already. Remove one that is no longer used.`);
  }
  const secret = newSecret();
  const row = await trx
    .insertInto('webhook')
    .values({
      name,
      url: address,
      secret,
      unit_id,
      event_types: eventTypes,
      created_by: actor.id,
      created_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(refuseTaken);
  await recordChange(work, 'created', named(row));
  return { ...(await findWebhook(trx, row.id)), secret };
}

/** What an act is called: switching is one of its own where nothing else changes. */
function changeOf({ isEnabled, ...others }: ChangeWebhookDto): WebhookChange {
  if (isEnabled === undefined || Object.values(others).some((value) => value !== undefined)) return 'changed';
  return isEnabled ? 'switched on' : 'switched off';
}

/**
 * Changes a webhook. While it is switched off nothing is queued for it, and what was queued before waits.
 *
 * @throws ApiError 403 unless the actor is an Admin, 404 for one that they do not manage, 400 and 409 as `createWebhook`;
 *   400 also where it goes on sending what they may not send.
 */
export async function changeWebhook(
  work: UnitOfWork,
  { id, change, allowed }: { id: string; change: ChangeWebhookDto; allowed: PrivateAddresses },
): Promise<WebhookDto> {
  const { trx, actor } = work;
  const before = await lockWebhook(trx, actor, id);
  const isOff = change.isEnabled === false || (!before.is_enabled && change.isEnabled !== true);
  // One of the whole ledger that they may not send any more may be switched off, and nothing else of it goes on.
  if (!isOff && change.unitId === undefined) await checkUnit(work, before.unit_id);
  const { name = before.name, url, unitId, eventTypes = before.event_types, isEnabled } = change;
  const row = await trx
    .updateTable('webhook')
    .set({
      name,
      url: url === undefined ? before.url : checkUrl(url, allowed),
      unit_id: unitId === undefined ? before.unit_id : await checkUnit(work, unitId),
      event_types: eventTypes,
      is_enabled: isEnabled ?? before.is_enabled,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(refuseTaken);
  await recordChange(work, changeOf(change), named(row));
  return findWebhook(trx, id);
}

/** Replaces the secret. What is sent from now on is signed with the new one. @throws ApiError 403, 404 */
export async function replaceSecret(work: UnitOfWork, id: string): Promise<{ secret: string }> {
  const row = await lockWebhook(work.trx, work.actor, id);
  const secret = newSecret();
  await work.trx.updateTable('webhook').set({ secret }).where('id', '=', id).execute();
  await recordChange(work, 'secret replaced', named(row));
  return { secret };
}

/** Removes a webhook. A job deletes its deliveries, of which nothing is sent any more. @throws ApiError 403, 404 */
export async function removeWebhook(work: UnitOfWork, id: string): Promise<void> {
  const row = await lockWebhook(work.trx, work.actor, id);
  await recordChange(work, 'removed', named(row));
  await work.trx.deleteFrom('webhook').where('id', '=', id).execute();
}
