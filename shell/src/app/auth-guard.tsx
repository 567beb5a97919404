import { Navigate, useLocation, useSession } from '@hand-receipt/platform';
import { Splash } from '@hand-receipt/ui';
import type { ReactNode } from 'react';
import { HOME } from './home';
import { Late } from './late';
import { placeOf } from './left-place';
import { guestPages } from './shell-pages';

/** Both show the sign-in screen. */
const ENTRANCES = ['/', '/login'];

/** Open to everybody: a one-time link is for a person who cannot sign in, and a paper for whoever holds it. */
const OPEN = ['/register', '/set-password', '/check', '/confirmed'];

/** Who may open what: signed out, only the entrance and what is open to all; signed in, all but the entrance. */
export function AuthGuard({ children }: { children: ReactNode }) {
  const status = useSession((session) => session.status);
  const userId = useSession((session) => session.user?.id);
  const secondFactorNeeded = useSession((session) => session.secondFactorNeeded);
  const { pathname } = useLocation();
  const atEntrance = ENTRANCES.includes(pathname);

  if (status === 'loading') return <Splash />;
  if (status === 'authenticated') {
    if (secondFactorNeeded) return <Late part={guestPages.secondFactor} with={{}} waiting={<Splash />} />;
    return atEntrance ? <Navigate to={placeOf(userId) ?? HOME} replace /> : children;
  }
  return atEntrance || OPEN.includes(pathname) ? children : <Navigate to="/login" replace />;
}
