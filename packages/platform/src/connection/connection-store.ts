import { create } from 'zustand';

interface Connection {
  online: boolean;
  /** Epoch milliseconds of the last word from the server; null before the first. */
  lastSynced: number | null;
}

/** Whether the server can be heard. The trust line and the offline states read it. */
export const connectionStore = create<Connection>(() => ({
  online: globalThis.navigator?.onLine ?? true,
  lastSynced: null,
}));

export const useConnection = connectionStore;
