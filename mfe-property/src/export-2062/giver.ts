import {
  EXPORT_DEFAULT_TITLE,
  type PersonDto,
  type PropertyItem,
  type UserDto,
} from '@hand-receipt/contracts';

/** Who gives, on a hand receipt. */
export interface Giver {
  /** Null: the property book itself, which has a title and no name. */
  id: string | null;
  rank: string;
  name: string;
  title: string;
}

const PROPERTY_BOOK: Giver = { id: null, rank: '', name: '', title: EXPORT_DEFAULT_TITLE };

const asGiver = ({ id, rank, lastName, position }: Omit<PersonDto, 'name' | 'unit'>): Giver => ({
  id,
  rank,
  name: lastName,
  title: position?.trim() || EXPORT_DEFAULT_TITLE,
});

/** Whoever signed the item down to its holder; null for the property book. */
const above = ({ chain }: PropertyItem) => chain.at(-2)?.user ?? null;

/**
 * Who gives the items: whoever signed all of them down, by the chain of custody. Where that is not one and
 * the same, the exporter makes the receipt.
 */
export function giverOf(items: readonly PropertyItem[], exporter: UserDto): Giver {
  const givers = new Map(items.map((item) => [above(item)?.id ?? null, above(item)]));
  if (givers.size !== 1) return asGiver(exporter);
  const [person] = givers.values();
  return person ? asGiver(person) : PROPERTY_BOOK;
}

/** The holder that all items have in common; null where they differ. */
export function takerOf(items: readonly PropertyItem[]): PersonDto | null {
  const holders = new Map(items.map(({ assignedTo, holder }) => [assignedTo, holder]));
  const [only] = holders.values();
  return holders.size === 1 ? (only ?? null) : null;
}
