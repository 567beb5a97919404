import { settingsStore, signOut, useCurrentUser, useLocation } from '@hand-receipt/platform';
import { toast } from '@hand-receipt/ui';
import { useEffect, useRef } from 'react';
import { keepPlace } from '../app/left-place';
import { noteActivity } from './activity';
import { AutoLogoutWarning } from './auto-logout-warning';
import { noteSecurity } from './security-log';
import { useIdle } from './use-idle';

/**
 * Signs a person out whom no tab of this browser has heard for the time that they chose, after a warning. What they
 * had queued stays on the device, and they come back to their place; what they were typing is gone.
 */
export function AutoLogout() {
  const { id } = useCurrentUser();
  const { pathname, search } = useLocation();
  const known = settingsStore(({ owner }) => owner === id);
  const autoLogout = settingsStore(({ settings }) => settings.security.autoLogout);
  const secondsLeft = useIdle(known ? autoLogout : null);
  const ending = useRef(false);
  const isOver = secondsLeft === 0;

  useEffect(() => {
    if (!isOver || ending.current) return;
    ending.current = true;
    keepPlace(id, pathname + search);
    noteSecurity(id, 'Signed out: nobody was here');
    void signOut({ queue: 'keep' }).then(() =>
      toast({
        title: 'Signed out',
        description: `Nobody touched this browser for ${autoLogout} minutes.`,
        tone: 'info',
      }),
    );
  }, [isOver, id, pathname, search, autoLogout]);

  if (secondsLeft === null) return null;
  return <AutoLogoutWarning secondsLeft={secondsLeft} onStay={noteActivity} />;
}
