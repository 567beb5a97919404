import type { SessionDto } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import { type Database, notFound } from '../../kernel';
import type { UnitOfWork } from '../../unit-of-work';
import { deviceOf } from './device';
import { IDLE_LIMIT_MS, endSessionsOf } from './session';
import type { Credential } from '../../access';

/** Where a person is signed in now: the session that asks first, then the last seen. */
export async function listSessions(
  db: Kysely<Database>,
  userId: string,
  by: Credential | null,
  now: Date,
): Promise<SessionDto[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', new Date(now.getTime() - IDLE_LIMIT_MS))
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute();
  const sessions = rows.map((row) => ({
    id: row.id,
    device: deviceOf(row.user_agent),
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    current: by?.kind === 'session' && by.id === row.id,
  }));
  return [...sessions.filter(({ current }) => current), ...sessions.filter(({ current }) => !current)];
}

/** @throws ApiError 404 for a session that is not the actor's. */
export async function endOwnSession(work: UnitOfWork, sessionId: string): Promise<void> {
  const { trx, actor } = work;
  const ended = await trx
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', actor.id)
    .executeTakeFirst();
  if (ended.numDeletedRows === 0n) throw notFound('There is no such session.');
  work.endStreams(actor.id);
}

/** Ends every session of the actor but the one that they ask with; answers how many. */
export async function endOtherSessions(work: UnitOfWork, by: Credential | null): Promise<number> {
  const { trx, actor } = work;
  const ended = await endSessionsOf(trx, actor.id, by?.kind === 'session' ? by.id : null);
  work.endStreams(actor.id);
  return ended;
}
