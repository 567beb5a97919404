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

/**
 * What an act of a succession does to a chain; null where it changes nothing. The server moves custody by this function,
 * the check of the ledger holds the events against it, and so does everybody who verifies a packet.
 */
export function changeLink(chain: readonly string[], change: LinkAct): Replaced | null {
  if (change.act === 'sign' && chain.length > 0) return null;
  const replaced =
    change.act === 'replace' ? replaceLink(chain, change.from, change.to) : insertUnderBook(chain, change.to);
  const isSame = replaced?.chain.join() === chain.join();
  return isSame ? null : replaced;
}
