import type { ReturnDto } from '@hand-receipt/contracts';
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

type Work = Pick<UnitOfWork, 'trx' | 'actor' | 'at'>;

/** A session of the actor, open or closed. @throws ApiError 404 for another's. */
async function readSession({ trx, actor, at }: Work, sessionId: string) {
  const session = await trx
    .selectFrom('counter_session')
    .select(['id', 'counter_id', 'device_name as device', 'opened_at', 'closed_at'])
    .where('id', '=', sessionId)
    .where('operator_id', '=', actor.id)
    .executeTakeFirst();
  if (!session) throw notFound('Session not found');
  return { ...session, counter: await findCounter(trx, actor, session.counter_id, { at, anybody: true }) };
}

type FoundSession = Awaited<ReturnType<typeof readSession>>;

/** What a closed session answers. */
export const closedSession = ({ name }: Pick<SeenCounter, 'name'>) =>
  forbidden(`This session at ${name} is closed.`);

/** @throws ApiError 403 where it is closed or the actor is not appointed any more. */
function requireOpen({ id, device, counter, closed_at }: FoundSession): OpenSession {
  if (closed_at || counter.closed_at) throw closedSession(counter);
  if (!counter.rights.operate) throw forbidden(`You are not appointed at ${counter.name}.`);
  return { id, device, counter };
}

/**
 * The actor's session, which is open, at a counter that they operate.
 *
 * @throws ApiError 404 for another's; 403 where it is closed or they are not appointed any more.
 */
export const requireSession = async (work: Work, sessionId: string): Promise<OpenSession> =>
  requireOpen(await readSession(work, sessionId));

/** Whether the session was open at a time, by an appointment in force. */
async function wasOpen(
  { trx, actor }: Work,
  { counter, opened_at, closed_at }: FoundSession,
  then: Date,
): Promise<boolean> {
  if (counter.closed_at || then < opened_at || (closed_at && then > closed_at)) return false;
  const appointment = await trx
    .selectFrom('counter_operator')
    .select('user_id')
    .where('counter_id', '=', counter.id)
    .where('user_id', '=', actor.id)
    .where('since', '<=', then)
    .where('until', '>=', then)
    .executeTakeFirst();
  return appointment !== undefined;
}

/**
 * The actor's session in which an item was taken back. A return that waited on a device names a session that may be over
 * since, or an appointment that may have ended: it is taken if it was made before that.
 *
 * @returns with it, whether it is over now: then it takes nothing but what waits on a device.
 * @throws ApiError as `requireSession`.
 */
export async function requireReturnSession(
  work: Work,
  { sessionId, actAt, handoverId }: Pick<ReturnDto, 'sessionId' | 'actAt' | 'handoverId'>,
): Promise<OpenSession & { isOver: boolean }> {
  const found = await readSession(work, sessionId);
  const { id, device, counter, closed_at } = found;
  const isOver = closed_at !== null || !counter.rights.operate;
  if (isOver && actAt && handoverId && (await wasOpen(work, found, new Date(actAt)))) {
    return { id, device, counter, isOver };
  }
  return { ...requireOpen(found), isOver: false };
}
