import type { EventBody } from './event';

type Placed = Pick<EventBody, 'seq' | 'item' | 'itemPrevSeq' | 'itemCount'>;

/** Each event of an item names the one before it and how many there are: none can be left out unseen. */
export class ItemChains {
  /** The last event of each item: its place, and how many the item has with it. */
  readonly #last = new Map<string, { seq: number; count: number }>();

  /** To be called with every event in order. @returns whether it follows what its item had before. */
  follows({ item, seq, itemPrevSeq, itemCount }: Placed): boolean {
    if (item === null) return itemPrevSeq === null && itemCount === null;
    const last = this.#last.get(item);
    this.#last.set(item, { seq, count: itemCount ?? 0 });
    return itemPrevSeq === (last?.seq ?? null) && itemCount === (last?.count ?? 0) + 1;
  }
}
