import type { Tone } from '../status/tone';

export interface ToastMessage {
  title: string;
  description?: string;
  tone?: Exclude<Tone, 'neutral'>;
  /** The page of what it tells of; it can be reached without the toast too. */
  link?: { to: string; label: string };
}

export interface ShownToast extends ToastMessage {
  id: number;
}

let shown: ShownToast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: ShownToast | null) {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a message for 5000 ms, in place of the one that may be there. Works outside React. */
export function toast(message: ToastMessage): void {
  lastId += 1;
  show({ ...message, id: lastId });
}

/** Takes the message away before its time; with an id only if that one is still shown. */
export function dismissToast(id?: number): void {
  if (shown && (id === undefined || shown.id === id)) show(null);
}

/** Whether a message is on screen, which a reminder should not take the place of. */
export const isToastShown = (): boolean => shown !== null;

export const readToast = (): ShownToast | null => shown;

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
