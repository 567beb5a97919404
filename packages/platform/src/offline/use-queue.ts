import { useEffect, useMemo } from 'react';
import { useSession } from '../session/session-store';
import { loadOfflineStore } from './load-offline-store';
import type { QueueEntry } from './queue-entry';
import { ownEntries, queueStore } from './queue-store';

/**
 * The signed-in person's queue, oldest first: how many wait, were refused or are drafts that nobody sends, how many of
 * these are not in front already, and whether it is being sent.
 */
export function useQueue() {
  const entries = queueStore((queue) => queue.entries);
  const syncing = queueStore((queue) => queue.syncing);
  const shown = queueStore((queue) => queue.shown);
  const owner = useSession((session) => session.user?.id);
  return useMemo(() => {
    const own = ownEntries(entries, owner);
    const count = (wanted: QueueEntry['state']) => own.filter(({ state }) => state === wanted).length;
    const [failed, drafts] = [count('failed'), count('draft')];
    const hidden = own.filter(({ id, state }) => state === 'draft' && !shown.includes(id)).length;
    return { entries: own, failed, drafts, hidden, waiting: own.length - failed - drafts, syncing };
  }, [entries, owner, syncing, shown]);
}

/** What the server answered to entries that this page sent, by their ids. */
export const useQueueAnswers = (): Readonly<Record<string, unknown>> => queueStore((queue) => queue.answers);

/** One entry of the signed-in person; null where the queue has none, undefined until the device was read. */
export function useQueueEntry(id: string): QueueEntry | null | undefined {
  const read = queueStore((queue) => queue.read);
  const owner = useSession((session) => session.user?.id);
  const entry = queueStore((queue) =>
    queue.entries.find((known) => known.id === id && known.owner === owner),
  );

  useEffect(() => {
    if (read || !owner) return;
    loadOfflineStore()
      .then(({ loadQueue }) => loadQueue(owner))
      .catch((error: unknown) => console.warn('The queue could not be read', error));
  }, [read, owner]);

  return entry ?? (read ? null : undefined);
}
