import { STORAGE_KEYS } from '@hand-receipt/contracts';
import { StorageFullError } from '../storage-full-error';
import { type QueueEntry, readEntry } from '../queue-entry';
import { openStore, valuesOf } from './database';

const idOf = (value: unknown) => (value as { id?: unknown } | null)?.id;

function mirrored(): unknown[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORAGE_KEYS.offlineQueue) ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/**
 * Writes the mirror, which other tabs hear. It is read in the same breath: another tab may have written it.
 * @returns false where there is no room
 */
function mirror(change: (values: unknown[]) => unknown[]): boolean {
  try {
    const values = change(mirrored());
    if (values.length === 0) localStorage.removeItem(STORAGE_KEYS.offlineQueue);
    else localStorage.setItem(STORAGE_KEYS.offlineQueue, JSON.stringify(values));
    return true;
  } catch {
    return false;
  }
}

const without = (id: string) => (values: unknown[]) => values.filter((value) => idOf(value) !== id);

/** Where the browser refuses a database, or had no room in it, the mirror in local storage is the queue. */
async function stored(): Promise<unknown[]> {
  const values = await valuesOf('syncQueue').catch((error: unknown) => {
    console.warn('The queue is read from its mirror', error);
    return [];
  });
  const known = new Set(values.map(idOf));
  return [...values, ...mirrored().filter((value) => !known.has(idOf(value)))];
}

/** The queue as this device keeps it, in the order of the acts. What is no entry is left out. */
export async function readQueue(owner: string): Promise<QueueEntry[]> {
  return (await stored())
    .map((value) => readEntry(value, owner))
    .filter((entry) => entry !== null)
    .sort((a, b) => a.timestamp - b.timestamp || (a.id < b.id ? -1 : 1));
}

let lastWrite: Promise<unknown> = Promise.resolve();

/** Writes follow each other as they were asked for: the database may take a later one first. */
function inTurn<T>(write: () => Promise<T>): Promise<T> {
  const written = lastWrite.then(write);
  lastWrite = written.catch(() => undefined);
  return written;
}

const dropStored = async (id: string) => (await openStore('syncQueue')).removeItem(id);

/**
 * Keeps one entry, new or changed.
 * @throws StorageFullError where neither the database nor local storage takes it; an older version of it then stays
 */
export const keepEntry = (entry: QueueEntry): Promise<void> => inTurn(() => writeEntry(entry));

async function writeEntry(entry: QueueEntry): Promise<void> {
  const failure = await openStore('syncQueue')
    .then((store) => store.setItem(entry.id, entry))
    .then(
      () => null,
      (error: unknown) => ({ error }),
    );
  const isMirrored = mirror((values) => [...without(entry.id)(values), entry]);
  if (failure && !isMirrored) throw new StorageFullError(failure.error);
  // Where one of the two took it, an older version in the other would speak against it.
  if (failure) await dropStored(entry.id).catch(() => undefined);
  else if (!isMirrored) mirror(without(entry.id));
}

/** Forgets the entries of one person, and what is no entry at all. Those of others stay until they sign in again. */
export async function dropEntriesOf(owner: string): Promise<void> {
  // What an older version wrote names nobody: it is the reader's.
  const isOthers = (value: unknown) => (readEntry(value, owner)?.owner ?? owner) !== owner;
  mirror((values) => values.filter(isOthers));
  if (!('indexedDB' in globalThis)) return;
  const store = await openStore('syncQueue');
  for (const key of await store.keys()) if (!isOthers(await store.getItem(key))) await store.removeItem(key);
}

/** Forgets one entry. */
export const dropEntry = (id: string): Promise<void> =>
  inTurn(async () => {
    await dropStored(id).catch((error: unknown) => console.warn('The queue could not be written', error));
    mirror(without(id));
  });
