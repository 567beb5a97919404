import type { UserDto } from '@hand-receipt/contracts';
import { create } from 'zustand';

export type SessionStatus = 'loading' | 'authenticated' | 'unauthenticated';

interface Session {
  status: SessionStatus;
  user: UserDto | null;
  /** The session ended while its user was at work; they are asked to sign in again in place. */
  expired: boolean;
  /** A write waits until its person enters the password again. */
  passwordNeeded: boolean;
  /** The person's role needs a second factor, which this session has not shown. */
  secondFactorNeeded: boolean;
  /** A file or a write waits until its person enters the PIN. */
  pinNeeded: boolean;
  /** How often a person has signed in or entered the password or the PIN in this tab. */
  timesIdentified: number;
  /** How often the server has refused sensitive items for want of the PIN. */
  pinRefusals: number;
  /** How often sensitive items were locked or unlocked in this tab: what is kept of them is read again. */
  lockChanges: number;
}

/** Who is signed in. One object for the shell and every remote. */
export const sessionStore = create<Session>(() => ({
  status: 'loading',
  user: null,
  expired: false,
  passwordNeeded: false,
  secondFactorNeeded: false,
  pinNeeded: false,
  timesIdentified: 0,
  pinRefusals: 0,
  lockChanges: 0,
}));

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
