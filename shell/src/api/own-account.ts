import type { ChangePasswordDto, CreateTokenDto } from '@hand-receipt/contracts';
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
  mutationFn: (body: ChangePasswordDto) => request('PUT /api/auth/password', { body }),
  onSuccess: () => Promise.all([askAgainFor(settingsKeys.sessions)(), askAgainFor(settingsKeys.tokens)()]),
});

/** My API tokens, newest first, without their secrets. */
export const tokensQuery = queryOptions({
  queryKey: settingsKeys.tokens,
  queryFn: ({ signal }) => request('GET /api/tokens', { signal }),
});

/** Makes a token. Its secret is in this answer and nowhere after. */
export const createToken = mutationOptions({
  mutationFn: (body: CreateTokenDto) => request('POST /api/tokens', { body }),
  onSuccess: askAgainFor(settingsKeys.tokens),
});

export const revokeToken = mutationOptions({
  mutationFn: (id: string) => request('DELETE /api/tokens/:id', { params: { id } }),
  onSettled: askAgainFor(settingsKeys.tokens),
});
