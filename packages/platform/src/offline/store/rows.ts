import type { KeptStore } from '../network-first';
import { valuesOf } from './database';
import { writerForPerson } from './persons-rows';

/** Writes rows over what a store holds of the same ids; the others stay. */
export const saveRows = (name: KeptStore, rows: readonly { id: string }[]): Promise<void> =>
  writerForPerson()(name, rows);

/** Every row of a store, in no order. */
export const readRows = (name: KeptStore): Promise<unknown[]> => valuesOf(name);
