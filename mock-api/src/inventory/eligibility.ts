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
export const isBelowRank = (rank: Rank, least: Rank): boolean => orderOf(rank) < orderOf(least);

/**
 * Why a person may not count, at the choice of the team, at the opening and at each read. None: they may.
 *
 * @param rules as of the opening; null for an inventory from before, in which everybody may who is on the team
 */
export function eligibility(
  rules: InventoryRules | null,
  { id, name, rank }: CountingPerson,
  { armorers, firstReaders, lastReaders, waived, ownLine }: EligibilityContext,
): Reason[] {
  const reasons: Reason[] = [];
  if (firstReaders.has(id)) reasons.push({ rule: 'recount', words: `${name} counted in the first count.` });
  if (!rules) return reasons;
  if (rules.notArmorer && armorers.has(id) && !waived.has('notArmorer')) {
    reasons.push({ rule: 'notArmorer', words: `${name} is the armorer.` });
  }
  const countedOn = lastReaders.get(id);
  if (rules.notTwice && countedOn !== undefined && !waived.has('notTwice')) {
    reasons.push({ rule: 'notTwice', words: `${name} counted on ${countedOn}.` });
  }
  if (rules.minRank && isBelowRank(rank, rules.minRank) && !waived.has('minRank')) {
    reasons.push({ rule: 'minRank', words: `${name} is below ${rules.minRank}.` });
  }
  if (rules.notHolder && ownLine !== null && !waived.has('notHolder')) {
    reasons.push({ rule: 'notHolder', words: ownLine });
  }
  return reasons;
}
