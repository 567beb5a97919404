import { sessionStore } from '../../session/session-store';
import { openStore, type StoreName } from './database';

export type WriteRows = (name: StoreName, rows: readonly { id: string }[]) => Promise<void>;

const underWay = new Set<Promise<unknown>>();

/**
 * Writes rows by their ids for the signed-in user. After they sign out it writes nothing. Rows are written one by one,
 * so a sign-out can happen between two of them.
 */
export function writerForPerson(): WriteRows {
  const whose = sessionStore.getState().user?.id;
  return async (name, rows) => {
    const store = await openStore(name);
    for (const row of rows) {
      if (sessionStore.getState().user?.id !== whose) return;
      const writing = store.setItem(row.id, row);
      underWay.add(writing);
      await writing.finally(() => underWay.delete(writing));
    }
  };
}

/** Settles when the rows that were being written are written: what clears a store must come after them. */
export const rowsWritten = async (): Promise<void> => void (await Promise.allSettled(underWay));
