/** An answer other than success, in the one error shape of the API. */
export class ApiError extends Error {
  override name = 'ApiError';

  /**
   * @param status HTTP status, 400 to 599.
   * @param code a stable word for programs, e.g. 'conflict'.
   * @param message a sentence for people.
   * @param fields first message for each wrong field, by its name in the request.
   * @param headers to send with the answer, e.g. Retry-After.
   * @param present the record as it is now, for a write over an older state of it.
   */
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly fields?: Record<string, string>,
    readonly headers?: Record<string, string>,
    readonly present?: Record<string, unknown>,
  ) {
    super(message);
  }
}

export const badRequest = (message: string, fields?: Record<string, string>) =>
  new ApiError(400, 'bad-request', message, fields);

export const unauthorized = (message = 'Sign in to continue.') => new ApiError(401, 'unauthorized', message);

export const forbidden = (message: string) => new ApiError(403, 'forbidden', message);

/** Also for what the caller may not see: an id that is another person's does not exist for them. */
export const notFound = (message: string) => new ApiError(404, 'not-found', message);

/** @param present what is on record now, where another person changed it meanwhile. */
export const conflict = (
  message: string,
  fields?: Record<string, string>,
  present?: Record<string, unknown>,
) => new ApiError(409, 'conflict', message, fields, undefined, present);

/** @param seconds until it is worth trying again. */
export const tooMany = (message: string, seconds: number) =>
  new ApiError(429, 'too-many-requests', message, undefined, { 'retry-after': String(seconds) });

export const unavailable = (message: string) =>
  new ApiError(503, 'unavailable', message, undefined, { 'retry-after': '2' });

export const diskFull = () =>
  new ApiError(
    507,
    'insufficient-storage',
    'The disk that holds the data is nearly full. Nothing was changed.',
  );

/**
 * A refusal that counts, such as a wrong PIN: what the handler has written, the count, is committed, and
 * under an `Idempotency-Key` the refusal itself is stored. Every other refusal undoes the transaction.
 */
export class CountedRefusal extends ApiError {}
