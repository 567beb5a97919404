import { notificationsStore } from './notifications-store';
import { forgetPosition, ownerOfPosition, positionOf } from './position';

const KEY = 'handreceipt.notifications.shown';

/** What a person had in their panel when they signed out: the server's numbers alone, and nothing that says anything. */
interface Shown {
  owner: string;
  /** How far they had received; what came before and is not listed they had cleared. */
  position: number;
  read: number[];
  unread: number[];
}

const areNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every(Number.isInteger);

function shownTo(userId: string): Shown | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Shown> | null;
    const isHis = kept?.owner === userId && Number.isInteger(kept.position);
    return isHis && areNumbers(kept.read) && areNumbers(kept.unread) ? (kept as Shown) : null;
  } catch {
    return null;
  }
}

/**
 * Empties the panel and removes its text from this browser. Which notifications were in it, and which of them were
 * unread, stays: signing in again brings those back, and none that was cleared.
 */
export function forgetNotifications(userId: string): void {
  const { list, clear } = notificationsStore.getState();
  const before = shownTo(userId);
  const numbers = (read: boolean) =>
    list.filter((one) => one.read === read && /^\d+$/.test(one.id)).map(({ id }) => Number(id));
  const position = Number(positionOf(userId) ?? 0);
  clear();
  try {
    forgetPosition();
    // They signed out before all of it had come back.
    if (before && before.position > position) return;
    localStorage.setItem(
      KEY,
      JSON.stringify({
        owner: userId,
        position,
        read: numbers(true),
        unread: numbers(false),
      } satisfies Shown),
    );
  } catch {
    // Without storage there was no text either.
  }
}

/** Empties the panel, as a sign-out does, where it has the notifications of another person. */
export function forgetNotificationsOfOthers(userId: string): void {
  const owner = ownerOfPosition();
  if (owner !== null && owner !== userId) forgetNotifications(owner);
}

/** From which number on this person's notifications are to be asked for; null where this browser does not know. */
export function firstShown(userId: string): string | null {
  const shown = shownTo(userId);
  if (!shown) return null;
  return String(Math.min(shown.position + 1, ...shown.read, ...shown.unread) - 1);
}

/**
 * How a notification that has arrived goes into the panel: as it stood there when its person signed out, or unread.
 * @returns null for one that they had cleared
 */
export function asShownBefore(userId: string, id: string): { read: boolean } | null {
  const shown = shownTo(userId);
  const number = Number(id);
  if (!shown) return { read: false };
  if (number >= shown.position) localStorage.removeItem(KEY);
  if (number > shown.position) return { read: false };
  if (shown.read.includes(number)) return { read: true };
  return shown.unread.includes(number) ? { read: false } : null;
}
