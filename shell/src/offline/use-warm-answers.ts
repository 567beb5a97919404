import type { RegisteredRemote } from '@hand-receipt/contracts';
import { useConnection, useSession } from '@hand-receipt/platform';
import { useEffect } from 'react';
import { useRegistry } from '../app/registry-context';
import { whenIdle } from '../app/when-idle';

/** The first answers that a section's pages ask for, as the remotes declare them. */
const firstAnswers = (registry: readonly RegisteredRemote[]) => [
  ...new Set(registry.flatMap(({ routes }) => routes.flatMap(({ preload }) => preload ?? []))),
];

/** One after the other: nothing waits for these. */
async function fetchEach(urls: readonly string[], signal: AbortSignal): Promise<void> {
  for (const url of urls) await fetch(url, { credentials: 'include', signal }).catch(() => undefined);
}

/**
 * Once the page is idle and the service worker is in charge, asks for the first screen of every section, so
 * that each can be read without a connection, also one that was never opened.
 */
export function useWarmAnswers(): void {
  const registry = useRegistry();
  const userId = useSession((session) => session.user?.id);
  const online = useConnection((connection) => connection.online);

  useEffect(() => {
    if (!userId || !online || !navigator.serviceWorker) return;
    const stop = new AbortController();
    const calledOff = whenIdle(() => {
      void navigator.serviceWorker.ready.then(() => fetchEach(firstAnswers(registry), stop.signal));
    });
    return () => {
      calledOff();
      stop.abort();
    };
  }, [userId, online, registry]);
}
