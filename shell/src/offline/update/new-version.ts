import { OFFLINE_DOCUMENT } from '@hand-receipt/contracts';
import { useSyncExternalStore } from 'react';

let ready = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  ready = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether a newer version of the product waits for this page to be loaded again. */
export const useNewVersion = (): boolean => useSyncExternalStore(subscribe, () => ready);

/** Puts the notice away until the next version. */
export const laterVersion = (): void => set(false);

/** A newer version is known to be there: a file of this page's is gone from the server, say. */
export const noteNewVersion = (): void => set(true);

/** What a document runs: its scripts by their hashed names, and the remotes with theirs. */
function buildOf(page: Document): string {
  const scripts = [...page.querySelectorAll('head > script[defer]')].map((script) =>
    script.getAttribute('src'),
  );
  return [...scripts, page.getElementById('remotes')?.textContent ?? ''].join('\n');
}

/**
 * Compares this page with the newest document. A worker of a newer version also takes over pages that are of
 * that version already, because they came from the server.
 */
export async function lookForNewVersion(): Promise<void> {
  const answer = await fetch(OFFLINE_DOCUMENT, { credentials: 'same-origin' });
  if (!answer.ok) return;
  const newest = new DOMParser().parseFromString(await answer.text(), 'text/html');
  if (buildOf(newest) !== buildOf(document)) noteNewVersion();
}
