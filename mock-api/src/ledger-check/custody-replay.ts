import { type EventBody, type Finding, findings, type Report } from '@hand-receipt/ledger';
import type { Kysely } from 'kysely';
import type { Database } from '../kernel';
import { type FieldValue, ITEM_FIELDS, type ItemField } from '../property';
import { termsDifferences } from './held-terms';
import { type ItemRow, allItems, itemsOf } from './item-rows';
import { type ItemState, applyEvent } from './item-state';
import { MountReplay, mountIn } from './mount-replay';
import { type NameOf, namesOf } from './names';
import { foundIn } from './records/found';
import { verifications } from './records/verifications';
import { type WrongLink, wrongLinks } from './replaced-link';

/** So many items are compared again at a time. */
const BATCH = 500;
const MOST = 200;

/** An event that takes an item from somebody who did not hold it. */
interface FromOther {
  seq: number;
  item: string;
  from: string;
  holder: string;
}

/** Whether the event is one, by what the events before it said of the item. */
function fromOther({ holder }: ItemState, { type, seq, item, details }: EventBody): FromOther | null {
  const { fromUserId: from } = details;
  if (type !== 'TRANSFER APPROVED' || item === null || typeof from !== 'string') return null;
  // What nobody held, who keeps the property book gave.
  return !holder || holder === from ? null : { seq, item, from, holder };
}

/** Who holds what, in which state and with what, by the events alone; held against the tables of custody. */
export class CustodyReplay {
  readonly #items = new Map<string, ItemState>();
  readonly #mounts = new MountReplay(this.#items);
  /** Items whose rows are still to be compared with their events. */
  readonly #open = new Set<string>();
  /** Hand-overs by somebody who did not hold the item; no more than a report takes. */
  readonly #fromOthers: FromOther[] = [];
  /** What does not follow in events of successions and sign-overs; as many. */
  readonly #wrongLinks: WrongLink[] = [];

  /** When the verifications from before were counted; null where there were none. */
  #foundAt: Date | null = null;
  #hasSeen = false;

  /** To be called with every event in order. */
  take(event: EventBody): void {
    const { item } = event;
    if (item === null) return this.#takeFound(event);
    const state = this.#items.get(item) ?? {};
    this.#items.set(item, state);
    this.#open.add(item);
    const other = fromOther(state, event);
    if (other && this.#fromOthers.length < MOST) this.#fromOthers.push(other);
    if (this.#wrongLinks.length < MOST) this.#wrongLinks.push(...wrongLinks(state.chain, event));
    // By the holders of before: what an act parts is seen when it is over.
    this.#reopen(this.#mounts.take(event));
    applyEvent(state, event);
    this.#hasSeen ||= state.verifications !== undefined;
  }

  #reopen(ids: readonly string[]): void {
    for (const id of ids) this.#open.add(id);
  }

  /** From before the first verification with an event on, the ledger counts those without one as a whole. */
  #takeFound(event: EventBody): void {
    if (this.#foundAt === null && !this.#hasSeen) this.#foundAt = foundIn(event, verifications)?.at ?? null;
  }

  /**
   * Looks at every item, a page at a time while others go on writing. Where rows and events agree, that item is
   * done, unless another event touches it; what does not agree may just have changed, and is left to `recheck`.
   */
  async firstPass(db: Kysely<Database>): Promise<void> {
    this.#mounts.settle();
    for (const id of this.#items.keys()) this.#open.add(id);
    for await (const row of allItems(db, this.#foundAt)) {
      const recorded = this.#recorded(row.id);
      if (recorded && agrees(row, recorded)) this.#open.delete(row.id);
      else this.#open.add(row.id);
    }
  }

  /**
   * Reports each item left whose rows say something else than its events do, until the report is full.
   *
   * @param db one snapshot, of the very events that were taken.
   */
  async recheck(db: Kysely<Database>, report: Report): Promise<void> {
    this.#reopen(this.#mounts.settle());
    await this.#tellFromOthers(db, report);
    await this.#tellWrongLinks(db, report);
    const ids = [...this.#open].sort();
    for (let start = 0; start < ids.length && !report.full; start += BATCH) {
      await this.#recheckSome(db, ids.slice(start, start + BATCH), report);
    }
  }

  async #tellFromOthers(db: Kysely<Database>, report: Report): Promise<void> {
    const found = this.#fromOthers.splice(0);
    const name = await namesOf(
      db,
      found.flatMap(({ from, holder }) => [from, holder]),
    );
    for (const { seq, item, from, holder } of found) {
      const serialNumber = this.#items.get(item)?.serialNumber ?? item;
      const people = { from: name(from), holder: name(holder) };
      report.add(findings.transferFromOther(seq, { id: item, serialNumber }, people));
    }
  }

  async #tellWrongLinks(db: Kysely<Database>, report: Report): Promise<void> {
    const found = this.#wrongLinks.splice(0);
    const name = await namesOf(
      db,
      found.flatMap(({ said, due }) => [...said, ...due]),
    );
    const words = (people: readonly string[]) => people.map((id) => name(id || null)).join(' > ') || 'nobody';
    for (const { seq, item, what, rule, said, due } of found) {
      const serialNumber = this.#items.get(item)?.serialNumber ?? item;
      report.add(
        findings.linkReplacedWrong(seq, { id: item, serialNumber }, what, {
          said: words(said),
          due: words(due),
          rule,
        }),
      );
    }
  }

  async #recheckSome(db: Kysely<Database>, ids: readonly string[], report: Report): Promise<void> {
    const rows = await itemsOf(db, ids, this.#foundAt);
    const present = new Set(rows.map(({ id }) => id));
    const differing: { row: ItemRow; recorded: ItemState }[] = [];
    for (const row of rows) {
      const recorded = this.#recorded(row.id);
      if (!recorded) report.add(findings.itemUnrecorded(row.id, row.serialNumber));
      else if (!agrees(row, recorded)) differing.push({ row, recorded });
    }
    const gone = ids.flatMap((id) => {
      const recorded = this.#recorded(id);
      return recorded && !present.has(id) ? [{ id, recorded }] : [];
    });
    const name = await namesOf(db, [
      ...differing.flatMap(({ row, recorded }) => [
        row.holder,
        recorded.holder ?? null,
        ...row.chain,
        ...(recorded.chain ?? []),
        ...[row, recorded].map((state) => idIn(havingOf(state))),
      ]),
      ...gone.map(({ recorded }) => recorded.holder ?? null),
    ]);
    for (const { row, recorded } of differing) {
      [...differences(row, recorded, name), ...this.#mountDifferences(row, recorded)].forEach((finding) =>
        report.add(finding),
      );
    }
    for (const { id, recorded } of gone) {
      report.add(findings.itemGone(id, recorded.serialNumber ?? id, name(recorded.holder ?? null)));
    }
  }

  /** What it is mounted on. */
  #mountDifferences(row: ItemRow, { mountedOn }: ItemState): Finding[] {
    if (same(row.mountedOn, mountedOn)) return [];
    const words = (text: string | null | undefined) => {
      if (!text) return 'nothing';
      const { parentId, position } = mountIn(text);
      return `${this.#items.get(parentId)?.serialNumber ?? parentId}, ${position}`;
    };
    return [
      findings.itemShows(row.id, row.serialNumber, 'mounted on', words(row.mountedOn), words(mountedOn)),
    ];
  }

  /** What the events say of an item; undefined until one says who holds it. */
  #recorded(id: string): ItemState | undefined {
    const state = this.#items.get(id);
    return state?.holder === undefined ? undefined : state;
  }
}

const sorted = (texts: readonly string[]): string[] => [...texts].sort();
const sameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, at) => text === other[at]);

/** Whether the two are the same, or no event has said anything about it. */
const same = <T>(shown: T, said: T | undefined): boolean => said === undefined || said === shown;
const sameChain = (row: ItemRow, { chain = row.chain }: ItemState): boolean => sameList(row.chain, chain);
const sameComponents = (row: ItemRow, { components = row.components }: ItemState): boolean =>
  sameList(sorted(row.components), sorted(components));

/** The fields of which an event has said something else than the row shows. */
const differingFields = (row: ItemRow, { record = {} }: ItemState): ItemField[] =>
  ITEM_FIELDS.filter((field) => !same(row.record[field], record[field]));

/** Its verifications, and whether a count misses it. */
const sameChecks = (row: ItemRow, recorded: ItemState): boolean =>
  row.verifications === (recorded.verifications ?? 0) &&
  same(row.missingIn, recorded.missingIn) &&
  same(row.missingSince, recorded.missingSince);

/** Who has the item: a person or a counter by a row of its own, else its holder. */
const havingOf = ({ possession, holder }: Pick<ItemState, 'possession' | 'holder'>): string | null =>
  possession ?? (holder ? `person ${holder}` : null);

/** The id of a person or counter after its kind. */
const idIn = (having: string | null): string | null => having?.split(' ').at(1) ?? null;

/** Where another holder is shown, that is the finding. */
const samePossession = (row: ItemRow, recorded: ItemState): boolean =>
  recorded.possession === undefined ||
  !same(row.holder, recorded.holder) ||
  havingOf(row) === havingOf(recorded);

/** Where another holder or possession is shown, that is the finding. */
const termDifferences = (row: ItemRow, recorded: ItemState, nameOf: (id: string) => string = String) =>
  recorded.terms && same(row.holder, recorded.holder)
    ? termsDifferences(row.terms, recorded.terms, {
        isPossessed: row.possession !== null && row.possession === recorded.possession,
        nameOf,
      })
    : [];

/** What is compared as it is. */
const PLAIN = [
  'serialNumber',
  'name',
  'holder',
  'status',
  'left',
  'unit',
  'calibrationDue',
  'mountedOn',
] as const;

const agrees = (row: ItemRow, recorded: ItemState): boolean =>
  PLAIN.every((field) => same(row[field], recorded[field])) &&
  sameChecks(row, recorded) &&
  samePossession(row, recorded) &&
  sameChain(row, recorded) &&
  sameComponents(row, recorded) &&
  termDifferences(row, recorded).length === 0 &&
  differingFields(row, recorded).length === 0;

/** Since and until when they have it. */
const termFindings = (row: ItemRow, recorded: ItemState, name: NameOf): Finding[] =>
  termDifferences(row, recorded, name).map(({ what, shown, said }) =>
    findings.itemShows(row.id, row.serialNumber, what, inWords(shown), inWords(said)),
  );

/** With whom it is. */
function possessionDifferences(row: ItemRow, recorded: ItemState, name: NameOf): Finding[] {
  if (samePossession(row, recorded)) return [];
  const words = (state: Pick<ItemState, 'possession' | 'holder'>) => name(idIn(havingOf(state)));
  return [findings.itemStands(row.id, row.serialNumber, `it is with ${words(row)}`, words(recorded))];
}

/** Each way in which they differ. A wrong holder makes the chain wrong too: then only the holder is named. */
function differences(row: ItemRow, recorded: ItemState, name: NameOf): Finding[] {
  const { id, serialNumber } = row;
  const found: Finding[] = [];
  const compare = (what: string, shown: string, said: string | undefined) => {
    if (said !== undefined && said !== shown)
      found.push(findings.itemShows(id, serialNumber, what, shown, said));
  };
  compare('serial number', serialNumber, recorded.serialNumber);
  compare('name', row.name, recorded.name);
  if (!same(row.holder, recorded.holder)) {
    found.push(findings.itemDiffers(id, serialNumber, name(row.holder), name(recorded.holder ?? null)));
  } else if (!sameChain(row, recorded)) {
    const chain = (users: readonly string[] = []) => users.map(name).join(' > ') || name(null);
    found.push(
      findings.itemShows(id, serialNumber, 'hand-receipt chain', chain(row.chain), chain(recorded.chain)),
    );
  }
  compare('status', row.status, recorded.status);
  found.push(...possessionDifferences(row, recorded, name));
  if (!same(row.left, recorded.left)) {
    compare('date of leaving the book', inWords(row.left), inWords(recorded.left));
  }
  compare('unit', row.unit, recorded.unit);
  if (!sameComponents(row, recorded)) {
    const { components = [] } = recorded;
    const [shown, said] = [only(row.components, components), only(components, row.components)];
    found.push(findings.itemShows(id, serialNumber, 'components', shown, said));
  }
  if (!same(row.calibrationDue, recorded.calibrationDue)) {
    const [shown, said] = [row.calibrationDue, recorded.calibrationDue].map(inWords);
    compare('calibration due', shown ?? '', said);
  }
  found.push(...seenDifferences(row, recorded));
  found.push(...termFindings(row, recorded, name));
  for (const field of differingFields(row, recorded)) {
    compare(FIELD_WORDS[field], inWords(row.record[field]), inWords(recorded.record?.[field] ?? null));
  }
  return found;
}

/** 'not seen in I-0012', of a missing item; else whether it was seen at all. */
const seenWords = ({
  missingIn,
  verifications = 0,
}: Pick<ItemState, 'missingIn' | 'verifications'>): string =>
  missingIn ? `not seen in ${missingIn}` : verifications > 0 ? 'verified' : 'not missing';

const timesOf = (count: number): string => (count === 1 ? '1 verification' : `${count} verifications`);

/** How often it was seen, and whether a count missed it. */
function seenDifferences(row: ItemRow, recorded: ItemState): Finding[] {
  const { id, serialNumber } = row;
  const { verifications: said = 0 } = recorded;
  const found: Finding[] = [];
  if (row.verifications !== said) {
    found.push(findings.itemStands(id, serialNumber, timesOf(row.verifications), String(said)));
  }
  if (!same(row.missingIn, recorded.missingIn)) {
    found.push(findings.itemStands(id, serialNumber, seenWords(row), seenWords(recorded)));
  } else if (!same(row.missingSince, recorded.missingSince)) {
    const [shown, since] = [row.missingSince, recorded.missingSince].map((time) => time ?? 'never');
    found.push(findings.itemShows(id, serialNumber, 'missing since', shown ?? '', since ?? ''));
  }
  return found;
}

const FIELD_WORDS: Record<ItemField, string> = {
  category: 'category',
  location: 'location',
  description: 'description',
  nsn: 'NSN',
  lin: 'LIN',
  uii: 'UII',
  unit_price: 'price',
  is_sensitive: 'sensitive item',
  ciic: 'CIIC',
  sensitive_mark: 'sensitive mark',
};

function inWords(value: FieldValue | undefined): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value ?? 'none';
}

/** The texts of `list` that `other` does not have as often. */
function only(list: readonly string[], other: readonly string[]): string {
  const rest = [...other];
  const own = list.filter((text) => {
    const at = rest.indexOf(text);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
  return own.join('; ') || 'none of them';
}
