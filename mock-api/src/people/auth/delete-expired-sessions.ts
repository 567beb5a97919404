import type { Kysely } from 'kysely';
import { type Database, localDay, startOfDay } from '../../kernel';
import { deleteOldWrongPins } from '../settings/wrong-pins';
import { IDLE_LIMIT_MS } from './session';

/** Its owner sees for so long that a token has expired. */
const EXPIRED_TOKEN_LISTED_MS = 30 * 24 * 60 * 60 * 1000;

/** An identity without an account waits so long for an Admin. Its person may sign in again. */
const IDENTITY_WAITS_MS = 30 * 24 * 60 * 60 * 1000;

/** Removes what opens nothing any more: ended sessions, tokens that expired long ago, links that are over, counts of old attempts. */
export async function deleteExpiredSessions(db: Kysely<Database>, now: Date): Promise<void> {
  const idleSince = new Date(now.getTime() - IDLE_LIMIT_MS);
  await db
    .deleteFrom('sessions')
    .where((row) => row.or([row('expires_at', '<=', now), row('last_seen_at', '<=', idleSince)]))
    .execute();
  const listedSince = new Date(now.getTime() - EXPIRED_TOKEN_LISTED_MS);
  await db.deleteFrom('api_token').where('expires_at', '<=', listedSince).execute();
  await db.deleteFrom('password_link').where('expires_at', '<=', now).execute();
  for (const begun of ['passkey_request', 'passkey_challenge', 'totp_request'] as const)
    await db.deleteFrom(begun).where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('sign_in_identity')
    .where('user_id', 'is', null)
    .where('created_at', '<=', new Date(now.getTime() - IDENTITY_WAITS_MS))
    .execute();
  await deleteOldWrongPins(db, now);
  await db.deleteFrom('login_throttle').where('window_ends_at', '<=', now).execute();
  await db
    .deleteFrom('daily_digest')
    .where('day', '<', localDay(startOfDay(now, -7)))
    .execute();
}
