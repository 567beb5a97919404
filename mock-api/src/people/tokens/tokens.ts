import { TOKEN_LIFE_DAYS } from '@hand-receipt/contracts';
import type { ApiTokenDto, CreateTokenDto } from '@hand-receipt/contracts/routes';
import type { Kysely } from 'kysely';
import { type Database, conflict, notFound } from '../../kernel';
import { hashOfSecret, newSecret } from '../auth/secret';
import type { UnitOfWork } from '../../unit-of-work';

/** More than a person can keep track of. */
const TOKEN_LIMIT = 20;
const DAY_MS = 24 * 60 * 60 * 1000;
/** What a token begins with, so that one that is found lying about is known for what it is. */
const PREFIX = 'hr_';

/** A person's tokens, newest first. */
export async function listTokens(db: Kysely<Database>, userId: string): Promise<ApiTokenDto[]> {
  const rows = await db
    .selectFrom('api_token')
    .select(['id', 'name', 'scope', 'created_at', 'expires_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    scope: row.scope,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  }));
}

/**
 * Makes a token.
 *
 * @returns it, with the secret, which is kept nowhere on the server.
 * @throws ApiError 409 for more than 20 of them.
 */
export async function createToken(
  work: UnitOfWork,
  { name, scope = 'read', expiresInDays = TOKEN_LIFE_DAYS.default }: CreateTokenDto,
): Promise<ApiTokenDto & { token: string }> {
  const { trx, actor, at } = work;
  // The owner's row is held, so that tokens made at the same moment are counted too.
  await trx.selectFrom('users').select('id').where('id', '=', actor.id).forNoKeyUpdate().execute();
  if ((await listTokens(trx, actor.id)).length >= TOKEN_LIMIT) {
    throw conflict(`There are ${TOKEN_LIMIT} tokens already. Revoke one that is no longer used.`);
  }
  const token = `${PREFIX}${newSecret()}`;
  const expiresAt = new Date(at.getTime() + expiresInDays * DAY_MS);
  const made = { name, scope, created_at: at, expires_at: expiresAt };
  const { id } = await trx
    .insertInto('api_token')
    .values({ user_id: actor.id, token_hash: hashOfSecret(token), ...made })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    id,
    name,
    scope,
    token,
    createdAt: at.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: null,
  };
}

/** Revokes every API token of a person; answers how many there were. */
export async function revokeTokensOf(db: Kysely<Database>, userId: string): Promise<number> {
  const revoked = await db.deleteFrom('api_token').where('user_id', '=', userId).executeTakeFirst();
  return Number(revoked.numDeletedRows);
}

/**
 * Takes a token back: from now on it opens nothing, and what it had open closes.
 *
 * @throws ApiError 404 for one that is not the actor's.
 */
export async function revokeToken(work: UnitOfWork, tokenId: string): Promise<void> {
  const { trx, actor } = work;
  const revoked = await trx
    .deleteFrom('api_token')
    .where('id', '=', tokenId)
    .where('user_id', '=', actor.id)
    .executeTakeFirst();
  if (revoked.numDeletedRows === 0n) throw notFound('There is no such token.');
  work.endStreams(actor.id);
}
