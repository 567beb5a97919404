const LOCK = 'handreceipt.session';

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs one sign-in or sign-out of this browser after the other. The answer to a sign-out removes the session cookie: one
 * that came after a sign-in would remove the new one.
 */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request(LOCK, work) as Promise<T>;
  // Browsers give locks only over HTTPS; without them, this tab at least is in order.
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return mine;
}
