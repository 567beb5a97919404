import type { Kysely } from 'kysely';
import { type Database, anyOf } from '../kernel';
import { type ItemState, wordsOf } from './item-state';

/** Small, so that other people's statements get their turn between two batches on the embedded database. */
const BATCH = 500;

/** An item as the tables of custody show it. */
export interface ItemRow extends Required<ItemState> {
  id: string;
}

type Facts = Omit<ItemRow, 'chain' | 'components'>;

const facts = (db: Kysely<Database>) =>
  db
    .selectFrom('property')
    .select([
      'id',
      'name',
      'serial_number as serialNumber',
      'assigned_to_user_id as holder',
      'current_status as status',
    ]);

/** Every item of the property book, in order of its id, a batch at a time: one is read while the last is looked at. */
export async function* allItems(db: Kysely<Database>): AsyncGenerator<ItemRow, void, void> {
  const batchAfter = (id: string) => {
    const batch = facts(db).where('id', '>', id).orderBy('id').limit(BATCH).execute();
    // Whoever waits for it hears of its failure; it may fail before anybody does.
    batch.catch(() => undefined);
    return batch;
  };
  for (let coming = batchAfter(''); ;) {
    const items = await coming;
    const last = items.at(-1);
    if (!last) return;
    coming = batchAfter(last.id);
    yield* await whole(db, items);
  }
}

/** Those items of `ids` that the property book has, in order of their ids. */
export const itemsOf = async (db: Kysely<Database>, ids: readonly string[]): Promise<ItemRow[]> =>
  whole(db, await facts(db).where('id', '=', anyOf(ids)).orderBy('id').execute());

async function whole(db: Kysely<Database>, items: readonly Facts[]): Promise<ItemRow[]> {
  const ids = items.map(({ id }) => id);
  const [chains, components] = await Promise.all([chainsOf(db, ids), componentsOf(db, ids)]);
  return items.map((item) => ({
    ...item,
    chain: chains.get(item.id) ?? [],
    components: components.get(item.id) ?? [],
  }));
}

async function chainsOf(db: Kysely<Database>, ids: readonly string[]): Promise<Map<string, string[]>> {
  const links = await db
    .selectFrom('custody_link')
    .select(['item_id as itemId', 'user_id as value'])
    .where('item_id', '=', anyOf(ids))
    .where('user_id', 'is not', null)
    .orderBy('item_id')
    .orderBy('position')
    .execute();
  return grouped(links.map(({ itemId, value }) => ({ itemId, value: value ?? '' })));
}

async function componentsOf(db: Kysely<Database>, ids: readonly string[]): Promise<Map<string, string[]>> {
  const components = await db
    .selectFrom('component')
    .select(['property_id as itemId', 'name', 'quantity', 'status'])
    .where('property_id', '=', anyOf(ids))
    .execute();
  return grouped(components.map(({ itemId, ...component }) => ({ itemId, value: wordsOf(component) })));
}

function grouped(rows: readonly { itemId: string; value: string }[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { itemId, value } of rows) {
    const group = groups.get(itemId);
    if (group) group.push(value);
    else groups.set(itemId, [value]);
  }
  return groups;
}
