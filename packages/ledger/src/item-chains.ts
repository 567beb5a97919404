import type { EventBody } from './event';

/** An item's event before the next one: its place, and how many the item has with it. */
export interface LastOfItem {
  seq: number;
  count: number;
}

type Placed = Pick<EventBody, 'seq' | 'item' | 'itemPrevSeq' | 'itemCount'>;

/** Whether an event of no item says so. */
export const isOfNoItem = ({ item, itemPrevSeq, itemCount }: Placed): boolean =>
  item === null && itemPrevSeq === null && itemCount === null;

/** Whether an event begins the history of its item. */
export const beginsItem = ({ itemPrevSeq, itemCount }: Placed): boolean =>
  itemPrevSeq === null && itemCount === 1;

/** Whether an event of an item follows the `last` one that it had; it is the last one then, either way. */
export function followsInItem(last: LastOfItem, { seq, itemPrevSeq, itemCount }: Placed): boolean {
  const follows = itemPrevSeq === last.seq && itemCount === last.count + 1;
  last.seq = seq;
  last.count = itemCount ?? 0;
  return follows;
}

/** Each event of an item names the one before it and how many there are: none can be left out unseen. */
export class ItemChains {
  readonly #last = new Map<string, LastOfItem>();

  /** To be called with every event in order. @returns whether it follows what its item had before. */
  follows(event: Placed): boolean {
    const { item, seq, itemCount } = event;
    if (item === null) return isOfNoItem(event);
    const last = this.#last.get(item);
    if (last) return followsInItem(last, event);
    this.#last.set(item, { seq, count: itemCount ?? 0 });
    return beginsItem(event);
  }
}
