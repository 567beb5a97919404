import {
  EXPORT_DEFAULT_TITLE,
  type PersonDto,
  type PropertyItem,
  type ReceiptPartiesDto,
} from '@hand-receipt/contracts';

/** Who gives, on a hand receipt. */
export interface Giver {
  /** Null: the property book itself, which has a title and no name: what is typed says who acts for it. */
  id: string | null;
  rank: string;
  name: string;
  title: string;
}

const PROPERTY_BOOK: Giver = { id: null, rank: '', name: '', title: EXPORT_DEFAULT_TITLE };

/** A person without a recorded position has no title: the officer's is the property book's alone, as on the form. */
const asGiver = ({ id, rank, lastName, position }: Omit<PersonDto, 'name' | 'unit'>): Giver => ({
  id,
  rank,
  name: lastName,
  title: position?.trim() ?? '',
});

/**
 * The giver of the items by the chain of custody: a person or the property book. Null where several gave them: then each
 * gets a form of its own, with its giver as recorded.
 */
export function giverOf(parties: readonly ReceiptPartiesDto[]): Giver | null {
  const givers = new Map(parties.map(({ from }) => [from?.id ?? null, from]));
  if (givers.size > 1) return null;
  const [person] = givers.values();
  return person ? asGiver(person) : PROPERTY_BOOK;
}

/**
 * The holder that all items have in common; null where they differ.
 *
 * @param leftOut items that were unticked
 */
export function takerOf(
  parties: readonly ReceiptPartiesDto[],
  leftOut: readonly PropertyItem[],
): PersonDto | null {
  const holders = new Map<string | null, { person: PersonDto | null; items: number }>();
  for (const { to, items } of parties) {
    const id = to?.id ?? null;
    holders.set(id, { person: to, items: items + (holders.get(id)?.items ?? 0) });
  }
  for (const { assignedTo } of leftOut) {
    const holder = holders.get(assignedTo);
    if (holder) holder.items -= 1;
  }
  const left = [...holders.values()].filter(({ items }) => items > 0);
  return left.length === 1 ? (left[0]?.person ?? null) : null;
}
