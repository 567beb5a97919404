import { conflict, forbidden, notFound } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import { type SeenCounter, findCounter } from './find-counter';

/** An operator at a device, with the counter. */
export interface OpenSession {
  id: string;
  device: string;
  counter: SeenCounter;
}

/** Opens a session of the actor at a device. @throws ApiError 404 out of sight; 403 for a person who sees the counter and is not appointed. */
export async function openSession(
  { trx, actor, at }: UnitOfWork,
  id: string,
  device: string,
): Promise<string> {
  const counter = await findCounter(trx, actor, id, { at });
  if (counter.closed_at) throw conflict(`${counter.name} is closed.`);
  if (!counter.rights.operate) throw forbidden(`You are not appointed at ${counter.name}.`);
  const session = await trx
    .insertInto('counter_session')
    .values({ counter_id: id, device_name: device.trim(), operator_id: actor.id, opened_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return session.id;
}

/** Closes a session of the actor; one that is closed stays closed. @throws ApiError 404 for another's. */
export async function closeSession(
  { trx, actor, at }: UnitOfWork,
  id: string,
  sessionId: string,
): Promise<void> {
  const found = await trx
    .selectFrom('counter_session')
    .select('id')
    .where('id', '=', sessionId)
    .where('counter_id', '=', id)
    .where('operator_id', '=', actor.id)
    .executeTakeFirst();
  if (!found) throw notFound('Session not found');
  await trx
    .updateTable('counter_session')
    .set({ closed_at: at })
    .where('id', '=', sessionId)
    .where('closed_at', 'is', null)
    .execute();
}

/**
 * The actor's session, which is open, at a counter that they operate.
 *
 * @throws ApiError 404 for another's; 403 where it is closed or they are not appointed any more.
 */
export async function requireSession(
  { trx, actor, at }: Pick<UnitOfWork, 'trx' | 'actor' | 'at'>,
  sessionId: string,
): Promise<OpenSession> {
  const session = await trx
    .selectFrom('counter_session')
    .select(['id', 'counter_id', 'device_name', 'closed_at'])
    .where('id', '=', sessionId)
    .where('operator_id', '=', actor.id)
    .executeTakeFirst();
  if (!session) throw notFound('Session not found');
  const counter = await findCounter(trx, actor, session.counter_id, { at, anybody: true });
  if (session.closed_at || counter.closed_at) throw forbidden(`This session at ${counter.name} is closed.`);
  if (!counter.rights.operate) throw forbidden(`You are not appointed at ${counter.name}.`);
  return { id: session.id, device: session.device_name, counter };
}
