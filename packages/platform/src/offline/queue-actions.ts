import { sessionStore } from '../session/session-store';
import { loadOfflineStore } from './load-offline-store';
import { ownEntries, queueStore } from './queue-store';

/**
 * Sends the queue at once, because its person asked.
 * @returns how many were sent and refused; `stopped` where there was no connection or no session
 */
export async function syncNow() {
  const { replayQueue } = await loadOfflineStore();
  return replayQueue();
}

/** How many changes of the signed-in person wait on this device, which another tab may have added to. */
export async function countUnsent(): Promise<number> {
  const owner = sessionStore.getState().user?.id;
  if (owner !== undefined) {
    try {
      await (await loadOfflineStore()).loadQueue(owner);
    } catch (error) {
      console.warn('The queue could not be read', error);
    }
  }
  return ownEntries(queueStore.getState().entries, owner).length;
}

/** Tries an entry again that was refused. */
export async function retryEntry(id: string) {
  const { changeEntry } = await loadOfflineStore();
  await changeEntry(id, { state: 'waiting', reason: undefined, status: undefined });
  return syncNow();
}

/**
 * Sends an entry again with another content, under a new key.
 *
 * @returns `answer` of the server; `queued` where there was no connection and it waits
 * @throws ApiError with the server's refusal; what was edited is then kept, with the reason
 * @throws StorageFullError where the device has no room for it; nothing is sent then
 */
export async function editQueuedChange(id: string, edited: { data: unknown; title?: string }) {
  const kept = await loadOfflineStore();
  return kept.editQueuedChange(id, edited);
}

/**
 * Gives an entry up; nothing of it reaches the server.
 * @returns false where it had been sent already, by another tab say
 */
export async function discardEntry(id: string): Promise<boolean> {
  const { holdQueue, removeEntry } = await loadOfflineStore();
  return holdQueue(sessionStore.getState().user?.id ?? '', async () => {
    const isThere = queueStore.getState().entries.some((entry) => entry.id === id);
    if (isThere) await removeEntry(id);
    return isThere;
  });
}
