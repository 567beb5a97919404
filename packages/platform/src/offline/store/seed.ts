import { request } from '../../api/request';
import { openStore, type StoreName } from './database';
import { type WriteRows, writerForPerson } from './persons-rows';

/** What a device keeps of a list that it holds for the first time. */
const SEEDED = 500;

/** Fills a store that is empty; one that holds anything is left as it is. */
async function fillIfEmpty(
  name: StoreName,
  load: () => Promise<readonly { id: string }[]>,
  write: WriteRows,
): Promise<void> {
  const store = await openStore(name);
  if ((await store.length()) > 0) return;
  await write(name, await load());
}

/**
 * Gives an empty device the unit's inventory and its consumables, so that they can be looked up without a
 * connection. A failure is only logged: the next start tries again.
 */
export async function seedDevice(): Promise<void> {
  const write = writerForPerson();
  const history = () => request('GET /api/consumables/history', { query: { limit: SEEDED } });
  const steps: [StoreName, () => Promise<readonly { id: string }[]>][] = [
    ['property', () => request('GET /api/property', { query: { scope: 'visible', limit: SEEDED } })],
    ['consumables', () => request('GET /api/consumables', { query: { limit: SEEDED } })],
    ['consumptionHistory', async () => (await history()).filter(({ kind }) => kind === 'issue')],
  ];
  for (const [name, load] of steps) {
    try {
      await fillIfEmpty(name, load, write);
    } catch (error) {
      console.warn(`The store ${name} was not filled`, error);
    }
  }
}
