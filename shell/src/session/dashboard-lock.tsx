import { useCurrentUser, useQuery } from '@hand-receipt/platform';
import { lockSerials } from '@hand-receipt/ui';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { settingsQuery } from '../api/settings';
import { isPinAsked } from './pin-asked';
import { PinNotice } from './pin-warning';
import { usePinState } from './use-pin-state';

/** The dashboard of a person who asks for a PIN: its cards hide serial numbers while the PIN does not hold. */
export function DashboardLock({ children }: { children: ReactNode }) {
  const { id } = useCurrentUser();
  // Loaded by `useSettingsInForce`, once the first screen stands.
  const { data } = useQuery({ ...settingsQuery, enabled: false });
  const asks = data?.settings.security.requirePinForSensitive ?? isPinAsked(id);
  const everyTime = data?.settings.security.pinTimeout === 0;
  const { holds } = usePinState(id, asks && !everyTime);
  const [passed, setPassed] = useState(false);
  const locked = asks && !(everyTime ? passed : holds);

  useLayoutEffect(() => {
    lockSerials(locked);
    return () => lockSerials(false);
  }, [locked]);

  return (
    <>
      {locked ? (
        <PinNotice title="Serial numbers are locked" tone="info" onRight={() => setPassed(true)}>
          <p>You chose that sensitive items need your PIN.</p>
        </PinNotice>
      ) : null}
      {children}
    </>
  );
}
