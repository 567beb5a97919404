import { settingsQueries } from '@hand-receipt/data';
import { useLocation, useQuery } from '@hand-receipt/platform';
import { ErrorState, PageBody, PageHeader } from '@hand-receipt/ui';
import type { ReactNode } from 'react';
import { HOME } from '../app/home';
import { Late } from '../app/late';
import { isAt } from '../layout/is-at';
import { Waiting } from '../remotes/remote-boundary';
import { PinWarning } from './pin-warning';
import { isSensitivePlace, SENSITIVE_TITLE } from './sensitive-place';
import { SerialsLock } from './serials-lock';
import { lockedPage } from './session-parts';
import { useLocking } from './use-locking';
import { usePinState } from './use-pin-state';

/** Pages where no serial number of an item is shown. */
const PAGES_WITHOUT_ITEMS = ['/settings', '/user-management', '/sections', '/operations', '/webhooks'];

/**
 * Stands around every page. Sensitive items are shown to a person who asked for a PIN only while it holds; once
 * it does not, nothing of them is left in the page. Their address is kept, so that what was open opens again.
 */
export function SensitiveLock({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  useLocking();
  if (isSensitivePlace(pathname)) return <Locked>{children}</Locked>;
  if (PAGES_WITHOUT_ITEMS.some((path) => isAt(pathname, path))) return children;
  return <SerialsLock hidesAll={isAt(pathname, HOME)}>{children}</SerialsLock>;
}

function Locked({ children }: { children: ReactNode }) {
  const { data, error, refetch, isFetching } = useQuery(settingsQueries.mine());
  const { locked, secondsLeft } = usePinState();

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
  if (locked) return <Late part={lockedPage} with={{}} waiting={waiting} />;
  return (
    <>
      {secondsLeft === null ? null : <PinWarning secondsLeft={secondsLeft} />}
      {children}
    </>
  );
}
