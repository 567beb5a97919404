import { STORAGE_KEYS } from '@hand-receipt/contracts';
import { NotKept } from '../not-kept';
import { type QueueEntry, readEntry } from '../queue-entry';
import { openStore, valuesOf } from './database';

function mirrored(): unknown[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORAGE_KEYS.offlineQueue) ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** Where the browser refuses a database, the mirror in local storage is the queue. */
async function stored(): Promise<unknown[]> {
  try {
    const values = await valuesOf('syncQueue');
    return values.length ? values : mirrored();
  } catch (error) {
    console.warn('The queue is read from its mirror', error);
    return mirrored();
  }
}

/** The queue as this device keeps it, in the order of the acts. What is no entry is left out. */
export async function readQueue(owner: string): Promise<QueueEntry[]> {
  return (await stored())
    .map((value) => readEntry(value, owner))
    .filter((entry) => entry !== null)
    .sort((a, b) => a.timestamp - b.timestamp || (a.id < b.id ? -1 : 1));
}

/** The mirror, which other tabs hear. */
function mirror(entries: readonly QueueEntry[]): boolean {
  try {
    localStorage.setItem(STORAGE_KEYS.offlineQueue, JSON.stringify(entries));
    return true;
  } catch {
    return false;
  }
}

/**
 * Keeps one entry, new or changed.
 * @param entries the whole queue with it
 * @throws NotKept where neither the database nor local storage takes it
 */
export async function keepEntry(entry: QueueEntry, entries: readonly QueueEntry[]): Promise<void> {
  const kept = await openStore('syncQueue')
    .then((store) => store.setItem(entry.id, entry))
    .then(
      () => null,
      (error: unknown) => ({ error }),
    );
  if (!mirror(entries) && kept) throw new NotKept(kept.error);
}

/** Forgets one entry. */
export async function dropEntry(id: string, entries: readonly QueueEntry[]): Promise<void> {
  mirror(entries);
  await openStore('syncQueue')
    .then((store) => store.removeItem(id))
    .catch((error: unknown) => console.warn('The queue could not be written', error));
}
