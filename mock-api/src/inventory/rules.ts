import type { InventoryKind } from '@hand-receipt/contracts';
import type { LockedItem } from '../property';

/** Kinds of inventories in which a person may read what they hold. */
const BY_HOLDER: readonly InventoryKind[] = ['own', 'change', 'room'];

/** Whether nobody reads a line that they hold, in inventories of a kind. */
export const notHolder = (kind: InventoryKind): boolean => !BY_HOLDER.includes(kind);

/** Says that an item is the person's own; null for any other. */
export const ownLineWords = (userId: string, item: LockedItem): string | null =>
  item.assigned_to_user_id === userId ? `${item.serial_number} is on your own hand receipt.` : null;
