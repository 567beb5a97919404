import { type Kysely } from 'kysely';
import { loadPeople } from '../access';
import { type Database, inArray } from '../kernel';

/** A shortage that the count of a return opened. */
export interface OpenedShortage {
  /** E.g. '2 Magazine (SH-0004)'. */
  words: string;
  /** Who answers for it: the holder at that time. Null where the item was in the property book. */
  accountable: { id: string; name: string } | null;
}

/** The shortages of these items that were opened at this very time. */
export async function readOpenedShortages(
  db: Kysely<Database>,
  itemIds: readonly string[],
  at: Date,
): Promise<OpenedShortage[]> {
  const rows = await db
    .selectFrom('component_shortage')
    .select(['id', 'name', 'quantity', 'accountable_user_id'])
    .where('item_id', '=', inArray(itemIds))
    .where('since', '=', at)
    .where('state', '=', 'open')
    .orderBy('id')
    .execute();
  const people = await loadPeople(
    db,
    rows.map(({ accountable_user_id }) => accountable_user_id),
  );
  return rows.map(({ id, name, quantity, accountable_user_id: userId }) => ({
    words: `${quantity} ${name} (${id})`,
    accountable: userId === null ? null : (people.get(userId) ?? null),
  }));
}

/** What was counted as missing, in one line, e.g. '2 Magazine (SH-0004), 1 Sling (SH-0005)'; '' for nothing. */
export const shortWords = (opened: readonly OpenedShortage[]): string =>
  opened.map(({ words }) => words).join(', ');

/** Shortages of one accountable person together, in the order in which they were opened. */
function byAccountable(opened: readonly OpenedShortage[]): OpenedShortage[][] {
  const groups = new Map<string | undefined, OpenedShortage[]>();
  for (const one of opened) {
    const id = one.accountable?.id;
    groups.set(id, [...(groups.get(id) ?? []), one]);
  }
  return [...groups.values()];
}

/** What was counted as missing and who answers for it, as its reader is told; [] for nothing. */
export const shortSentences = (opened: readonly OpenedShortage[], readerId: string): string[] =>
  byAccountable(opened).map((group) => {
    const short = `Short: ${shortWords(group)}.`;
    const person = group[0]?.accountable;
    if (!person) return short;
    return person.id === readerId ? `${short} You answer for it.` : `${short} ${person.name} answers for it.`;
  });

/** The same for a field of a document. */
export const shortField = (opened: readonly OpenedShortage[]): string =>
  byAccountable(opened)
    .map((group) => {
      const person = group[0]?.accountable;
      return person ? `${shortWords(group)}, accountable: ${person.name}` : shortWords(group);
    })
    .join('; ');
