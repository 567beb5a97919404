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

/** A chain after a person took a place in it: user ids from position 1 down, without the property book. */
export interface Replaced {
  chain: string[];
  /** User ids of the people removed from the chain, from the top down. */
  released: string[];
}

/** Puts the person at `at`. If they are in the chain already, all links between the two places are merged into theirs. */
function putInPlace(chain: readonly string[], at: number, to: string): Replaced {
  const own = chain.indexOf(to);
  const [first, last] = own < 0 ? [at, at] : [Math.min(at, own), Math.max(at, own)];
  return {
    chain: [...chain.slice(0, first), to, ...chain.slice(last + 1)],
    released: chain.slice(first, last + 1).filter((id) => id !== to),
  };
}

/** `to` takes the place of `from`. Null where `from` is not in the chain: then nothing changes. */
function replaceLink(chain: readonly string[], from: string, to: string): Replaced | null {
  const at = chain.indexOf(from);
  return at < 0 ? null : putInPlace(chain, at, to);
}

/** Puts `to` directly under the property book. If they were in the chain already, everybody above them is released. */
function insertUnderBook(chain: readonly string[], to: string): Replaced {
  return chain.includes(to) ? putInPlace(chain, 0, to) : { chain: [to, ...chain], released: [] };
}

/** How a succession puts a person into a chain. */
export type LinkAct =
  | { act: 'replace'; from: string; to: string }
  /** 'sign': nobody had signed for the item. 'insert': above the people who signed for it from the book. */
  | { act: 'sign' | 'insert'; to: string };

/** What an act of a succession does to a chain; null where it changes nothing. */
export function changeLink(chain: readonly string[], change: LinkAct): Replaced | null {
  if (change.act === 'sign' && chain.length > 0) return null;
  const replaced =
    change.act === 'replace' ? replaceLink(chain, change.from, change.to) : insertUnderBook(chain, change.to);
  const isSame = replaced?.chain.join() === chain.join();
  return isSame ? null : replaced;
}
