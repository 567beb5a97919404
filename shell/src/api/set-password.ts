import { mutationOptions, queryOptions, request } from '@hand-receipt/platform';

/**
 * Sets a password by a one-time link. The server signs its person out everywhere.
 *
 * @throws ApiError 410 for a link that was used or has expired, 429 after too many tries
 */
export const setPasswordByLink = mutationOptions({
  mutationFn: (body: { token: string; password: string }) => request('POST /api/auth/set-password', { body }),
});

/**
 * Whether a one-time link can still be used. Asked once, as the link opens: after its use the answer is another.
 *
 * @throws ApiError 410 for a link that was used or has expired, 429 after too many tries
 */
export const passwordLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['auth', 'password-link', token],
    queryFn: ({ signal }) => request('POST /api/auth/password-link', { body: { token }, signal }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
