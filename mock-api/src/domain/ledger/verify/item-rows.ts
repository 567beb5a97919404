import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema';
import { type ItemState, wordsOf } from './item-state';

const BATCH = 2_000;

/** An item as the tables of custody show it. */
export interface ItemRow extends Required<ItemState> {
  id: string;
  serialNumber: string;
}

/** Every item of the property book, in order of its id, a batch at a time. */
export async function* itemRows(db: Kysely<Database>): AsyncGenerator<ItemRow, void, void> {
  for (let after = ''; ;) {
    const items = await db
      .selectFrom('property')
      .select([
        'id',
        'serial_number as serialNumber',
        'assigned_to_user_id as holder',
        'current_status as status',
      ])
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    const last = items.at(-1);
    if (!last) return;
    const within = { first: items[0]?.id ?? '', last: last.id };
    const [chains, components] = [await chainsOf(db, within), await componentsOf(db, within)];
    for (const item of items) {
      yield { ...item, chain: chains.get(item.id) ?? [], components: components.get(item.id) ?? [] };
    }
    after = last.id;
  }
}

interface Stretch {
  first: string;
  last: string;
}

async function chainsOf(db: Kysely<Database>, { first, last }: Stretch): Promise<Map<string, string[]>> {
  const links = await db
    .selectFrom('custody_link')
    .select(['item_id as itemId', 'user_id as value'])
    .where('item_id', '>=', first)
    .where('item_id', '<=', last)
    .where('user_id', 'is not', null)
    .orderBy('item_id')
    .orderBy('position')
    .execute();
  return grouped(links.map(({ itemId, value }) => ({ itemId, value: value ?? '' })));
}

async function componentsOf(db: Kysely<Database>, { first, last }: Stretch): Promise<Map<string, string[]>> {
  const components = await db
    .selectFrom('component')
    .select(['property_id as itemId', 'name', 'quantity', 'status'])
    .where('property_id', '>=', first)
    .where('property_id', '<=', last)
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
