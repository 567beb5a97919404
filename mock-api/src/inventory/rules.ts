import type { InventoryKind } from '@hand-receipt/contracts';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../kernel';
import { type LockedItem, hasItem } from '../property';

/** Kinds of inventories in which a person may read what they hold or have. */
const BY_HOLDER: readonly InventoryKind[] = ['own', 'change', 'room'];

/** Whether nobody reads a line that they hold or have, by the rules of an inventory; by its kind for one from before. */
export const notHolder = ({
  kind,
  rules,
}: Pick<Selectable<Database['inventory']>, 'kind' | 'rules'>): boolean =>
  rules ? rules.notHolder : !BY_HOLDER.includes(kind);

/** Says that the person holds or has an item; null for any other. */
export async function ownLineWords(
  db: Kysely<Database>,
  userId: string,
  item: Pick<LockedItem, 'id' | 'serial_number' | 'assigned_to_user_id'>,
): Promise<string | null> {
  if (item.assigned_to_user_id === userId) return `${item.serial_number} is on your own hand receipt.`;
  return (await hasItem(db, item.id, userId)) ? `${item.serial_number} is with you.` : null;
}
