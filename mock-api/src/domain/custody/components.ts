import type { ItemComponent } from '@hand-receipt/contracts';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema';

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
