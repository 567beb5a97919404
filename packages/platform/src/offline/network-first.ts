import { isNetworkError } from '../api/api-error';
import type { Page } from '../api/request';
import { sessionStore } from '../session/session-store';
import { loadOfflineStore } from './load-offline-store';

/** Lists of the server that the device's database holds too. */
export type KeptStore = 'consumables' | 'consumptionHistory';

/** Updates the device's copies, unless the user has signed out while the call ran. */
function keepFor(askerId: string | undefined, store: KeptStore, rows: readonly { id: string }[]): void {
  loadOfflineStore()
    .then(({ saveRows }) => {
      if (sessionStore.getState().user?.id === askerId) return saveRows(store, rows);
    })
    .catch((error: unknown) => console.warn(`The store ${store} was not brought up to date`, error));
}

const rowsOf = <T>(store: KeptStore): Promise<T[]> =>
  loadOfflineStore()
    .then(({ readRows }) => readRows(store) as Promise<T[]>)
    .catch(() => []);

/**
 * A page of the server's list, which the device's database keeps as it passes; where no answer comes, the
 * rows that the database holds, all on one page.
 *
 * @param load the page, from the server
 * @param ofKept which of the kept rows are on the list, in its order
 * @throws ApiError as `load`, also where nothing is kept
 */
export async function networkFirst<T extends { id: string }>(
  store: KeptStore,
  load: () => Promise<Page<T[]>>,
  ofKept: (rows: T[]) => T[],
): Promise<Page<T[]>> {
  const askerId = sessionStore.getState().user?.id;
  try {
    const page = await load();
    keepFor(askerId, store, page.items);
    return page;
  } catch (error) {
    if (!isNetworkError(error)) throw error;
    const rows = await rowsOf<T>(store);
    if (rows.length === 0) throw error;
    const items = ofKept(rows);
    return { items, total: items.length, cursor: null, previous: null };
  }
}

/**
 * One row of such a list, from the server; where no answer comes, as the device's database holds it.
 *
 * @throws ApiError as `load`, also where it is not kept
 */
export async function keptOne<T extends { id: string }>(
  store: KeptStore,
  id: string,
  load: () => Promise<T>,
): Promise<T> {
  const askerId = sessionStore.getState().user?.id;
  try {
    const row = await load();
    keepFor(askerId, store, [row]);
    return row;
  } catch (error) {
    if (!isNetworkError(error)) throw error;
    const row = (await rowsOf<T>(store)).find((kept) => kept.id === id);
    if (!row) throw error;
    return row;
  }
}
