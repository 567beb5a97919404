import { hideSensitive } from '@hand-receipt/platform';
import { useSyncExternalStore } from 'react';
import { noteSecurity } from './security-log';

const KEY = 'handreceipt.pinHolds';
/** A PIN that is required at every visit is valid in one tab, until the user leaves or reloads its page. */
const VISIT_KEY = 'handreceipt.pinVisit';
/** No choice of settings lets a PIN hold longer. */
const LONGEST_MS = 30 * 60_000;

/** Where storage is refused, each tab asks for itself. */
let own = '';
let visit = '';
const listeners = new Set<() => void>();

function stored(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return own;
  }
}

function store(storage: () => Storage, key: string, text: string): void {
  try {
    if (text) storage().setItem(key, text);
    else storage().removeItem(key);
  } catch {
    // This tab knows.
  }
}

function write(until: string, place: string): void {
  own = until;
  visit = place;
  store(() => localStorage, KEY, until);
  store(() => sessionStorage, VISIT_KEY, place);
  for (const listener of listeners) listener();
}

/** The PIN that this person has just shown holds until then, in every tab. Epoch milliseconds. */
export const holdPin = (userId: string, until: number): void => write(`${userId} ${until}`, '');

/** The PIN that was just shown holds in this tab until this section is left. */
export const holdPinHere = (section: string): void => write('', section);

function lock(userId: string): void {
  write('', '');
  noteSecurity(userId, 'Sensitive items locked');
  void hideSensitive({ device: true });
}

/**
 * From now on the PIN is asked for again, in every tab, and nothing that was read while it held is shown or kept any
 * more. Does nothing where it does not hold.
 */
export function lockSensitive(userId: string): void {
  if (stored() || visit) lock(userId);
}

/** Locks what the page before this one in the same tab left open. */
export function endVisitBefore(userId: string): void {
  try {
    if (!visit && sessionStorage.getItem(VISIT_KEY)) lock(userId);
  } catch {
    // Without storage there is no trace of it; the server ends it.
  }
}

/** Another tab has locked: its device is cleared there, and this tab shows nothing of it any more. */
export function followLocking(): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && !newValue) void hideSensitive({ device: false });
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

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

/** The section in which the PIN holds for this visit; empty where it does not. */
export const usePinVisit = (): string => useSyncExternalStore(subscribe, () => visit);
