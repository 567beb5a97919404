/** So many lines from beginning to end. */
const LINES = 20;

/**
 * Tells how far a long command is, a line for each twentieth.
 *
 * @param seconds since it began.
 */
export function progressLine(
  total: number,
  seconds: () => number,
): (done: { items: number; events: number }) => void {
  let told = 0;
  return ({ items, events }) => {
    const part = Math.floor((items / total) * LINES);
    if (part === told) return;
    told = part;
    console.log(`${items} of ${total} items, ${events} ledger events, ${seconds()} s`);
  };
}
