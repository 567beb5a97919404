import { useCurrentUser, useLocation, useSession } from '@hand-receipt/platform';
import { useEffect } from 'react';
import { forgetPlace, keepPlace } from '../app/left-place';

/** While the session is over and its user still at the page, keeps where he is; forgets it once he is back. */
export function useLeftPlace(): void {
  const { id } = useCurrentUser();
  const expired = useSession((session) => session.expired);
  const { pathname, search } = useLocation();

  useEffect(() => {
    if (expired) keepPlace(id, pathname + search);
    else forgetPlace();
  }, [expired, id, pathname, search]);
}
