import { type Kysely, sql } from 'kysely';
import { ApiError, type Database } from '../../kernel';
import type { IdempotencyKey } from './idempotency-key';
import { type StoredResponse, hashOfKey, openBody, sealBody } from './stored-response';

/** A queue that was offline for a fortnight can still be sent. */
const KEPT_MS = 14 * 24 * 60 * 60 * 1000;

/** Holds back every other request with this key until the transaction ends, in whatever process it is. */
export async function lockKey(db: Kysely<Database>, { userId, key }: IdempotencyKey): Promise<void> {
  const name = `${userId} ${hashOfKey(key).toString('hex')}`;
  await sql`select pg_advisory_xact_lock(hashtext('idempotency'), hashtext(${name}))`.execute(db);
}

/**
 * The response that the request got before, if it did.
 *
 * @throws ApiError 422 where the key came with another request.
 */
export async function findResponse(
  db: Kysely<Database>,
  { userId, key, requestHash }: IdempotencyKey,
): Promise<StoredResponse | null> {
  const stored = await db
    .selectFrom('idempotency_key')
    .select(['request_hash', 'status', 'sealed_answer'])
    .where('user_id', '=', userId)
    .where('key_hash', '=', hashOfKey(key))
    .executeTakeFirst();
  if (!stored) return null;
  if (!requestHash.equals(stored.request_hash)) {
    throw new ApiError(
      422,
      'idempotency-key-reused',
      'This Idempotency-Key came with another request before. Make a new key for each request.',
    );
  }
  return { status: stored.status, body: openBody(stored.sealed_answer, key, userId) };
}

/** Stores a response; the first one stays. */
export async function storeResponse(
  db: Kysely<Database>,
  { userId, key, requestHash }: IdempotencyKey,
  response: StoredResponse,
  at: Date,
): Promise<void> {
  await db
    .insertInto('idempotency_key')
    .values({
      user_id: userId,
      key_hash: hashOfKey(key),
      request_hash: requestHash,
      status: response.status,
      sealed_answer: sealBody(response.body, key, userId),
      created_at: at,
    })
    .onConflict((first) => first.doNothing())
    .execute();
}

/** Deletes responses that nobody will ask for again. Scheduled work. */
export async function deleteExpiredResponses(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('idempotency_key')
    .where('created_at', '<', new Date(now.getTime() - KEPT_MS))
    .execute();
}
