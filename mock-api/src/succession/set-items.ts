import type { SectionAct, SectionKind } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { unitsBelow } from '../access';
import type { Database } from '../kernel';

/** The people whose places a succession is about, and the unit in which it is looked for items without them. */
export interface Parties {
  unit_id: string;
  from_user_id: string;
  to_user_id: string;
}

/** What one section holds: below one sub-hand receipt holder, or without one. */
export interface SectionKey {
  kind: SectionKind;
  /** The direct sub-hand receipt holder, or the person who signed from the book. */
  subUserId: string | null;
}

/** An item with its chain: user ids from the book down. */
export interface ChainItem {
  id: string;
  isSensitive: boolean;
  chain: string[];
}

export const ACT_OF: Record<SectionKind, SectionAct> = {
  sub: 'replace',
  held: 'replace',
  unsigned: 'sign',
  'from-book': 'insert',
};

export const keyWord = ({ kind, subUserId }: SectionKey): string => `${kind} ${subUserId ?? ''}`;

/** The section that an item belongs to by its chain; null where the succession is not about it. */
export function sectionOf(
  chain: readonly string[],
  { from_user_id: from, to_user_id: to }: Pick<Parties, 'from_user_id' | 'to_user_id'>,
): SectionKey | null {
  const at = chain.indexOf(from);
  const below = chain[at + 1];
  if (at >= 0)
    return below === undefined ? { kind: 'held', subUserId: null } : { kind: 'sub', subUserId: below };
  const [first] = chain;
  if (first === undefined) return { kind: 'unsigned', subUserId: null };
  return first === to ? null : { kind: 'from-book', subUserId: first };
}

export const CHAIN = sql<string[]>`array(
  select link.user_id from custody_link link
  where link.item_id = property.id and link.user_id is not null order by link.position)`;

/** Items on the book with the outgoing person in their chain, and all others of the unit and of units below it. */
export const readSetItems = (db: Kysely<Database>, parties: Parties): Promise<ChainItem[]> =>
  db
    .selectFrom('property')
    .select(['property.id', 'property.is_sensitive as isSensitive', CHAIN.as('chain')])
    .where('property.left_at', 'is', null)
    .where(
      sql<boolean>`(property.unit_id in ${unitsBelow(parties.unit_id)}
        or exists (select from custody_link link
          where link.item_id = property.id and link.user_id = ${parties.from_user_id}))`,
    )
    .orderBy('property.id')
    .execute();

export interface SectionItems extends SectionKey {
  items: ChainItem[];
}

/** The items of a set by the section that they belong to now. */
export function groupBySection(items: readonly ChainItem[], parties: Parties): SectionItems[] {
  const groups = new Map<string, SectionItems>();
  for (const item of items) {
    const key = sectionOf(item.chain, parties);
    if (!key) continue;
    const group = groups.get(keyWord(key)) ?? { ...key, items: [] };
    group.items.push(item);
    groups.set(keyWord(key), group);
  }
  return [...groups.values()];
}
