import { useConnection, useSession, whenServed } from '@hand-receipt/platform';
import { useEffect } from 'react';
import { useRegistry } from '../app/registry-context';
import { whenIdle } from '../app/when-idle';
import { firstAnswers } from './first-answers';
import { staleAnswers } from './stale-answers';

/** What another page of this browser asked for so lately is good enough to be read without a connection. */
const FRESH_MS = 5 * 60_000;

/** Reads the whole answer: a worker that still has one to hand over is not replaced by a newer one. */
async function fetchWhole(url: string, signal: AbortSignal): Promise<void> {
  const answer = await fetch(url, { credentials: 'include', signal });
  await answer.arrayBuffer();
}

/** One after the other: nothing waits for these. */
async function fetchStale(urls: readonly string[], freshMs: number, signal: AbortSignal): Promise<void> {
  await whenServed(signal);
  for (const url of await staleAnswers(urls, freshMs)) await fetchWhole(url, signal).catch(() => undefined);
}

/**
 * Once the page is idle and the service worker is in charge, asks for the first screen of every section where what is
 * kept of it is older than five minutes, so that each can be read without a connection, also one that was never opened.
 */
export function usePrefetchAnswers(): void {
  const registry = useRegistry();
  const userId = useSession((session) => session.user?.id);
  const online = useConnection((connection) => connection.online);
  // What was kept is gone, or holds what may be shown no longer.
  const lockChanges = useSession((session) => session.lockChanges);

  useEffect(() => {
    if (!userId || !online || !navigator.serviceWorker) return;
    const stop = new AbortController();
    const calledOff = whenIdle(() => {
      const freshMs = lockChanges === 0 ? FRESH_MS : 0;
      // A browser that refuses its storage keeps nothing to be read later.
      fetchStale(firstAnswers(registry), freshMs, stop.signal).catch(() => undefined);
    });
    return () => {
      calledOff();
      stop.abort();
    };
  }, [userId, online, registry, lockChanges]);
}
