import { useEffect } from 'react';
import { useNow } from '../notifications/use-now';
import { lockPin, usePinHold } from './pin-hold';
import { noteSecurity } from './security-log';

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
/** How long before the lock it is announced. */
const WARNING_SECONDS = 30;

/**
 * Whether a person's PIN holds now, and the seconds it still does once they are few, else null.
 * @param watched false where the PIN is not asked for, or for each visit
 */
export function usePinState(userId: string, watched: boolean) {
  const until = usePinHold(userId);
  const now = useNow(watched ? SECOND_MS : MINUTE_MS);
  const left = Math.ceil((until - now) / SECOND_MS);
  const holds = watched && left > 0;
  const ranOut = watched && until > 0 && left <= 0;

  useEffect(() => {
    if (!ranOut) return;
    lockPin();
    noteSecurity(userId, 'Sensitive items locked');
  }, [ranOut, userId]);

  return { holds, secondsLeft: holds && left <= WARNING_SECONDS ? left : null };
}
