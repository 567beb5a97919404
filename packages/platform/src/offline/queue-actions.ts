import { keptPart } from './kept-part';

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
  await changeEntry(id, { state: 'waiting', reason: undefined });
  return syncNow();
}

/** Gives an entry up; nothing of it reaches the server. */
export async function discardEntry(id: string): Promise<void> {
  const { removeEntry } = await keptPart();
  await removeEntry(id);
}
