import { lockSerials } from '@hand-receipt/ui';
import { type ReactNode, useLayoutEffect } from 'react';
import { PinNotice } from './pin-warning';
import { usePinState } from './use-pin-state';

interface SerialsLockProps {
  /** Hides every serial number of the page. Without it the server alone decides which ones to hide. */
  hidesAll: boolean;
  children: ReactNode;
}

/** A page with items, for a person who asks for a PIN: it says so and offers the PIN while serial numbers are hidden. */
export function SerialsLock({ hidesAll, children }: SerialsLockProps) {
  const { locked } = usePinState();
  const hidden = hidesAll && locked;

  useLayoutEffect(() => {
    lockSerials(hidden);
    return () => lockSerials(false);
  }, [hidden]);

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
