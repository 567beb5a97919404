import { useSyncExternalStore } from 'react';

const KEY = 'handreceipt.pinHolds';
/** No choice of settings lets a PIN hold longer. */
const LONGEST_MS = 30 * 60_000;

/** Where storage is refused, each tab asks for itself. */
let own = '';
const listeners = new Set<() => void>();

function stored(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return own;
  }
}

function write(text: string): void {
  own = text;
  try {
    if (text) localStorage.setItem(KEY, text);
    else localStorage.removeItem(KEY);
  } catch {
    // This tab knows.
  }
  for (const listener of listeners) listener();
}

/** The PIN that this person has just shown holds until then, in every tab. Epoch milliseconds. */
export const holdPin = (userId: string, until: number): void => write(`${userId} ${until}`);

/** From now on the PIN is asked for again, in every tab. */
export const lockPin = (): void => write('');

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/**
 * Until when this person's PIN holds, epoch milliseconds; 0 where it does not. A time that no choice could
 * have given is none.
 */
export function usePinHold(userId: string): number {
  const [owner, until] = useSyncExternalStore(subscribe, stored).split(' ');
  const at = Number(until);
  return owner === userId && at > 0 && at <= Date.now() + LONGEST_MS ? at : 0;
}
