import type { KeptStore } from '../kept-list';
import { openStore, valuesOf } from './database';

/** Writes rows over what a store holds of the same ids; the others stay. */
export async function keepRows(name: KeptStore, rows: readonly { id: string }[]): Promise<void> {
  const store = await openStore(name);
  for (const row of rows) await store.setItem(row.id, row);
}

/** Every row of a store, in no order. */
export const keptRows = (name: KeptStore): Promise<unknown[]> => valuesOf(name);
