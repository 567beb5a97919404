import type { UserDto } from '@hand-receipt/contracts';
import { create } from 'zustand';

export type SessionStatus = 'loading' | 'authenticated' | 'unauthenticated';

interface Session {
  status: SessionStatus;
  user: UserDto | null;
  /** The session ended while its user was at work; he is asked to sign in again in place. */
  expired: boolean;
}

/** Who is signed in. One object for the shell and every remote. */
export const sessionStore = create<Session>(() => ({ status: 'loading', user: null, expired: false }));

/** A part of the session, e.g. `useSession((s) => s.status)`. */
export const useSession = sessionStore;

/**
 * The signed-in person. Only for screens behind the guard.
 * @throws Error where nobody is signed in
 */
export function useCurrentUser(): UserDto {
  const user = useSession((session) => session.user);
  if (!user) throw new Error('useCurrentUser needs a signed-in user');
  return user;
}
