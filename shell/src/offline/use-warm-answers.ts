import { useConnection, useSession } from '@hand-receipt/platform';
import { useEffect } from 'react';
import { useRegistry } from '../app/registry-context';
import { whenIdle } from '../app/when-idle';
import { firstAnswers } from './first-answers';

/** Settles once a worker serves this page; what is fetched before passes it by. */
async function controlled(signal: AbortSignal): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return;
  await new Promise<void>((resolve) => {
    serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true, signal });
  });
}

/** One after the other: nothing waits for these. */
async function fetchEach(urls: readonly string[], signal: AbortSignal): Promise<void> {
  for (const url of urls) await fetch(url, { credentials: 'include', signal }).catch(() => undefined);
}

/**
 * Once the page is idle and the service worker is in charge, asks for the first screen of every section, so
 * that each can be read without a connection, also one that was never opened.
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
      void controlled(stop.signal).then(() => fetchEach(firstAnswers(registry), stop.signal));
    });
    return () => {
      calledOff();
      stop.abort();
    };
  }, [userId, online, registry, lockChanges]);
}
