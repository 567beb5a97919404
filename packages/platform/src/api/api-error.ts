import type { ApiErrorDto } from '@hand-receipt/contracts';

/** An answer of the API that is not OK, or none at all (`status` 0: the network failed). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly detail: Partial<ApiErrorDto> = {},
    /** HTTP status text, for messages that quote it. */
    readonly statusText = '',
  ) {
    super(message);
    this.name = 'ApiError';
  }

  /** First message for each wrong field, by its name in the request. */
  get fields(): Record<string, string> {
    return this.detail.fields ?? {};
  }
}

/** True where no answer came: offline, server down, or the connection cut. */
export const isNetworkError = (error: unknown): boolean => error instanceof ApiError && error.status === 0;
