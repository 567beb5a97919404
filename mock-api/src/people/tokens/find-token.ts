import type { Kysely } from 'kysely';
import type { Database } from '../../kernel';
import { hashOfSecret } from '../auth/secret';
import { type SignedIn, people, toSessionUser } from '../../access';

/** Use is written down no more often than this. */
const TOUCH_AFTER_MS = 60 * 1000;

export interface FoundToken extends SignedIn {
  lastUsedAt: Date | null;
}

/** Whose API token it is: null for none, a revoked or expired one, or a person who is not active. */
export async function findToken(db: Kysely<Database>, token: string, at: Date): Promise<FoundToken | null> {
  const row = await people(db)
    .innerJoin('api_token', 'api_token.user_id', 'users.id')
    .select(['api_token.id as token_id', 'api_token.scope', 'api_token.last_used_at'])
    .where('api_token.token_hash', '=', hashOfSecret(token))
    .where('api_token.expires_at', '>', at)
    .where('users.status', '=', 'Active')
    .where('users.sign_in_blocked_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  return {
    user: toSessionUser(row),
    by: { kind: 'token', id: row.token_id, scope: row.scope },
    lastUsedAt: row.last_used_at,
  };
}

/** Writes down that the token was used, where that was not done within the last minute. */
export async function touchToken(db: Kysely<Database>, { by, lastUsedAt }: FoundToken, at: Date) {
  if (lastUsedAt && at.getTime() - lastUsedAt.getTime() < TOUCH_AFTER_MS) return;
  await db.updateTable('api_token').set({ last_used_at: at }).where('id', '=', by.id).execute();
}
