import type { InventoryKind, InventoryLineDto } from '@hand-receipt/contracts';

/** Kinds of inventories in which a person may read what they hold, as the server has them. */
const BY_HOLDER: readonly (InventoryKind | undefined)[] = ['own', 'change', 'room'];

/** Says that the person holds a line or has it, where somebody else has to read it; null for any other. */
export function ownWords(
  { name, serialNumber, holder, possession }: InventoryLineDto,
  kind: InventoryKind | undefined,
  userId: string,
): string | null {
  if (BY_HOLDER.includes(kind)) return null;
  const named = serialNumber ?? name;
  if (holder?.id === userId) return `${named} is on your own hand receipt.`;
  return possession?.id === userId ? `${named} is with you.` : null;
}

/** Why the person's read of a line does not count; null where it may, or the line is not known. */
export function ownLineWords(
  line: InventoryLineDto | undefined,
  kind: InventoryKind | undefined,
  userId: string,
): string | null {
  const words = line && ownWords(line, kind, userId);
  return words ? `${words} Another person must read it.` : null;
}
