import type { DeviceMemory } from '@hand-receipt/ledger';

/** Where this browser keeps what each person's visits have verified. */
export interface Memories {
  /** As it was stored, unread; undefined where there is none. */
  read(key: string): Promise<unknown>;
  /** Replaces what is there, unless that reaches further: another tab may have been faster. */
  keep(key: string, memory: DeviceMemory): Promise<void>;
  /** Takes it away for good. */
  forget(key: string): Promise<void>;
}

const DATABASE = 'HandReceiptLedger';
const STORE = 'memory';

const asPromise = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error('The database of this browser failed.'));
  });

function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  return asPromise(opening);
}

/** Runs in a store of the database. @throws Error where the browser keeps none: then it cannot remember either. */
async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T>): Promise<T> {
  let database: IDBDatabase;
  try {
    database = await open();
  } catch (cause) {
    throw new Error('This browser keeps no database, so it cannot remember the ledger.', { cause });
  }
  try {
    const transaction = database.transaction(STORE, mode, { durability: 'strict' });
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('This browser has no room left.'));
    });
    const [result] = await Promise.all([work(transaction.objectStore(STORE)), done]);
    return result;
  } finally {
    database.close();
  }
}

const sizeOf = (stored: unknown): number => (stored as DeviceMemory | undefined)?.checkpoint.size ?? 0;

/**
 * Memories in IndexedDB, in a database of their own: signing out clears what a person could read on this
 * device, and this is evidence, which must outlive that.
 */
export const storedMemories: Memories = {
  read: (key) => inStore('readonly', (store) => asPromise(store.get(key))),
  keep: (key, memory) =>
    inStore('readwrite', async (store) => {
      const before: unknown = await asPromise(store.get(key));
      if (sizeOf(before) <= memory.checkpoint.size) await asPromise(store.put(memory, key));
    }),
  forget: (key) => inStore('readwrite', (store) => asPromise(store.delete(key))),
};
