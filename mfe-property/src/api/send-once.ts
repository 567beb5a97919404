import { isNetworkError, newId } from '@hand-receipt/platform';

/** The Idempotency-Keys of what was sent and not answered, by what was asked. */
const unanswered = new Map<string, string>();

/**
 * Sends a write of which nobody can tell, where the connection breaks off, whether it was done. Asked for the same
 * again, it carries the same key: the server does nothing twice, and answers what became of the first time.
 *
 * @param asked what is asked, as JSON can tell it apart from anything else
 * @throws ApiError as `send` does
 */
export async function sendOnce<T>(asked: unknown, send: (idempotencyKey: string) => Promise<T>): Promise<T> {
  const what = JSON.stringify(asked);
  const key = unanswered.get(what) ?? newId();
  unanswered.set(what, key);
  try {
    const answer = await send(key);
    unanswered.delete(what);
    return answer;
  } catch (error) {
    if (!isNetworkError(error)) unanswered.delete(what);
    throw error;
  }
}
