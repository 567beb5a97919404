import { queryOptions, sessionStore } from '@hand-receipt/platform';
import { ask, query } from '../core/query';

export const accountQueries = {
  /** What the sign-in screen may know: the unit's name, and in demo mode how to sign in. */
  config: () => ({ ...query('GET /api/config', ['config'], {}), staleTime: Infinity }),
  /** Digests of the program that the server serves. */
  release: () => query('GET /api/release', ['config', 'release'], {}),
  /**
   * Me, as the server knows me. The session holds me already; this is asked again when the event stream says
   * that my account changed: another role, another rank, or a session that an Admin ended.
   */
  me: () =>
    queryOptions({
      queryKey: ['auth', 'me'],
      queryFn: async ({ signal }) => {
        const user = await ask('GET /api/auth/me', { signal });
        sessionStore.setState((session) => (session.user?.id === user.id ? { user } : session));
        return user;
      },
      staleTime: Infinity,
    }),
  /** Me, with figures that the server counts from the records. */
  profile: () => query('GET /api/profile', ['profile', 'mine'], {}),
  /** Signatures in my name, and wrong PINs of the last 90 days. */
  signatures: () => query('GET /api/profile/signatures', ['profile', 'signatures'], {}),
  /** The browsers in which I am signed in, this one first. */
  sessions: () => query('GET /api/auth/sessions', ['settings', 'sessions'], {}),
  /** My passkeys, the oldest first. */
  passkeys: () => query('GET /api/settings/passkeys', ['settings', 'passkeys'], {}),
  /** My authenticator app, recovery codes and passkeys. */
  secondFactor: () => query('GET /api/settings/second-factor', ['settings', 'second-factor'], {}),
  /** My API tokens, newest first, without their secrets. */
  tokens: () => query('GET /api/tokens', ['settings', 'tokens'], {}),
  /**
   * Whether a one-time link can still be used. Asked once, as the link opens: after its use the answer is another.
   *
   * @throws ApiError 410 for a link that was used or has expired, 429 after too many tries
   */
  passwordLink: (token: string) => ({
    ...query('POST /api/auth/password-link', ['password-link', token], { body: { token } }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  }),
};
