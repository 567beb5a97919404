import { queryClient } from '@hand-receipt/platform';
import { useEffect } from 'react';
import { notificationsPanel, signInAgain } from '../layout/over-parts';
import { queuePanel } from '../offline/queue-part';
import { noteFirstScreenDrawn } from '../remotes/in-turn';
import { prefetchOnIdle } from '../remotes/prefetch';
import { sharedModules } from '../remotes/shared-modules';
import { useRegistry } from './registry-context';
import { shellPages } from './shell-pages';
import { whenIdle } from './when-idle';

const SETTLED_MS = 1000;

/**
 * Once the first screen has its answers, fetches the code of all other sections, so that nobody waits for the
 * network at a section's first visit.
 */
export function usePrefetch(): void {
  const registry = useRegistry();

  useEffect(() => {
    let calledOff = () => {};
    const timer = setInterval(() => {
      if (queryClient.isFetching() > 0) return;
      clearInterval(timer);
      noteFirstScreenDrawn();
      calledOff = whenIdle(() => {
        prefetchOnIdle(registry);
        const parts = [...shellPages.map(({ part }) => part), notificationsPanel, signInAgain, queuePanel];
        const loads = [...parts.map(({ load }) => load), ...Object.values(sharedModules)];
        for (const load of loads) load().catch(() => undefined);
      });
    }, SETTLED_MS);
    return () => {
      clearInterval(timer);
      calledOff();
    };
  }, [registry]);
}
