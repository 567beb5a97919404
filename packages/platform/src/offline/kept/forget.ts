import { ANSWERS_CACHE, FORGET_ANSWERS, STORAGE_KEYS } from '@hand-receipt/contracts';
import { queueStore } from '../queue-store';
import { openStore, type StoreName } from './database';
import { rowsWritten } from './persons-rows';

const READABLE: readonly StoreName[] = ['property', 'notifications', 'consumables', 'consumptionHistory'];

/** A worker of an earlier release does not answer. */
const WORKER_LIMIT_MS = 1000;

/** The service worker keeps no answer that is still on its way to it. Settles when it has heard. */
function workerForgets(): Promise<void> {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  if (!worker) return Promise.resolve();
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const done = () => {
      port1.close();
      resolve();
    };
    port1.onmessage = done;
    setTimeout(done, WORKER_LIMIT_MS);
    worker.postMessage({ type: FORGET_ANSWERS }, [port2]);
  });
}

/**
 * Removes from this device whatever its person could read on it: answers of the server, lists and
 * notifications. The product's own files stay.
 *
 * @param options `queue`: also what waited to be sent; without it, that waits until its person signs in again
 */
export async function forgetDevice({ queue }: { queue: boolean }): Promise<void> {
  if (queue) {
    queueStore.setState({ entries: [] });
    localStorage.removeItem(STORAGE_KEYS.offlineQueue);
  }
  const stores = queue ? [...READABLE, 'syncQueue' as const] : READABLE;
  await rowsWritten();
  const cleared = ('indexedDB' in globalThis ? stores : []).map(async (name) =>
    (await openStore(name)).clear(),
  );
  if ('caches' in globalThis) cleared.push(caches.delete(ANSWERS_CACHE).then(() => undefined));
  cleared.push(workerForgets());
  for (const result of await Promise.allSettled(cleared)) {
    if (result.status === 'rejected') console.warn('This device kept something', result.reason);
  }
}

/** User id of whoever's answers this device keeps; null where it keeps none. */
export async function keptFor(): Promise<string | null> {
  if (!('caches' in globalThis)) return null;
  const answer = await caches.match('/api/auth/me', { cacheName: ANSWERS_CACHE });
  const user = (await answer?.json().catch(() => null)) as { id?: unknown } | null | undefined;
  return typeof user?.id === 'string' ? user.id : null;
}
