const KEY = 'handreceipt.notifications.position';

/**
 * How far this browser has heard the signed-in person's notifications, as `{user id} {last event id}`, so
 * that a reconnection misses none and shows none twice.
 */
export function positionOf(userId: string): string | null {
  const [owner, position] = (localStorage.getItem(KEY) ?? '').split(' ');
  return owner === userId && position ? position : null;
}

/** User id of the person whose notifications this browser last heard. Null where it heard none. */
export function ownerOfPosition(): string | null {
  return (localStorage.getItem(KEY) ?? '').split(' ')[0] || null;
}

export function rememberPosition(userId: string, position: string): void {
  localStorage.setItem(KEY, `${userId} ${position}`);
}

/** Nobody has heard anything here: what comes next is asked for from the start. */
export function forgetPosition(): void {
  localStorage.removeItem(KEY);
}
