import { lockSerials } from '@hand-receipt/ui';
import { type ReactNode, useLayoutEffect } from 'react';
import { PinNotice } from './pin-warning';
import { usePinState } from './use-pin-state';

/** The dashboard of a person who asks for a PIN: its cards hide serial numbers while the PIN does not hold. */
export function DashboardLock({ children }: { children: ReactNode }) {
  const { locked } = usePinState();

  useLayoutEffect(() => {
    lockSerials(locked);
    return () => lockSerials(false);
  }, [locked]);

  return (
    <>
      {locked ? (
        <PinNotice title="Serial numbers are locked" tone="info">
          <p>You chose that sensitive items need your PIN.</p>
        </PinNotice>
      ) : null}
      {children}
    </>
  );
}
