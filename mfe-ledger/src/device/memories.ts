import type { DeviceMemory } from '@hand-receipt/ledger';
import { asPromise, inLedgerStore } from '@hand-receipt/ledger/browser';

/** Where this browser keeps what each person's visits have verified. */
export interface Memories {
  /** As it was stored, unread; undefined where there is none. */
  read(key: string): Promise<unknown>;
  /** Replaces what is there, unless that reaches further: another tab may have been faster. */
  keep(key: string, memory: DeviceMemory): Promise<void>;
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
  forget: (key) => inLedgerStore('readwrite', (store) => asPromise(store.delete(key))),
};
