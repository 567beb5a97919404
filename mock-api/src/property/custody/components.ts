import type { ItemComponent } from '@hand-receipt/contracts';
import type { Kysely, Transaction } from 'kysely';
import { type Database, inArray } from '../../kernel';

/** A component before the property book numbers it. */
export type NewComponent = Omit<ItemComponent, 'id'>;

/** What the ledger records of a component, so that the table can be held against it. */
export const componentFacts = ({
  name,
  quantity,
  status,
}: Pick<NewComponent, 'name' | 'quantity' | 'status'>) => ({
  name,
  quantity,
  status,
});

/** Writes components in their order; `id` is kept where one is given. */
export async function insertComponents(
  trx: Transaction<Database>,
  itemId: string,
  components: readonly (NewComponent & { id?: string })[],
): Promise<void> {
  if (components.length === 0) return;
  const rows = components.map(({ serialNumber, ...component }, position) => ({
    ...component,
    serial_number: serialNumber,
    property_id: itemId,
    position,
  }));
  // One statement for each kind: a row without an id takes the next number.
  const kept = rows.filter((row) => row.id !== undefined);
  const added = rows.filter((row) => row.id === undefined);
  for (const part of [kept, added]) {
    if (part.length > 0) await trx.insertInto('component').values(part).execute();
  }
}

/** Components as the event of a hand-over lists them, by their item and in their order. */
export async function listComponents(db: Kysely<Database>, itemIds: readonly string[]) {
  const rows = await db
    .selectFrom('component')
    .select(['property_id', 'name', 'nsn', 'serial_number as serialNumber'])
    .select(['quantity', 'required', 'status'])
    .where('property_id', '=', inArray(itemIds))
    .orderBy('property_id')
    .orderBy('position')
    .execute();
  const byItem = new Map<string, Omit<(typeof rows)[number], 'property_id'>[]>();
  for (const { property_id, ...component } of rows) {
    byItem.set(property_id, [...(byItem.get(property_id) ?? []), component]);
  }
  return byItem;
}
