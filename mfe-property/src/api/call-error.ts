import { ApiError } from '@hand-receipt/platform';

/** A call that failed, in the words of the product's error catalogue. What the server said is in `cause`. */
export class CallError extends Error {
  constructor(
    words: string,
    override readonly cause: ApiError,
  ) {
    super(words);
    this.name = 'CallError';
  }
}

/**
 * Waits for a call and gives its failure the catalogue's words.
 *
 * @throws CallError where the call failed; anything else (a cancelled call) as it is
 */
export async function raising<T>(words: string, call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw error instanceof ApiError ? new CallError(words, error) : error;
  }
}

/** HTTP status of a failed call; 0 where no answer came, undefined where the error is of another kind. */
export const statusOf = (error: unknown): number | undefined =>
  error instanceof CallError ? error.cause.status : undefined;

/** Why a call failed, as the server (or the lack of one) put it; undefined where nobody said. */
export function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof CallError)) return undefined;
  const { status, message, detail } = error.cause;
  return status === 0 ? message : detail.message;
}
