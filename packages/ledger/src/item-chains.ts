import type { EventBody } from './event';

/** Each event of an item names the one before it and how many there are: none can be left out unseen. */
export class ItemChains {
  readonly #last = new Map<string, { seq: number; count: number }>();

  /** To be called with every event in order. @returns whether it follows what its item had before. */
  follows({ seq, item, itemPrevSeq, itemCount }: EventBody): boolean {
    if (item === null) return itemPrevSeq === null && itemCount === null;
    const last = this.#last.get(item);
    if (!last) {
      this.#last.set(item, { seq, count: itemCount ?? 0 });
      return itemPrevSeq === null && itemCount === 1;
    }
    const follows = itemPrevSeq === last.seq && itemCount === last.count + 1;
    last.seq = seq;
    last.count = itemCount ?? 0;
    return follows;
  }
}
