import type { ComponentStatus, ItemComponent } from '@hand-receipt/contracts';
import { type Kysely, type Transaction, sql } from 'kysely';
import { type Database, inArray } from '../../kernel';

/** How many of a component are there. */
export type OnHand = Pick<ItemComponent, 'onHand' | 'damaged'>;

/** A component before the property book numbers it; its status and what is short follow from its counts. */
export type NewComponent = Omit<ItemComponent, 'id' | 'status' | 'short' | 'onList'>;

/** A component of an item, as it is. */
export interface StoredComponent extends ItemComponent {
  /** Somebody counted it in this product; a number from before is nobody's count. */
  wasCounted: boolean;
}

/** What a status alone says of the counts. */
export const onHandBy = (status: ComponentStatus, quantity: number): OnHand => ({
  onHand: status === 'missing' ? 0 : quantity,
  damaged: status === 'damaged' ? quantity : 0,
});

/** The status that follows from the counts, as the table generates it. */
export function statusBy({ quantity, onHand, damaged }: OnHand & { quantity: number }): ComponentStatus {
  if (onHand !== null && onHand < quantity) return 'missing';
  return damaged > 0 ? 'damaged' : 'present';
}

/** What the ledger records of a component, so that the table can be held against it. */
export const componentFacts = ({
  name,
  quantity,
  onHand,
  damaged,
}: Pick<NewComponent, 'name' | 'quantity' | 'onHand' | 'damaged'>) => ({
  name,
  quantity,
  status: statusBy({ quantity, onHand, damaged }),
  onHand,
  damaged,
});

/** Who counted, and when. */
export interface CountedBy {
  at: Date;
  by: string;
}

/** The columns of a component; one that has a count was counted by this person. */
export const componentColumns = (
  { name, nsn, serialNumber, quantity, required, notes, kind, ui, arc, onHand, damaged }: NewComponent,
  counted: CountedBy,
) => ({
  ...{ name, nsn, quantity, required, notes, kind, ui, arc, damaged },
  serial_number: serialNumber,
  on_hand: onHand,
  counted_at: onHand === null ? null : counted.at,
  counted_by: onHand === null ? null : counted.by,
});

/** Writes new components of an item in their order. */
export async function insertComponents(
  trx: Transaction<Database>,
  itemId: string,
  components: readonly NewComponent[],
  counted: CountedBy,
): Promise<void> {
  if (components.length === 0) return;
  const rows = components.map((component, position) => ({
    ...componentColumns(component, counted),
    property_id: itemId,
    position,
  }));
  await trx.insertInto('component').values(rows).execute();
}

/** The components of an item in their order. */
export const readComponents = (db: Kysely<Database>, itemId: string): Promise<StoredComponent[]> =>
  db
    .selectFrom('component')
    .select(['id', 'name', 'nsn', 'serial_number as serialNumber', 'quantity', 'required', 'status', 'notes'])
    .select(['kind', 'ui', 'arc', 'on_hand as onHand', 'damaged', 'short'])
    .select(sql<boolean>`list_line_id is not null`.as('onList'))
    .select(sql<boolean>`counted_at is not null`.as('wasCounted'))
    .where('property_id', '=', itemId)
    .orderBy('position')
    .execute();

/** Components as the event of a hand-over lists them, by their item and in their order. */
export async function listComponents(db: Kysely<Database>, itemIds: readonly string[]) {
  const rows = await db
    .selectFrom('component')
    .select(['property_id', 'name', 'nsn', 'serial_number as serialNumber'])
    .select(['quantity', 'required', 'status', 'on_hand as onHand', 'damaged'])
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
