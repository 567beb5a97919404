/** One signature of an item's hand-receipt chain. `userId` is null for the property book, position 0. */
export interface ChainLink {
  position: number;
  userId: string | null;
}

/** What moving an item to a person does to its chain. */
export interface ChainMove {
  /** Links above this position are released. */
  keepThrough: number;
  /** True where the person signs a new link; false where the item comes back to one they already have. */
  push: boolean;
}

/**
 * The item goes down to a new person, or returns up the chain to a person who signed it down: then
 * everybody below them is released.
 */
export function moveAlongChain(chain: readonly ChainLink[], toUserId: string): ChainMove {
  const own = chain.find((link) => link.userId === toUserId);
  if (own) return { keepThrough: own.position, push: false };
  return { keepThrough: Math.max(...chain.map((link) => link.position)), push: true };
}

/**
 * The holder's link passes to another person, who has the item from the same giver as the holder had.
 *
 * @returns null where nobody but the book is above the holder, or the person is in the chain already.
 */
export function signOver(chain: readonly ChainLink[], toUserId: string): ChainMove | null {
  const last = Math.max(...chain.map((link) => link.position));
  if (last < 2 || chain.some((link) => link.userId === toUserId)) return null;
  return { keepThrough: last - 1, push: true };
}
