import type { SectionAct, SectionKind, SuccessionKind } from '@hand-receipt/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { unitsBelow } from '../access';
import type { Database } from '../kernel';

/** The people whose places a succession is about, and the unit in which it is looked for items without them. */
export interface Parties {
  kind: SuccessionKind;
  unit_id: string;
  from_user_id: string;
  to_user_id: string;
  /** Of kind 'sub': the pair that the set is; null for all pairs of the outgoing person with somebody above them. */
  giver_user_id: string | null;
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

/**
 * The set of kind 'primary' is what the outgoing person has from the property book. What they have from a person passes only
 * with that person's signature: it is the set of kind 'sub', from the giver or from all of them.
 */
function isInSet(chain: readonly string[], { kind, from_user_id: from, giver_user_id: giver }: Parties) {
  const above = chain[chain.indexOf(from) - 1];
  if (kind === 'primary') return above === undefined;
  return giver === null ? above !== undefined : above === giver;
}

/** The section that an item belongs to by its chain; null where the succession is not about it. */
export function sectionOf(chain: readonly string[], parties: Parties): SectionKey | null {
  const { kind, from_user_id: from, to_user_id: to } = parties;
  const at = chain.indexOf(from);
  const below = chain[at + 1];
  if (at >= 0) {
    if (!isInSet(chain, parties)) return null;
    return below === undefined ? { kind: 'held', subUserId: null } : { kind: 'sub', subUserId: below };
  }
  if (kind === 'sub') return null;
  const [first] = chain;
  if (first === undefined) return { kind: 'unsigned', subUserId: null };
  return first === to ? null : { kind: 'from-book', subUserId: first };
}

export const CHAIN = sql<string[]>`array(
  select link.user_id from custody_link link
  where link.item_id = property.id and link.user_id is not null order by link.position)`;

const ofUnit = ({ kind, unit_id: unitId }: Parties): RawBuilder<boolean> =>
  kind === 'primary' ? sql`property.unit_id in ${unitsBelow(unitId)}` : sql`false`;

/**
 * Items on the book with the outgoing person in their chain. For kind 'primary' all others of the unit and of units below
 * it, too.
 */
export const readSetItems = (db: Kysely<Database>, parties: Parties): Promise<ChainItem[]> =>
  db
    .selectFrom('property')
    .select(['property.id', 'property.is_sensitive as isSensitive', CHAIN.as('chain')])
    .where('property.left_at', 'is', null)
    .where(
      sql<boolean>`(${ofUnit(parties)} or exists (select from custody_link link
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
