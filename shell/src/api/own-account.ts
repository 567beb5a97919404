import { mutationOptions, queryClient, queryOptions, request } from '@hand-receipt/platform';
import { settingsKeys } from './settings';

const askAgainFor = (queryKey: readonly string[]) => () => queryClient.invalidateQueries({ queryKey });

/** The browsers in which I am signed in, this one first. */
export const sessionsQuery = queryOptions({
  queryKey: settingsKeys.sessions,
  queryFn: ({ signal }) => request('GET /api/auth/sessions', { signal }),
});

export const endSession = mutationOptions({
  mutationFn: (id: string) => request('DELETE /api/auth/sessions/:id', { params: { id } }),
  onSettled: askAgainFor(settingsKeys.sessions),
});

export const endOtherSessions = mutationOptions({
  mutationFn: () => request('DELETE /api/auth/sessions'),
  onSettled: askAgainFor(settingsKeys.sessions),
});

/** Changes my password; the server signs me out everywhere but here. */
export const changePassword = mutationOptions({
  mutationFn: (body: { currentPassword: string; newPassword: string }) =>
    request('PUT /api/auth/password', { body }),
  onSuccess: askAgainFor(settingsKeys.sessions),
});

/** My API tokens, newest first, without their secrets. */
export const tokensQuery = queryOptions({
  queryKey: settingsKeys.tokens,
  queryFn: ({ signal }) => request('GET /api/tokens', { signal }),
});

/** Makes a token. Its secret is in this answer and nowhere after. */
export const createToken = mutationOptions({
  mutationFn: (name: string) => request('POST /api/tokens', { body: { name } }),
  onSuccess: askAgainFor(settingsKeys.tokens),
});

export const revokeToken = mutationOptions({
  mutationFn: (id: string) => request('DELETE /api/tokens/:id', { params: { id } }),
  onSettled: askAgainFor(settingsKeys.tokens),
});
