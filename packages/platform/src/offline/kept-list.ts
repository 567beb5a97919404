import { isNetworkError } from '../api/api-error';
import type { Page } from '../api/request';
import { sessionStore } from '../session/session-store';
import { keptPart } from './kept-part';

/** Lists of the server that the device's database holds too. */
export type KeptStore = 'consumables' | 'consumptionHistory';

/**
 * A page of the server's list, which the device's database keeps as it passes; where no answer comes, the
 * rows that the database holds, all on one page.
 *
 * @param load the page, from the server
 * @param ofKept which of the kept rows are on the list, in its order
 * @throws ApiError as `load`, also where nothing is kept
 */
export async function keptBeside<T extends { id: string }>(
  store: KeptStore,
  load: () => Promise<Page<T[]>>,
  ofKept: (rows: T[]) => T[],
): Promise<Page<T[]>> {
  const { user: asker } = sessionStore.getState();
  try {
    const page = await load();
    void keptPart()
      .then(({ keepRows }) => {
        // Whoever asked may have signed out while the answer was on its way.
        if (sessionStore.getState().user?.id === asker?.id) return keepRows(store, page.items);
      })
      .catch((error: unknown) => console.warn(`The store ${store} was not brought up to date`, error));
    return page;
  } catch (error) {
    if (!isNetworkError(error)) throw error;
    const rows = await keptPart()
      .then(({ keptRows }) => keptRows(store))
      .catch(() => []);
    if (rows.length === 0) throw error;
    const items = ofKept(rows as T[]);
    return { items, total: items.length, cursor: null, previous: null };
  }
}
