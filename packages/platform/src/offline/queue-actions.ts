import { sessionStore } from '../session/session-store';
import { keptPart } from './kept-part';
import { queueStore } from './queue-store';

/**
 * Sends the queue at once, because its person asked.
 * @returns how many were sent and refused; `stopped` where there was no connection or no session
 */
export async function syncNow() {
  const { replayQueue } = await keptPart();
  return replayQueue();
}

/** Tries an entry again that was refused. */
export async function retryEntry(id: string) {
  const { changeEntry } = await keptPart();
  await changeEntry(id, { state: 'waiting', reason: undefined, status: undefined });
  return syncNow();
}

/**
 * Sends an entry again with another content, under a new key.
 *
 * @returns `answer` of the server; `queued` where there was no connection and it waits
 * @throws ApiError with the server's refusal; what was mended is then kept, with the reason
 * @throws NotKept where the device has no room for it; nothing is sent then
 */
export async function mendEntry(id: string, mended: { data: unknown; title?: string }) {
  const kept = await keptPart();
  return kept.mendEntry(id, mended);
}

/**
 * Gives an entry up; nothing of it reaches the server.
 * @returns false where it had been sent already, by another tab say
 */
export async function discardEntry(id: string): Promise<boolean> {
  const { holdQueue, removeEntry } = await keptPart();
  return holdQueue(sessionStore.getState().user?.id ?? '', async () => {
    const isThere = queueStore.getState().entries.some((entry) => entry.id === id);
    if (isThere) await removeEntry(id);
    return isThere;
  });
}
