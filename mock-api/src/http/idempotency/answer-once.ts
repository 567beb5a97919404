import type { Kysely } from 'kysely';
import { type Database, inSharedTransaction, retryingDeadlocks } from '../../kernel';
import { findAnswer, lockKey, storeAnswer } from './answer-store';
import type { KeyedRequest } from './keyed-request';
import type { StoredAnswer } from './sealed-answer';

/** How a call comes to its answer, as far as sending it twice is concerned. */
export interface Answering {
  /**
   * Does the call.
   *
   * @returns its answer; null for a file, which is made again rather than kept.
   */
  answer: () => Promise<StoredAnswer | null>;
  /** The answer that an error becomes, status and body. */
  refusal: (error: unknown) => StoredAnswer;
  at: Date;
}

/** `found` is what was answered before; without it, `error` is thrown or the call has answered by itself. */
export interface Outcome {
  found: StoredAnswer | null;
  error?: unknown;
}

/**
 * Does a keyed call once. Everything that it does, and its answer, is one transaction: after a crash
 * either both are there or neither is, and whoever sends the request again gets the same answer.
 * Requests with one key wait for each other, in whatever process they are.
 *
 * A refusal (4xx) commits too, so that a counted wrong PIN stays counted, but it is remembered only
 * where an act had been done before it: otherwise nothing happened, and the same request may succeed
 * once what stood in its way is gone. A failure of ours (5xx) undoes everything.
 */
export function answerOnce(db: Kysely<Database>, request: KeyedRequest, call: Answering): Promise<Outcome> {
  return retryingDeadlocks(() =>
    inSharedTransaction(db, async (transaction) => {
      await lockKey(db, request);
      const found = await findAnswer(db, request);
      if (found) return { found };
      try {
        const answer = await call.answer();
        if (answer) await storeAnswer(db, request, answer, call.at);
        return { found: null };
      } catch (error) {
        const refusal = call.refusal(error);
        if (refusal.status >= 500) throw error;
        if (transaction.acts > 0) await storeAnswer(db, request, refusal, call.at);
        return { found: null, error };
      }
    }),
  );
}

/**
 * The same for a call that can be done twice without harm and takes too long for one transaction: it
 * reads an upload, makes a file, or goes on where it stopped. The first whole answer stays.
 */
export async function answerRepeatable(
  db: Kysely<Database>,
  request: KeyedRequest,
  call: Pick<Answering, 'answer' | 'at'>,
): Promise<Outcome> {
  const found = await findAnswer(db, request);
  if (found) return { found };
  const answer = await call.answer();
  if (answer) await storeAnswer(db, request, answer, call.at);
  return { found: null };
}
