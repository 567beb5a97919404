import { PENDING_TRANSFER_TOAST_DELAY_MS } from '@hand-receipt/contracts';
import { counted, isToastShown, toast } from '@hand-receipt/ui';
import { useEffect, useRef } from 'react';

/**
 * One second after the screen has loaded, says once how many requests wait for an answer (XFER-24). It waits while
 * another message is shown, so that it does not take away what the person has just done.
 * @param pending how many; undefined while the screen loads
 */
export function usePendingToast(pending: number | undefined): void {
  const settled = useRef(false);

  useEffect(() => {
    if (settled.current || pending === undefined) return;
    if (pending === 0) {
      settled.current = true;
      return;
    }
    const announce = () => {
      if (isToastShown()) {
        timer = setTimeout(announce, PENDING_TRANSFER_TOAST_DELAY_MS);
        return;
      }
      settled.current = true;
      toast({
        tone: 'warning',
        // XFER-25: '1 Pending Incoming Transfer', '2 Pending Incoming Transfers'.
        title: counted(pending, 'Pending Incoming Transfer'),
        description: `You have ${counted(pending, 'transfer request')} waiting for review.`,
      });
    };
    let timer = setTimeout(announce, PENDING_TRANSFER_TOAST_DELAY_MS);
    return () => clearTimeout(timer);
  }, [pending]);
}
