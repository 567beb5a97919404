import { Navigate, useLocation, useSession } from '@hand-receipt/platform';
import { Splash } from '@hand-receipt/ui';
import type { ReactNode } from 'react';
import { placeOf } from './left-place';

export const HOME = '/dashboard';

/** Both show the sign-in screen. */
const ENTRANCES = ['/', '/login'];

/** Who may open what: signed out, only sign-in and registration; signed in, everything but the entrance. */
export function AuthGuard({ children }: { children: ReactNode }) {
  const status = useSession((session) => session.status);
  const userId = useSession((session) => session.user?.id);
  const { pathname } = useLocation();
  const atEntrance = ENTRANCES.includes(pathname);

  if (status === 'loading') return <Splash />;
  if (status === 'authenticated') {
    return atEntrance ? <Navigate to={placeOf(userId) ?? HOME} replace /> : children;
  }
  return atEntrance || pathname === '/register' ? children : <Navigate to="/login" replace />;
}
