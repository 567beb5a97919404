import type {
  ImportedItemDto,
  ReconciliationDifferenceDto,
  ReconciliationKind,
} from '@hand-receipt/contracts';
import { normalizeSerial } from '@hand-receipt/contracts';
import { misreadingsOf } from './misreading';

/** A row of the other book. */
export interface Theirs {
  line: number;
  item: ImportedItemDto;
}

/** An item of our book. */
export interface Ours {
  id: string;
  name: string;
  serial_number: string;
  uii: string | null;
  nsn: string | null;
  lin: string | null;
  former_serials: readonly string[];
}

/** A row of the comparison: a row of theirs, an item of ours, or both where they are one. */
export interface Match {
  kind: ReconciliationKind;
  theirs: Theirs | null;
  ours: Ours | null;
  differences: ReconciliationDifferenceDto[];
}

const words = (name: string): Set<string> =>
  new Set(
    name
      .toUpperCase()
      .split(/[^A-Z0-9]+/)
      .filter(Boolean),
  );

/** Names of two books are seldom written alike: they are the same where one has all words of the other. */
function isSameName(one: string, other: string): boolean {
  const [few = new Set(), many = new Set()] = [words(one), words(other)].sort((a, b) => a.size - b.size);
  return [...few].every((word) => many.has(word));
}

const digitsOf = (number: string) => number.replace(/[- ]/g, '');
const NIIN = /^\d{9}$/;

/** Whether their value is ours. A NIIN is the last nine digits of an NSN, and says no more. */
function isSame(
  field: 'serial_number' | 'uii' | 'nsn' | 'lin',
  theirs: string,
  ours: string | null,
): boolean {
  if (field === 'nsn' && ours !== null && NIIN.test(digitsOf(theirs))) {
    return digitsOf(ours).endsWith(digitsOf(theirs));
  }
  return theirs === ours;
}

/** What the two books say differently of one item. What they leave out is no difference. */
function differencesOf({ item }: Theirs, ours: Ours): ReconciliationDifferenceDto[] {
  const fields = ['serial_number', 'uii', 'nsn', 'lin'] as const;
  const found: ReconciliationDifferenceDto[] = fields.flatMap((field) => {
    const theirs = item[field];
    return theirs && !isSame(field, theirs, ours[field]) ? [{ field, theirs, ours: ours[field] }] : [];
  });
  if (item.name && !isSameName(item.name, ours.name)) {
    found.push({ field: 'name', theirs: item.name, ours: ours.name });
  }
  return found;
}

/** Pairs rows and items one to one, by one key of each at a time. */
class Pairing {
  readonly pairs: [Theirs, Ours][] = [];
  #theirs: Theirs[];
  #ours: Ours[];
  /** All serial numbers of our book. */
  readonly #serials: ReadonlySet<string>;

  constructor(theirs: readonly Theirs[], ours: readonly Ours[]) {
    this.#theirs = [...theirs];
    this.#ours = [...ours];
    this.#serials = new Set(ours.map(({ serial_number }) => normalizeSerial(serial_number)));
  }

  get left() {
    return { theirs: this.#theirs, ours: this.#ours };
  }

  /** Pairs what has a key in common; the first of several, in the order of the file and of the book. */
  by(keyOf: (row: Theirs) => string | null | undefined, keysOf: (item: Ours) => readonly (string | null)[]) {
    const waiting = new Map<string, Ours[]>();
    for (const item of this.#ours) {
      for (const key of keysOf(item)) if (key) waiting.set(key, [...(waiting.get(key) ?? []), item]);
    }
    this.#pair((row, taken) => {
      const key = keyOf(row);
      return key ? waiting.get(key)?.find((item) => !taken.has(item)) : undefined;
    });
  }

  /**
   * Pairs what is one misreading apart within one NSN or LIN, where each is the only one for the other. A number that is
   * on our book is no misreading: it is twice in theirs.
   */
  byMisreading() {
    const ofKind = new Map<string, Ours[]>();
    for (const item of this.#ours) {
      for (const key of [item.nsn, item.lin]) if (key) ofKind.set(key, [...(ofKind.get(key) ?? []), item]);
    }
    const near = (row: Theirs): Ours[] => {
      const { serial_number: serial = '', nsn, lin } = row.item;
      if (this.#serials.has(normalizeSerial(serial))) return [];
      const alike = [nsn, lin].flatMap((key) => (key && ofKind.get(key)) || []);
      const isMisreading = misreadingsOf(serial);
      return [...new Set(alike)].filter((item) => isMisreading(item.serial_number));
    };
    const candidates = new Map(this.#theirs.map((row) => [row, near(row)]));
    const asked = new Map<Ours, number>();
    for (const item of [...candidates.values()].flat()) asked.set(item, (asked.get(item) ?? 0) + 1);
    this.#pair((row) => {
      const [only, another] = candidates.get(row) ?? [];
      return only && !another && asked.get(only) === 1 ? only : undefined;
    });
  }

  #pair(find: (row: Theirs, taken: ReadonlySet<Ours>) => Ours | undefined) {
    const taken = new Set<Ours>();
    const paired = new Set<Theirs>();
    for (const row of this.#theirs) {
      const item = find(row, taken);
      if (!item) continue;
      taken.add(item);
      paired.add(row);
      this.pairs.push([row, item]);
    }
    this.#theirs = this.#theirs.filter((row) => !paired.has(row));
    this.#ours = this.#ours.filter((item) => !taken.has(item));
  }
}

/**
 * Compares two books one to one: by UII, serial number, former serial number, then a serial number that is one
 * misreading away within an NSN or LIN.
 *
 * @returns what only they have, what only we have, what differs, and what is equal, in this order.
 */
export function matchBooks(theirs: readonly Theirs[], ours: readonly Ours[]): Match[] {
  const pairing = new Pairing(theirs, ours);
  const serialOf = ({ item }: Theirs) => item.serial_number && normalizeSerial(item.serial_number);
  pairing.by(
    ({ item }) => item.uii,
    ({ uii }) => [uii],
  );
  pairing.by(serialOf, ({ serial_number }) => [normalizeSerial(serial_number)]);
  pairing.by(serialOf, ({ former_serials }) => former_serials.map(normalizeSerial));
  pairing.byMisreading();
  const both = pairing.pairs
    .sort(([one], [other]) => one.line - other.line)
    .map(([row, item]): Match => {
      const differences = differencesOf(row, item);
      return { kind: differences.length > 0 ? 'differing' : 'equal', theirs: row, ours: item, differences };
    });
  const { theirs: onlyTheirs, ours: onlyOurs } = pairing.left;
  return [
    ...onlyTheirs.map((row): Match => ({ kind: 'theirs', theirs: row, ours: null, differences: [] })),
    ...onlyOurs.map((item): Match => ({ kind: 'ours', theirs: null, ours: item, differences: [] })),
    ...both.filter(({ kind }) => kind === 'differing'),
    ...both.filter(({ kind }) => kind === 'equal'),
  ];
}
