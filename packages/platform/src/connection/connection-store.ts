import { KEPT_AT_HEADER } from '@hand-receipt/contracts';
import { create } from 'zustand';

interface Connection {
  online: boolean;
  /** Epoch milliseconds of the last word from the server; null before the first. */
  lastSynced: number | null;
  /** When the server gave the oldest answer that is shown out of this device's cache; null while none is. */
  keptAt: number | null;
}

/** Whether the server can be heard. The trust line and the offline states read it. */
export const connectionStore = create<Connection>(() => ({
  online: globalThis.navigator?.onLine ?? true,
  lastSynced: null,
  keptAt: null,
}));

export const useConnection = connectionStore;

/** Notes whether an answer came from the server or, without a connection, from what this device kept. */
export function noteAge({ headers }: Response): void {
  const keptAt = headers.get(KEPT_AT_HEADER);
  if (!keptAt) {
    if (connectionStore.getState().keptAt !== null) connectionStore.setState({ keptAt: null });
    return;
  }
  const given = Date.parse(keptAt);
  connectionStore.setState((known) => ({ online: false, keptAt: Math.min(known.keptAt ?? given, given) }));
}

/** Follows what the browser knows of the network. @returns stops following */
export function followNetwork(): () => void {
  const lost = () => connectionStore.setState({ online: false });
  window.addEventListener('offline', lost);
  return () => window.removeEventListener('offline', lost);
}
