/** Items of one LIN, NSN or name. */
export interface Group {
  key: string;
  /** How many items it has. */
  items: number;
}

const bySize = (one: Group, other: Group): number =>
  other.items - one.items || (one.key < other.key ? -1 : Number(one.key > other.key));

/**
 * Spreads groups over the months of a cycle: the largest first, each into the month with the fewest items so far, and of
 * those into the earliest. A group is never split.
 *
 * @param months the months of the cycle in their order, at least one
 * @returns the month of each group, by its key
 */
export function planCycle(groups: readonly Group[], months: readonly string[]): Map<string, string> {
  const loads = months.map((month) => ({ month, items: 0 }));
  const plan = new Map<string, string>();
  for (const { key, items } of [...groups].sort(bySize)) {
    const lightest = loads.reduce((least, load) => (load.items < least.items ? load : least));
    lightest.items += items;
    plan.set(key, lightest.month);
  }
  return plan;
}
