import type { PropertyItem } from '@hand-receipt/contracts';

/** Why the giver of a rejected item cannot offer it again, in a sentence; null where they can. */
export function whyNotAgain(item: PropertyItem | undefined, myId: string): string | null {
  if (!item) return 'You do not see this item any more.';
  const { name, serialNumber, openTransfer, holder, assignedTo } = item;
  const words = `${name} ${serialNumber}`;
  if (item.leftAt !== null) return `${words} left the book.`;
  if (item.missing)
    return `${serialNumber} was not seen in ${item.missing.countId}. It cannot change hands before it is found.`;
  if (openTransfer) return `${words} is offered to ${openTransfer.to} already.`;
  if (assignedTo !== null && assignedTo !== myId)
    return `${holder?.name ?? 'Another person'} holds ${words} now.`;
  return null;
}
