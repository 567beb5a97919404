import type { EventBody, Json } from '@hand-receipt/ledger';
import type { ItemState } from './item-state';
import { isFound } from './records/found';

/** What an item is mounted on and where, as the check compares it. */
const mountText = (parentId: string, position: string): string => `${parentId} ${position}`;

/** The id of what an item is mounted on, and where. */
export function mountIn(text: string): { parentId: string; position: string } {
  const end = text.indexOf(' ');
  return { parentId: text.slice(0, end), position: text.slice(end + 1) };
}

/** The item and the position that an event names; null where it names none. */
function namedIn(value: Json | undefined): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const { itemId, position } = value;
  return typeof itemId === 'string' && typeof position === 'string' ? mountText(itemId, position) : null;
}

/** The act that an event of custody belongs to: a hand-over of several items, or a transfer with what goes along. */
const actOf = ({ details }: EventBody): string | null => {
  const id = details.handoverId ?? details.transferId;
  return typeof id === 'string' ? id : null;
};

/**
 * What is mounted on what, by the events alone. Mounting and taking off have events of their own. Custody parts what two
 * people hold at the end of an act, of which one item may have no event.
 */
export class MountReplay {
  readonly #items: ReadonlyMap<string, ItemState>;
  /** What is mounted on each item. */
  readonly #parts = new Map<string, Set<string>>();
  /** Items whose custody moved in the act that the last events are of. */
  readonly #moved = new Set<string>();
  #act: string | null = null;

  /** @param items with their holders as the events say, which this reads, and their mounts, which this writes. */
  constructor(items: ReadonlyMap<string, ItemState>) {
    this.#items = items;
  }

  /** To be called with every event of an item in order. @returns other items whose mount changed by it. */
  take(event: EventBody): string[] {
    const { type, item, details } = event;
    if (item === null) return [];
    const changed = actOf(event) === this.#act ? [] : this.settle();
    this.#act = actOf(event);
    if (type === 'TRANSFER APPROVED') this.#moved.add(item);
    if (type === 'ITEM CREATED' && !isFound(event)) this.#set(item, null);
    if (type === 'ITEM UPDATED' && 'mountedOn' in details) this.#set(item, namedIn(details.mountedOn));
    if (type === 'ITEM UPDATED' && 'takenOffFrom' in details) this.#set(item, null);
    if (type === 'ITEM LEFT') changed.push(...this.#end(item, null, () => true));
    return changed;
  }

  /** Ends the mounts that the last act parted. @returns the items that were mounted. */
  settle(): string[] {
    const changed = [...this.#moved].flatMap((id) => [
      ...this.#end(id, undefined, (holders) => holders.includes(undefined)),
      ...this.#end(id, null, ([ofParent, ofPart]) => ofParent !== ofPart),
    ]);
    this.#moved.clear();
    return changed;
  }

  #holderOf(id: string): string | null | undefined {
    return this.#items.get(id)?.holder;
  }

  /**
   * Ends those mounts of an item, on another or of another on it, whose holders say so.
   *
   * @param left what is said of the part from then on; undefined where nobody can say.
   */
  #end(id: string, left: null | undefined, isOver: (holders: (string | null | undefined)[]) => boolean) {
    const own = this.#items.get(id)?.mountedOn;
    const pairs = [
      ...(own ? [{ parent: mountIn(own).parentId, part: id }] : []),
      ...[...(this.#parts.get(id) ?? [])].map((part) => ({ parent: id, part })),
    ];
    const ended = pairs
      .filter(({ parent, part }) => isOver([parent, part].map((each) => this.#holderOf(each))))
      .map(({ part }) => part);
    for (const part of ended) this.#set(part, left);
    return ended;
  }

  #set(part: string, mount: string | null | undefined): void {
    const state = this.#items.get(part);
    if (!state) return;
    if (state.mountedOn) this.#parts.get(mountIn(state.mountedOn).parentId)?.delete(part);
    state.mountedOn = mount;
    if (!mount) return;
    const { parentId } = mountIn(mount);
    const parts = this.#parts.get(parentId) ?? new Set();
    this.#parts.set(parentId, parts.add(part));
  }
}
