/** To one remote. */
const AT_ONCE = 2;
/** To all remotes together, for as long as the first screen still waits for its own answers. */
const AT_ONCE_BEFORE_FIRST_SCREEN = 3;

/** What is under way, by remote. */
const underWay = new Map<string, Set<Promise<unknown>>>();
let firstScreenIsDrawn = false;

/** The first screen has its answers: remotes may have more connections from now on. */
export function noteFirstScreenDrawn(): void {
  firstScreenIsDrawn = true;
}

/** What must end before one more request to a remote may begin; null where it may begin. */
function inTheWay(turns: ReadonlySet<Promise<unknown>>): readonly Promise<unknown>[] | null {
  if (turns.size >= AT_ONCE) return [...turns];
  const all = [...underWay.values()].flatMap((each) => [...each]);
  return !firstScreenIsDrawn && all.length >= AT_ONCE_BEFORE_FIRST_SCREEN ? all : null;
}

/**
 * Runs at most two requests to one remote at a time, and at most three to all of them before the first screen is
 * drawn: a browser has six connections for everything.
 */
export async function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const turns = underWay.get(name) ?? new Set();
  underWay.set(name, turns);
  for (let waits = inTheWay(turns); waits; waits = inTheWay(turns)) {
    await Promise.race(waits).catch(() => undefined);
  }
  const turn = work();
  turns.add(turn);
  try {
    return await turn;
  } finally {
    turns.delete(turn);
  }
}
