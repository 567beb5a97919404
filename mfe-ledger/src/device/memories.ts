import { asPromise, inLedgerStore } from '@hand-receipt/ledger/browser';

/** A record that is kept, and how many events of the ledger it goes through. */
export interface Kept {
  through: number;
}

/** Where this browser keeps what its visits have verified. */
export interface Memories {
  /** As it was stored, unread; undefined where there is none. */
  read(key: string): Promise<unknown>;
  /** Everything, by its name. */
  readAll(): Promise<ReadonlyMap<string, unknown>>;
  /** Stores all of these or none. What is there and goes further stays: another tab may have been faster. */
  keep(records: ReadonlyMap<string, Kept>): Promise<void>;
  /** Takes these away for good, all or none. */
  forget(keys: readonly string[]): Promise<void>;
}

/** Whether `stored` goes further than what is to take its place. */
export function goesFurther(stored: unknown, { through }: Kept): boolean {
  const before = (stored as Partial<Kept> | undefined)?.through;
  return typeof before === 'number' && before > through;
}

/** Memories in IndexedDB. */
export const storedMemories: Memories = {
  read: (key) => inLedgerStore('readonly', (store) => asPromise(store.get(key))),
  readAll: () =>
    inLedgerStore('readonly', async (store) => {
      const [keys, values] = await Promise.all([asPromise(store.getAllKeys()), asPromise(store.getAll())]);
      return new Map(keys.map((key, at): [string, unknown] => [String(key), values[at]]));
    }),
  keep: (records) =>
    inLedgerStore('readwrite', async (store) => {
      for (const [key, record] of records) {
        const before: unknown = await asPromise(store.get(key));
        if (!goesFurther(before, record)) await asPromise(store.put(record, key));
      }
    }),
  forget: (keys) =>
    inLedgerStore('readwrite', async (store) => {
      await Promise.all(keys.map((key) => asPromise(store.delete(key))));
    }),
};
