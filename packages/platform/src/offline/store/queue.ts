import { STORAGE_KEYS } from '@hand-receipt/contracts';
import type { QueueEntry } from '../queue-entry';
import { queueStore } from '../queue-store';
import { dropDraftFiles } from './draft-files';
import { dropEntry, keepEntry, readQueue } from './queue-database';

const change = (to: (entries: QueueEntry[]) => QueueEntry[]) =>
  queueStore.setState(({ entries }) => ({ entries: to(entries) }));

/** Reads the queue of this device. */
export async function loadQueue(owner: string): Promise<void> {
  queueStore.setState({ entries: await readQueue(owner), read: true });
}

/** Reads the queue again whenever another tab changes it. @returns stops following the other tabs */
export function followOtherTabs(owner: string): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === STORAGE_KEYS.offlineQueue) void loadQueue(owner);
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

/** Later than everything in the queue, also on a device whose clock was set back: the order is that of the acts. */
function timeInOrder(timestamp: number): number {
  const last = Math.max(0, ...queueStore.getState().entries.map((entry) => entry.timestamp));
  return Math.max(timestamp, last + 1);
}

/**
 * Puts an entry at the end of the queue; one of the same id gives way to it.
 * @returns the entry as it is kept
 * @throws StorageFullError where the device has no room; the queue is then as it was
 */
export async function addEntry(given: QueueEntry): Promise<QueueEntry> {
  const entry = { ...given, timestamp: timeInOrder(given.timestamp) };
  await keepEntry(entry);
  change((entries) => [...entries.filter(({ id }) => id !== entry.id), entry]);
  return entry;
}

/** Shows an entry as it stands for the moment; the device keeps it as it was. */
export const showEntry = (id: string, part: Partial<QueueEntry>): void =>
  change((entries) => entries.map((entry) => (entry.id === id ? { ...entry, ...part } : entry)));

/**
 * Changes an entry where it stands.
 * @returns the changed entry; null where the queue has it no more
 * @throws StorageFullError where the device has no room; the entry is then as it was
 */
export async function changeEntry(id: string, part: Partial<QueueEntry>): Promise<QueueEntry | null> {
  const entry = queueStore.getState().entries.find((known) => known.id === id);
  if (!entry) return null;
  const changed = { ...entry, ...part };
  await keepEntry(changed);
  showEntry(id, changed);
  return changed;
}

/** Takes an entry out: it is done, or its person discards it. */
export async function removeEntry(id: string): Promise<void> {
  const forget = () => change((entries) => entries.filter((entry) => entry.id !== id));
  forget();
  await dropEntry(id);
  // A write of it, or a read of the queue, that was under way has brought it back meanwhile.
  forget();
  await dropDraftFiles(id).catch((error: unknown) => console.warn('Files of a draft are still kept', error));
}
