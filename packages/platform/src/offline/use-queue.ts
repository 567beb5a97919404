import { useMemo } from 'react';
import { useSession } from '../session/session-store';
import { ownEntries, queueStore } from './queue-store';

/** The signed-in person's queue: what waits or was refused, oldest first, and whether it is being sent. */
export function useQueue() {
  const entries = queueStore((queue) => queue.entries);
  const syncing = queueStore((queue) => queue.syncing);
  const owner = useSession((session) => session.user?.id);
  return useMemo(() => {
    const own = ownEntries(entries, owner);
    const failed = own.filter(({ state }) => state === 'failed').length;
    return { entries: own, failed, waiting: own.length - failed, syncing };
  }, [entries, owner, syncing]);
}
