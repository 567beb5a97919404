import { type Kysely, sql } from 'kysely';
import { ApiError, type Database } from '../../kernel';
import type { KeyedRequest } from './keyed-request';
import { type StoredAnswer, hashOfKey, openBody, sealBody } from './sealed-answer';

/** A queue that was offline for a fortnight can still be sent. */
const KEPT_MS = 14 * 24 * 60 * 60 * 1000;

/** Holds back every other request with this key until the transaction ends, in whatever process it is. */
export async function lockKey(db: Kysely<Database>, { userId, key }: KeyedRequest): Promise<void> {
  const name = `${userId} ${hashOfKey(key).toString('hex')}`;
  await sql`select pg_advisory_xact_lock(hashtext('idempotency'), hashtext(${name}))`.execute(db);
}

/**
 * The answer that the request got before, if it did.
 *
 * @throws ApiError 422 where the key came with another request.
 */
export async function findAnswer(
  db: Kysely<Database>,
  { userId, key, requestHash }: KeyedRequest,
): Promise<StoredAnswer | null> {
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

/** Remembers an answer; the first one stays. */
export async function storeAnswer(
  db: Kysely<Database>,
  { userId, key, requestHash }: KeyedRequest,
  answer: StoredAnswer,
  at: Date,
): Promise<void> {
  await db
    .insertInto('idempotency_key')
    .values({
      user_id: userId,
      key_hash: hashOfKey(key),
      request_hash: requestHash,
      status: answer.status,
      sealed_answer: sealBody(answer.body, key, userId),
      created_at: at,
    })
    .onConflict((first) => first.doNothing())
    .execute();
}

/** Forgets answers that nobody will ask for again. Scheduled work. */
export async function forgetAnswers(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('idempotency_key')
    .where('created_at', '<', new Date(now.getTime() - KEPT_MS))
    .execute();
}
