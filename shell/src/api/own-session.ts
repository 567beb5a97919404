import { queryOptions, request, sessionStore } from '@hand-receipt/platform';

/**
 * Me, as the server knows me. The session holds me already; this is asked again when the event stream says
 * that my account changed: another role, another rank, or a session that somebody has ended.
 */
export const ownAccountQuery = queryOptions({
  queryKey: ['auth', 'me'],
  queryFn: async ({ signal }) => {
    const user = await request('GET /api/auth/me', { signal });
    sessionStore.setState((session) => (session.user?.id === user.id ? { user } : session));
    return user;
  },
  staleTime: Infinity,
});
