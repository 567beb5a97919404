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
