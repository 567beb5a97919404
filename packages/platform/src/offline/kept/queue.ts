import { STORAGE_KEYS } from '@hand-receipt/contracts';
import type { QueueEntry } from '../queue-entry';
import { queueStore } from '../queue-store';
import { dropEntry, keepEntry, readQueue } from './queue-database';

const entries = () => queueStore.getState().entries;

/** Reads the queue of this device; again whenever another tab changes it. */
export async function loadQueue(owner: string): Promise<void> {
  queueStore.setState({ entries: await readQueue(owner) });
}

/** @returns stops following the other tabs */
export function followOtherTabs(owner: string): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === STORAGE_KEYS.offlineQueue) void loadQueue(owner);
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

/**
 * Puts an entry at the end of the queue.
 * @throws NotKept where the device has no room; the queue is then as it was
 */
export async function addEntry(entry: QueueEntry): Promise<void> {
  const next = [...entries(), entry];
  await keepEntry(entry, next);
  queueStore.setState({ entries: next });
}

/** Changes an entry where it stands. */
export async function changeEntry(id: string, change: Partial<QueueEntry>): Promise<void> {
  const next = entries().map((entry) => (entry.id === id ? { ...entry, ...change } : entry));
  queueStore.setState({ entries: next });
  const changed = next.find((entry) => entry.id === id);
  if (changed) await keepEntry(changed, next);
}

/** Takes an entry out: it is done, or its person discards it. */
export async function removeEntry(id: string): Promise<void> {
  const next = entries().filter((entry) => entry.id !== id);
  queueStore.setState({ entries: next });
  await dropEntry(id, next);
}
