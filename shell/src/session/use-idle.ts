import { type Settings } from '@hand-receipt/contracts';
import { useEffect, useState } from 'react';
import { lastActivity } from './activity';

/** How long before the end a person is warned. */
const WARNING_MS = 60_000;
const SECOND_MS = 1000;

/**
 * Seconds until a browser that nobody touches is signed out, once the warning is due; null before, and where it
 * never is. 0 means now.
 *
 * @param autoLogout minutes, or 'never'; null while the person's choice is not known
 */
export function useIdle(autoLogout: Settings['security']['autoLogout'] | null): number | null {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);

  useEffect(() => {
    if (autoLogout === null || autoLogout === 'never') return;
    const limitMs = autoLogout * 60_000;
    const look = () => {
      const leftMs = limitMs - (Date.now() - lastActivity());
      setSecondsLeft(leftMs > WARNING_MS ? null : Math.max(0, Math.ceil(leftMs / SECOND_MS)));
    };
    look();
    // Each second, by the clock: a timer for the whole time would sleep while the computer does.
    const timer = setInterval(look, SECOND_MS);
    return () => {
      clearInterval(timer);
      setSecondsLeft(null);
    };
  }, [autoLogout]);

  return secondsLeft;
}
