import type { DeviceMemory } from '@hand-receipt/ledger';
import { asPromise, inLedgerStore } from '@hand-receipt/ledger/browser';

/** Where this browser keeps what its visits have verified. */
export interface Memories {
  /** As it was stored, unread; undefined where there is none. */
  read(key: string): Promise<unknown>;
  /** Replaces what is there, unless that reaches further: another tab may have been faster. */
  keep(key: string, memory: DeviceMemory): Promise<void>;
  /** Stores what is a person's own. */
  put(key: string, value: unknown): Promise<void>;
  /** All that is there, by name. */
  entries(): Promise<[key: string, stored: unknown][]>;
  /** Takes it away for good. */
  forget(key: string): Promise<void>;
}

const sizeOf = (stored: unknown): number => (stored as DeviceMemory | undefined)?.checkpoint.size ?? 0;

/** Memories in IndexedDB. */
export const storedMemories: Memories = {
  read: (key) => inLedgerStore('readonly', (store) => asPromise(store.get(key))),
  keep: (key, memory) =>
    inLedgerStore('readwrite', async (store) => {
      const before: unknown = await asPromise(store.get(key));
      if (sizeOf(before) <= memory.checkpoint.size) await asPromise(store.put(memory, key));
    }),
  put: (key, value) =>
    inLedgerStore('readwrite', async (store) => {
      await asPromise(store.put(value, key));
    }),
  entries: () =>
    inLedgerStore('readonly', async (store) => {
      const [keys, values] = await Promise.all([asPromise(store.getAllKeys()), asPromise(store.getAll())]);
      return keys.map((key, at): [string, unknown] => [String(key), values[at]]);
    }),
  forget: (key) => inLedgerStore('readwrite', (store) => asPromise(store.delete(key))),
};
