import type { InventoryKind, InventoryLineDto } from '@hand-receipt/contracts';

/** Kinds of inventories in which a person may read what they hold, as the server has them. */
const BY_HOLDER: readonly (InventoryKind | undefined)[] = ['own', 'change', 'room'];

/** Whether somebody else than the person has to read a line. */
export const isOwnLine = (line: InventoryLineDto, kind: InventoryKind | undefined, userId: string): boolean =>
  !BY_HOLDER.includes(kind) && line.holder?.id === userId;

/** Why the person's read of a line does not count; null where it may, or the line is not known. */
export const ownLineWords = (
  line: InventoryLineDto | undefined,
  kind: InventoryKind | undefined,
  userId: string,
): string | null =>
  line && isOwnLine(line, kind, userId)
    ? `${line.serialNumber} is on your own hand receipt. Another person must read it.`
    : null;
