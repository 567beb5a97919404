import { startOffline, useSession } from '@hand-receipt/platform';
import { toast } from '@hand-receipt/ui';
import { useEffect } from 'react';
import { whenIdle } from '../app/when-idle';

const onSyncError = () =>
  toast({ title: 'Sync Error', description: 'Failed to process offline queue', tone: 'danger' });

/** Keeps this device ready for work without a connection, for as long as a person is signed in. */
export function useOffline(): void {
  const userId = useSession((session) => session.user?.id);
  const expired = useSession((session) => session.expired);

  useEffect(() => {
    if (!userId || expired) return;
    let stop = () => {};
    const calledOff = whenIdle(() => {
      stop = startOffline(userId, { onSyncError });
    });
    return () => {
      calledOff();
      stop();
    };
  }, [userId, expired]);
}
