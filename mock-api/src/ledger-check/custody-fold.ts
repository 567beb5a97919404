import {
  type EventBody,
  type Finding,
  type LastOfItem,
  beginsItem,
  findings,
  followsInItem,
  isOfNoItem,
} from '@hand-receipt/ledger';
import type { Kysely } from 'kysely';
import type { Database } from '../kernel';
import { type ItemRow, allItems, itemsOf } from './item-rows';
import { type ItemState, foldEvent } from './item-state';
import { type NameOf, namesOf } from './names';
import type { Report } from './report';

// Of this module: looked up in another one for each event, they take longer than their work.
const [follows, folds] = [followsInItem, foldEvent];

/** So many items are settled at a time. */
const BATCH = 500;

/** What the events say of an item. */
interface Recorded extends LastOfItem, ItemState {
  /** False until an event says who holds it. */
  isKnown: boolean;
  /** Whether an event has touched it, or its rows said something else, since it was last seen to agree. */
  open: boolean;
}

/** All members at once: records that are made alike are read more quickly. */
const begin = (seq: number, count: number): Recorded => ({
  seq,
  count,
  isKnown: false,
  open: false,
  serialNumber: undefined,
  name: undefined,
  holder: undefined,
  status: undefined,
  chain: undefined,
  components: undefined,
});

/** Who holds what, in which state and with what, by the events alone; held against the tables of custody. */
export class CustodyFold {
  readonly #items = new Map<string, Recorded>();
  /** Items in the tables that no event had told of when they were seen. */
  readonly #unrecorded = new Set<string>();

  /** To be called with every event in order. @returns whether it follows what its item had before. */
  take(event: EventBody): boolean {
    const { item, seq, itemCount } = event;
    if (item === null) return isOfNoItem(event);
    const known = this.#items.get(item);
    const recorded = known ?? begin(seq, itemCount ?? 0);
    if (!known) this.#items.set(item, recorded);
    folds(recorded, event);
    recorded.isKnown ||= recorded.holder !== undefined;
    recorded.open = recorded.isKnown;
    return known ? follows(known, event) : beginsItem(event);
  }

  /**
   * Looks at every item, a batch at a time while others go on writing. Where rows and events agree, that item is
   * done, unless another event touches it; who does not agree may just have changed, and stays open for `settle`.
   */
  async survey(db: Kysely<Database>): Promise<void> {
    for (const recorded of this.#items.values()) recorded.open = recorded.isKnown;
    this.#unrecorded.clear();
    for await (const row of allItems(db)) {
      const recorded = this.#items.get(row.id);
      if (recorded?.isKnown) recorded.open = !agrees(row, recorded);
      else this.#unrecorded.add(row.id);
    }
  }

  /**
   * Reports each open item whose rows say something else than its events do, until the report is full.
   *
   * @param db one snapshot, of the very events that were taken.
   */
  async settle(db: Kysely<Database>, report: Report): Promise<void> {
    const open = [...this.#unrecorded];
    for (const [id, recorded] of this.#items) if (recorded.open) open.push(id);
    const ids = [...new Set(open)].sort();
    for (let start = 0; start < ids.length && !report.full; start += BATCH) {
      await this.#settleSome(db, ids.slice(start, start + BATCH), report);
    }
  }

  async #settleSome(db: Kysely<Database>, ids: readonly string[], report: Report): Promise<void> {
    const unseen = new Set(ids);
    const differing: { row: ItemRow; recorded: ItemState }[] = [];
    for (const row of await itemsOf(db, ids)) {
      unseen.delete(row.id);
      const recorded = this.#items.get(row.id);
      if (!recorded?.isKnown) report.add(findings.itemUnrecorded(row.id, row.serialNumber));
      else if (!agrees(row, recorded)) differing.push({ row, recorded });
    }
    // What came and went again without an event is in neither, and is no finding.
    const gone = [...unseen].flatMap((id) => {
      const recorded = this.#items.get(id);
      return recorded?.isKnown ? [{ id, recorded }] : [];
    });
    const name = await namesOf(db, [
      ...differing.flatMap(({ row, recorded }) => [
        row.holder,
        recorded.holder ?? null,
        ...row.chain,
        ...(recorded.chain ?? []),
      ]),
      ...gone.map(({ recorded }) => recorded.holder ?? null),
    ]);
    for (const { row, recorded } of differing) {
      differences(row, recorded, name).forEach((finding) => report.add(finding));
    }
    for (const { id, recorded } of gone) {
      report.add(findings.itemGone(id, recorded.serialNumber ?? id, name(recorded.holder ?? null)));
    }
  }
}

const sorted = (words: readonly string[]): string[] => [...words].sort();
const sameList = (one: readonly string[], other: readonly string[] = one): boolean =>
  one.length === other.length && one.every((word, at) => word === other[at]);

const agrees = (row: ItemRow, recorded: ItemState): boolean =>
  (recorded.serialNumber === undefined || recorded.serialNumber === row.serialNumber) &&
  (recorded.name === undefined || recorded.name === row.name) &&
  (recorded.holder === undefined || recorded.holder === row.holder) &&
  (recorded.status === undefined || recorded.status === row.status) &&
  sameList(row.chain, recorded.chain) &&
  (recorded.components === undefined || sameList(sorted(row.components), sorted(recorded.components)));

/** Each way in which they differ. A wrong holder makes the chain wrong too: then only he is named. */
function differences(row: ItemRow, recorded: ItemState, name: NameOf): Finding[] {
  const { id, serialNumber } = row;
  const found: Finding[] = [];
  const shows = (what: string, shown: string, said: string) =>
    found.push(findings.itemShows(id, serialNumber, what, shown, said));
  if (recorded.serialNumber !== undefined && recorded.serialNumber !== serialNumber) {
    shows('serial number', serialNumber, recorded.serialNumber);
  }
  if (recorded.name !== undefined && recorded.name !== row.name) shows('name', row.name, recorded.name);
  if (recorded.holder !== undefined && recorded.holder !== row.holder) {
    found.push(findings.itemDiffers(id, serialNumber, name(row.holder), name(recorded.holder)));
  } else if (!sameList(row.chain, recorded.chain)) {
    const chain = (users: readonly string[] = []) => users.map(name).join(' > ') || name(null);
    shows('hand-receipt chain', chain(row.chain), chain(recorded.chain));
  }
  if (recorded.status !== undefined && recorded.status !== row.status) {
    shows('status', row.status, recorded.status);
  }
  if (recorded.components && !sameList(sorted(row.components), sorted(recorded.components))) {
    const [shown, said] = [
      only(row.components, recorded.components),
      only(recorded.components, row.components),
    ];
    shows('components', shown, said);
  }
  return found;
}

/** The words of `list` that `other` does not have as often. */
function only(list: readonly string[], other: readonly string[]): string {
  const rest = [...other];
  const own = list.filter((word) => {
    const at = rest.indexOf(word);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
  return own.join('; ') || 'none of them';
}
