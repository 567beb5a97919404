import { OFFLINE_DATABASE } from '@hand-receipt/contracts';
import localforage from 'localforage';

/** Stores of the device's database, keyed by id, with the indexes of product.md, section 5. */
const STORES = {
  property: { 'by-name': 'name' },
  notifications: { 'by-timestamp': 'timestamp' },
  syncQueue: { 'by-timestamp': 'timestamp' },
  consumables: { 'by-name': 'name', 'by-category': 'category', 'by-quantity': 'currentQuantity' },
  consumptionHistory: { 'by-date': 'date', 'by-itemId': 'itemId' },
} as const;

export type StoreName = keyof typeof STORES;

function createStores(database: IDBDatabase, upgrade: IDBTransaction): void {
  for (const [name, indexes] of Object.entries(STORES)) {
    const store = database.objectStoreNames.contains(name)
      ? upgrade.objectStore(name)
      : database.createObjectStore(name);
    for (const [index, path] of Object.entries(indexes)) {
      if (!store.indexNames.contains(index)) store.createIndex(index, path);
    }
  }
}

/**
 * Makes the stores and their indexes, which localforage has no words for; it finds them made.
 * A blocked upgrade (an old tab holds the database) is only logged, and goes on once that tab is closed.
 *
 * @throws DOMException where the browser refuses a database
 */
function prepare(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(OFFLINE_DATABASE.name, OFFLINE_DATABASE.version);
    opening.onupgradeneeded = () => createStores(opening.result, opening.transaction!);
    opening.onblocked = () => console.warn('The offline database waits for another tab to close it');
    opening.onerror = () => reject(opening.error ?? new Error('The browser keeps no database'));
    opening.onsuccess = () => {
      opening.result.close();
      resolve();
    };
  });
}

let prepared: Promise<void> | null = null;
const stores = new Map<StoreName, LocalForage>();

/**
 * One store of the device's database. Values are read and written whole, by id.
 *
 * @throws DOMException where the browser refuses a database, or has no room
 */
export async function openStore(name: StoreName): Promise<LocalForage> {
  prepared ??= prepare();
  try {
    await prepared;
  } catch (error) {
    prepared = null;
    throw error;
  }
  const known = stores.get(name);
  if (known) return known;
  const store = localforage.createInstance({
    ...OFFLINE_DATABASE,
    storeName: name,
    driver: localforage.INDEXEDDB,
  });
  stores.set(name, store);
  return store;
}

/** Every value of a store, in no order. */
export async function valuesOf(name: StoreName): Promise<unknown[]> {
  const store = await openStore(name);
  const values: unknown[] = [];
  await store.iterate((value) => void values.push(value));
  return values;
}
