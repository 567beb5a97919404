import { readSettings } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../kernel';
import { hashOfSecret, newSecret } from './secret';
import { type SignedIn, type SignInMethod, people, toSessionUser } from '../../access';

const HOUR_MS = 60 * 60 * 1000;
/** A session unused for a duty day ends. */
export const IDLE_LIMIT_MS = 12 * HOUR_MS;
/** However much it is used, a session ends after a week. */
export const LIFE_LIMIT_MS = 7 * 24 * HOUR_MS;
/** Use is written down no more often than this. */
const TOUCH_AFTER_MS = 60 * 1000;

/**
 * Starts a session for a person who has just signed in.
 *
 * @returns its token, 256 random bits in base64url, which is kept nowhere on the server.
 */
export async function startSession(
  db: Kysely<Database>,
  session: {
    userId: string;
    at: Date;
    userAgent: string | null;
    method?: SignInMethod;
    isTwoFactor?: boolean;
    idToken?: string;
  },
): Promise<string> {
  const token = newSecret();
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashOfSecret(token),
      user_id: session.userId,
      created_at: session.at,
      last_seen_at: session.at,
      expires_at: new Date(session.at.getTime() + LIFE_LIMIT_MS),
      password_at: session.at,
      method: session.method ?? 'password',
      second_factor_at: session.isTwoFactor ? session.at : null,
      id_token: session.idToken ?? null,
      user_agent: session.userAgent?.slice(0, 300) ?? null,
    })
    .execute();
  await db.deleteFrom('sessions').where('expires_at', '<', session.at).execute();
  return token;
}

export interface FoundSession extends SignedIn {
  lastSeenAt: Date;
}

/** One row at most: a token is unique. */
const activeSession = (db: Kysely<Database>, tokenHash: Buffer, at: Date, seenSince: Date) =>
  people(db)
    .innerJoin('sessions', 'sessions.user_id', 'users.id')
    .leftJoin('user_pin', 'user_pin.user_id', 'users.id')
    // Of those who have a PIN only: it says whether they want to be asked for it.
    .leftJoin('user_settings', 'user_settings.user_id', 'user_pin.user_id')
    .select(['sessions.id as session_id', 'sessions.last_seen_at', 'sessions.password_at', 'sessions.method'])
    .select(['sessions.second_factor_at', 'sessions.pin_until'])
    .select(['user_pin.set_at as pin_set_at', 'user_settings.document'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', at)
    .where('sessions.last_seen_at', '>', seenSince)
    .where('users.status', '=', 'Active')
    .where('users.sign_in_blocked_at', 'is', null);

/** Whose session the token is: null for none, an expired one, or a person who is not active or may not sign in. */
export async function findSession(
  db: Kysely<Database>,
  token: string,
  at: Date,
): Promise<FoundSession | null> {
  const seenSince = new Date(at.getTime() - IDLE_LIMIT_MS);
  const row = await activeSession(db, hashOfSecret(token), at, seenSince).executeTakeFirst();
  if (!row) return null;
  return {
    user: toSessionUser(row),
    by: {
      kind: 'session',
      id: row.session_id,
      passwordAt: row.password_at,
      method: row.method as SignInMethod,
      isTwoFactor: row.method !== 'password' || row.second_factor_at !== null,
      asksPin: row.pin_set_at !== null && readSettings(row.document).security.requirePinForSensitive,
      pinUntil: row.pin_until,
    },
    lastSeenAt: row.last_seen_at,
  };
}

/** Writes down that the session was used, where that was not done within the last minute. */
export async function touchSession(db: Kysely<Database>, { by, lastSeenAt }: FoundSession, at: Date) {
  const touchBefore = new Date(at.getTime() - TOUCH_AFTER_MS);
  if (lastSeenAt >= touchBefore) return;
  await db
    .updateTable('sessions')
    .set({ last_seen_at: at })
    .where('id', '=', by.id)
    .where('last_seen_at', '<', touchBefore)
    .execute();
}

/**
 * Ends a session that its browser has left, and keeps its row until the next clean-up: whichever request brings the news
 * first, the sign-out itself still finds the provider's proof in it.
 *
 * @returns the proof, and whose session it was if this call ended it; null where there is no row.
 */
export async function expireSession(
  db: Kysely<Database>,
  token: string,
  at: Date,
): Promise<{ endedOf: string | null; idToken: string | null } | null> {
  const hash = hashOfSecret(token);
  const ended = await db
    .updateTable('sessions')
    .set({ expires_at: at })
    .where('token_hash', '=', hash)
    .where('expires_at', '>', at)
    .returning('user_id')
    .executeTakeFirst();
  const row = await db
    .selectFrom('sessions')
    .select('id_token')
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  return row ? { endedOf: ended?.user_id ?? null, idToken: row.id_token } : null;
}

/** Ends a session. @returns whose it was, and the provider's proof of the sign-in; null where there was none */
export async function endSession(
  db: Kysely<Database>,
  token: string,
): Promise<{ userId: string; idToken: string | null } | null> {
  const ended = await db
    .deleteFrom('sessions')
    .where('token_hash', '=', hashOfSecret(token))
    .returning(['user_id as userId', 'id_token as idToken'])
    .executeTakeFirst();
  return ended ?? null;
}

/**
 * Ends every session of a person, or every other one.
 *
 * @param except the public id of the session that goes on.
 * @returns how many there were.
 */
export async function endSessionsOf(
  db: Kysely<Database>,
  userId: string,
  except: string | null = null,
): Promise<number> {
  const ended = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '!=', except ?? '')
    .executeTakeFirst();
  return Number(ended.numDeletedRows);
}
