const DATABASE = 'HandReceiptLedger';
const STORE = 'memory';

/** A request of IndexedDB as a promise. */
export const asPromise = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error('The database of this browser failed.'));
  });

function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  return asPromise(opening);
}

/**
 * Runs in the store of what this browser remembers of the ledger: a database of its own, because signing out clears
 * what a person could read on this device, and this is evidence, which must outlive that.
 *
 * @throws Error where the browser keeps no database: then it cannot remember either.
 */
export async function inLedgerStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<T>,
): Promise<T> {
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
