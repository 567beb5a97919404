import type { InventoryKind } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../kernel';
import { type LockedItem, hasItem } from '../property';

/** Kinds of inventories in which a person may read what they hold or have. */
const BY_HOLDER: readonly InventoryKind[] = ['own', 'change', 'room'];

/** Whether nobody reads a line that they hold or have, in inventories of a kind. */
export const notHolder = (kind: InventoryKind): boolean => !BY_HOLDER.includes(kind);

/** Says that the person holds or has an item; null for any other. */
export async function ownLineWords(
  db: Kysely<Database>,
  userId: string,
  item: LockedItem,
): Promise<string | null> {
  if (item.assigned_to_user_id === userId) return `${item.serial_number} is on your own hand receipt.`;
  return (await hasItem(db, item.id, userId)) ? `${item.serial_number} is with you.` : null;
}
