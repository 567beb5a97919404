import { createHash, randomBytes } from 'node:crypto';
import { COUNTER_REFUSALS } from '@hand-receipt/contracts';
import { type Json, canonicalBytes } from '@hand-receipt/ledger';
import type { Kysely } from 'kysely';
import { ApiError, CountedRefusal, type Database, conflict } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';

const BYTES = 32;
const LASTS_MS = 3 * 60 * 1000;

const hashOf = (challenge: string): Buffer => createHash('sha256').update(challenge).digest();

/** SHA-256 of the canonical JSON (RFC 8785) of what is signed. */
export const contentHash = (content: Json): Buffer =>
  createHash('sha256').update(canonicalBytes(content)).digest();

interface Shown {
  /** Who signs. */
  userId: string;
  contentHash: Buffer;
}

/** What the recipient was shown, as one use of it is kept. @returns 32 random bytes in base64url, and until when. */
export async function issueChallenge(
  { trx, actor, at }: UnitOfWork,
  { userId, contentHash: content_hash }: Shown,
): Promise<{ challenge: string; expiresAt: Date }> {
  const challenge = randomBytes(BYTES).toString('base64url');
  const expiresAt = new Date(at.getTime() + LASTS_MS);
  await trx
    .insertInto('signature_challenge')
    .values({
      hash: hashOf(challenge),
      operator_id: actor.id,
      user_id: userId,
      content_hash,
      expires_at: expiresAt,
      used_at: null,
    })
    .execute();
  return { challenge, expiresAt };
}

/** What is sent with a signature. */
export interface SentChallenge {
  challenge: string;
  userId: string;
}

/**
 * Uses up a challenge: of several calls with it one goes on.
 *
 * @returns the SHA-256 of what was shown.
 * @throws ApiError 409 for one that is used, too old, or not the operator's and the signer's.
 */
async function spendChallenge({ trx, actor, at }: UnitOfWork, sent: SentChallenge): Promise<Uint8Array> {
  const used = await trx
    .updateTable('signature_challenge')
    .set({ used_at: at })
    .where('hash', '=', hashOf(sent.challenge))
    .where('operator_id', '=', actor.id)
    .where('user_id', '=', sent.userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .returning('content_hash')
    .executeTakeFirst();
  if (!used) throw conflict(COUNTER_REFUSALS.expired);
  return used.content_hash;
}

const counted = (error: unknown): unknown =>
  error instanceof ApiError && !(error instanceof CountedRefusal)
    ? new CountedRefusal(error.status, error.code, error.message, error.fields, error.headers, error.present)
    : error;

/**
 * Does an act that was signed. A refusal undoes it and uses up the challenge all the same; a wrong PIN stays counted.
 *
 * @param check before the act: what it writes, such as a wrong PIN, stays
 * @throws CountedRefusal of whatever `check` or `act` refuses; ApiError 409 where the challenge was used up.
 */
export async function actSigned<C, T>(
  work: UnitOfWork,
  sent: SentChallenge,
  {
    check,
    act,
  }: { check: (shown: Uint8Array) => Promise<C>; act: (work: UnitOfWork, checked: C) => Promise<T> },
): Promise<T> {
  const shown = await spendChallenge(work, sent);
  try {
    const checked = await check(shown);
    return await work.savepoint((inner) => act(inner, checked));
  } catch (error) {
    throw counted(error);
  }
}

/** Deletes challenges that nobody can use any more. Scheduled work. */
export async function deleteExpiredChallenges(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('signature_challenge')
    .where('expires_at', '<', new Date(now.getTime() - 24 * 60 * 60 * 1000))
    .execute();
}
