import { settingsQueries } from '@hand-receipt/data';
import { useCurrentUser, useLocation, useQuery, useSession } from '@hand-receipt/platform';
import { useEffect, useLayoutEffect } from 'react';
import { endVisitBefore, followLocking, lockSensitive, usePinHold, usePinVisit } from './pin-hold';
import { sectionOf } from './sensitive-place';

/** Locks sensitive items, on whatever page, as soon as the PIN holds no longer. */
export function useLocking(): void {
  const { id } = useCurrentUser();
  const section = sectionOf(useLocation().pathname);
  const { data } = useQuery({ ...settingsQueries.mine(), enabled: false });
  const everyTime = data ? data.settings.security.pinTimeout === 0 : undefined;
  const until = usePinHold(id);
  const visit = usePinVisit();
  const refusals = useSession((session) => session.pinRefusals);
  useEffect(followLocking, []);
  useEffect(() => endVisitBefore(id), [id]);

  useEffect(() => {
    if (until === 0) return;
    const timer = setTimeout(() => lockSensitive(id), Math.max(0, until - Date.now()));
    return () => clearTimeout(timer);
  }, [id, until]);

  // Before the page that is left for another one is drawn: nothing of it may be seen there.
  useLayoutEffect(() => {
    const isVisitOver = visit !== '' && (visit !== section || everyTime === false);
    // What holds was given for the time that was chosen before.
    if (isVisitOver || (everyTime && until > 0)) lockSensitive(id);
  }, [id, visit, section, everyTime, until]);

  // The server knows of no PIN in this session, whatever this browser remembers of an earlier one.
  useEffect(() => {
    if (refusals > 0) lockSensitive(id);
  }, [id, refusals]);
}
