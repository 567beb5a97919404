import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { type SessionUser, people, toSessionUser } from './session-user';

const HOUR_MS = 60 * 60 * 1000;
/** A session unused for a duty day ends. */
export const IDLE_LIMIT_MS = 12 * HOUR_MS;
/** However much it is used, a session ends after a week. */
export const LIFE_LIMIT_MS = 7 * 24 * HOUR_MS;
/** Use is written down no more often than this. */
const TOUCH_AFTER_MS = 60 * 1000;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * Starts a session.
 *
 * @returns its token, 256 random bits in base64url, which is kept nowhere on the server.
 */
export async function startSession(
  db: Kysely<Database>,
  session: { userId: string; at: Date; userAgent: string | null },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashOf(token),
      user_id: session.userId,
      created_at: session.at,
      last_seen_at: session.at,
      expires_at: new Date(session.at.getTime() + LIFE_LIMIT_MS),
      user_agent: session.userAgent?.slice(0, 300) ?? null,
    })
    .execute();
  await db.deleteFrom('sessions').where('expires_at', '<', session.at).execute();
  return token;
}

/** Whose session the token is: null for none, an expired one, or a person who is not active. */
export async function findSession(
  db: Kysely<Database>,
  token: string,
  at: Date,
): Promise<SessionUser | null> {
  const row = await people(db)
    .innerJoin('sessions', 'sessions.user_id', 'users.id')
    .select('sessions.last_seen_at')
    .where('sessions.token_hash', '=', hashOf(token))
    .where('sessions.expires_at', '>', at)
    .where('sessions.last_seen_at', '>', new Date(at.getTime() - IDLE_LIMIT_MS))
    .where('users.status', '=', 'Active')
    .executeTakeFirst();
  return row ? toSessionUser(row) : null;
}

/** Writes down that the session was used, where that was not done within the last minute. */
export async function touchSession(db: Kysely<Database>, token: string, at: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: at })
    .where('token_hash', '=', hashOf(token))
    .where('last_seen_at', '<', new Date(at.getTime() - TOUCH_AFTER_MS))
    .execute();
}

export async function endSession(db: Kysely<Database>, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', hashOf(token)).execute();
}

/** Ends every session of a person: after a deactivation or a new password. */
export async function endSessionsOf(db: Kysely<Database>, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}
