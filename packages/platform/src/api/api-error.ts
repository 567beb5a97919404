import type { ApiErrorDto } from '@hand-receipt/contracts';

/** An answer of the API that is not OK, or none at all (`status` 0: the network failed). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly detail: Partial<ApiErrorDto> = {},
    /** HTTP status text, for messages that quote it. */
    readonly statusText = '',
    /** Why, as the server (or the lack of one) put it; undefined where nobody said. */
    readonly reason: string | undefined = status === 0 ? message : detail.message,
  ) {
    super(message);
    this.name = 'ApiError';
  }

  /** First message for each wrong field, by its name in the request. */
  get fields(): Record<string, string> {
    return this.detail.fields ?? {};
  }

  /** The same failure under another message; `reason` stays. */
  withMessage(message: string): ApiError {
    return new ApiError(this.status, message, this.detail, this.statusText, this.reason);
  }
}

/** True where no answer came: offline, server down, or the connection cut. */
export const isNetworkError = (error: unknown): boolean => error instanceof ApiError && error.status === 0;

/** HTTP status of a failed call; 0 where no answer came, undefined where the error is of another kind. */
export const statusOf = (error: unknown): number | undefined =>
  error instanceof ApiError ? error.status : undefined;

/** Why a call failed, as the server (or the lack of one) put it; undefined where nobody said. */
export const reasonOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.reason : undefined;

/** Why an act was refused, in one sentence that a form can show over what was typed. */
export const refusalOf = (error: Error): string =>
  isNetworkError(error) ? 'Needs a connection.' : (reasonOf(error) ?? error.message);
