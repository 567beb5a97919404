import { mutationOptions, request } from '@hand-receipt/platform';

/**
 * Sets a password by a one-time link. The server signs its person out everywhere.
 *
 * @throws ApiError 410 for a link that was used or has expired, 429 after too many tries
 */
export const setPasswordByLink = mutationOptions({
  mutationFn: (body: { token: string; password: string }) => request('POST /api/auth/set-password', { body }),
});
