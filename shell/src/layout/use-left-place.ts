import { useCurrentUser, useLocation, useSession } from '@hand-receipt/platform';
import { useEffect } from 'react';
import { forgetPlace, keepPlace } from '../app/left-place';

/** While the session is over and its user still at the page, keeps where they are; forgets it once they are back. */
export function useLeftPlace(): void {
  const { id } = useCurrentUser();
  const expired = useSession((session) => session.expired);
  const { pathname, search } = useLocation();

  useEffect(() => {
    if (expired) keepPlace(id, pathname + search);
    else forgetPlace();
  }, [expired, id, pathname, search]);
}
