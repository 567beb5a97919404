import { useCurrentUser, useLocation, useQuery, useSession } from '@hand-receipt/platform';
import { ErrorState, PageBody, PageHeader } from '@hand-receipt/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { settingsQuery } from '../api/settings';
import { HOME } from '../app/auth-guard';
import { Late } from '../app/late';
import { isAt } from '../layout/is-at';
import { DashboardLock } from './dashboard-lock';
import { lockPin } from './pin-hold';
import { isSensitivePlace, SENSITIVE_TITLE } from './sensitive-place';
import { Waiting } from '../remotes/remote-boundary';
import { PinWarning } from './pin-warning';
import { lockedPage } from './session-parts';
import { usePinState } from './use-pin-state';

/**
 * Stands around every page. Sensitive items are shown to somebody who asked for a PIN only while it holds; once
 * it does not, nothing of them is left in the page. Their address is kept, so that what was open opens again.
 */
export function SensitiveLock({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const refusals = useSession((session) => session.pinRefusals);
  // The server knows of no PIN in this session, whatever this browser remembers of an earlier one.
  useEffect(() => {
    if (refusals > 0) lockPin();
  }, [refusals]);
  if (isSensitivePlace(pathname)) return <Locked key={refusals}>{children}</Locked>;
  return isAt(pathname, HOME) ? <DashboardLock key={refusals}>{children}</DashboardLock> : children;
}

function Locked({ children }: { children: ReactNode }) {
  const { id } = useCurrentUser();
  const { data, error, refetch, isFetching } = useQuery(settingsQuery);
  const asks = data?.settings.security.requirePinForSensitive ?? false;
  const everyTime = data?.settings.security.pinTimeout === 0;
  const { holds, secondsLeft } = usePinState(id, asks && !everyTime);
  /** Where it is asked for every time, it holds for this visit. */
  const [passed, setPassed] = useState(false);
  useEffect(() => setPassed(false), [everyTime]);

  if (!data && error) {
    return (
      <PageBody>
        <PageHeader title={SENSITIVE_TITLE} />
        <ErrorState
          title="Your settings could not be loaded"
          message="Without them it is not known whether sensitive items ask for your PIN."
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </PageBody>
    );
  }
  const waiting = <Waiting title={SENSITIVE_TITLE} kind="page" />;
  if (!data) return waiting;
  if (!asks || (everyTime ? passed : holds)) {
    return (
      <>
        {secondsLeft === null ? null : <PinWarning secondsLeft={secondsLeft} />}
        {children}
      </>
    );
  }
  return <Late part={lockedPage} with={{ onRight: () => setPassed(true) }} waiting={waiting} />;
}
