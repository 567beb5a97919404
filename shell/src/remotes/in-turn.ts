const AT_ONCE = 2;

/** What is under way, by remote. */
const underWay = new Map<string, Set<Promise<unknown>>>();

/** Runs at most two requests to one remote at a time: a browser has six connections for everything. */
export async function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const turns = underWay.get(name) ?? new Set();
  underWay.set(name, turns);
  while (turns.size >= AT_ONCE) await Promise.race(turns).catch(() => undefined);
  const turn = work();
  turns.add(turn);
  try {
    return await turn;
  } finally {
    turns.delete(turn);
  }
}
