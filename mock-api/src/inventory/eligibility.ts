import { type InventoryRule, type InventoryRules, RANKS, type Rank } from '@hand-receipt/contracts';

/** Why a person may not count. 'recount': they read something in the first count. */
export interface Reason {
  rule: InventoryRule | 'recount';
  /** A sentence, e.g. 'SGT Navarro is the armorer.' */
  words: string;
}

/** Who is to count; `name` is rank and last name. */
export interface CountingPerson {
  id: string;
  name: string;
  rank: Rank;
}

export interface EligibilityContext {
  /** Ids of the operators of arms rooms of the unit. */
  armorers: ReadonlySet<string>;
  /** Ids of those who read something in the first count; empty before the recount. */
  firstReaders: ReadonlySet<string>;
  /** Of those who read a line in the last closed inventory of the program: the day, e.g. '22OCT2026'. */
  lastReaders: ReadonlyMap<string, string>;
  /** Rules that a Commander waived for the person. */
  waived: ReadonlySet<InventoryRule>;
  /** Says that the line which is to be read is the person's own; null for any other, and where no line is read. */
  ownLine: string | null;
}

/** Ranks that stand beside another one. */
const EQUAL_RANKS: Partial<Record<Rank, Rank>> = { '1SG': 'MSG', CSM: 'SGM' };

const orderOf = (rank: Rank): number => RANKS.indexOf(EQUAL_RANKS[rank] ?? rank);

/** Whether one rank is below another by the order of `RANKS`; SGM and CSM are equal, as are MSG and 1SG. */
const isBelowRank = (rank: Rank, least: Rank): boolean => orderOf(rank) < orderOf(least);

type Check = (rules: InventoryRules, person: CountingPerson, context: EligibilityContext) => string | null;

/** What each rule says of a person whom it excludes; null for any other. In the order in which reasons are given. */
const CHECKS: readonly (readonly [InventoryRule, Check])[] = [
  [
    'notArmorer',
    ({ notArmorer }, { id, name }, { armorers }) =>
      notArmorer && armorers.has(id) ? `${name} is the armorer.` : null,
  ],
  [
    'notTwice',
    ({ notTwice }, { id, name }, { lastReaders }) => {
      const day = lastReaders.get(id);
      return notTwice && day !== undefined ? `${name} counted on ${day}.` : null;
    },
  ],
  [
    'minRank',
    ({ minRank }, { name, rank }) =>
      minRank && isBelowRank(rank, minRank) ? `${name} is below ${minRank}.` : null,
  ],
  ['notHolder', ({ notHolder }, _person, { ownLine }) => (notHolder ? ownLine : null)],
];

/** Why a person who read something in the first count may not recount. */
export const countedFirst = (name: string): string => `${name} counted in the first count.`;

/**
 * Why a person may not count, at the choice of the team, at the opening and at each read. None: they may.
 *
 * @param rules as of the opening; null for an inventory from before, in which everybody may who is on the team
 */
export function eligibility(
  rules: InventoryRules | null,
  person: CountingPerson,
  context: EligibilityContext,
): Reason[] {
  const { id, name } = person;
  const reasons: Reason[] = context.firstReaders.has(id)
    ? [{ rule: 'recount', words: countedFirst(name) }]
    : [];
  if (!rules) return reasons;
  for (const [rule, check] of CHECKS) {
    const words = context.waived.has(rule) ? null : check(rules, person, context);
    if (words !== null) reasons.push({ rule, words });
  }
  return reasons;
}
