import { ANSWERS_CACHE, FORGET_ANSWERS } from '@hand-receipt/contracts';
import { queueStore } from '../queue-store';
import { openStore, type StoreName } from './database';
import { clearPacks } from './counter-packs';
import { dropDraftFilesOf } from './draft-files';
import { dropEntriesOf } from './queue-database';
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
 * @param options `queueOf`: id of a person whose unsent changes go too; what others have not sent waits until they
 *   sign in again
 */
export async function forgetDevice({ queueOf = null }: { queueOf?: string | null } = {}): Promise<void> {
  queueStore.setState(({ entries }) => ({
    answers: {},
    entries: entries.filter(({ owner }) => owner !== queueOf),
  }));
  await rowsWritten();
  const cleared = ('indexedDB' in globalThis ? READABLE : []).map(async (name) =>
    (await openStore(name)).clear(),
  );
  if (queueOf !== null) cleared.push(dropEntriesOf(queueOf));
  if ('indexedDB' in globalThis) cleared.push(clearPacks());
  if (queueOf !== null && 'indexedDB' in globalThis) cleared.push(dropDraftFilesOf(queueOf));
  if ('caches' in globalThis) cleared.push(caches.delete(ANSWERS_CACHE).then(() => undefined));
  cleared.push(workerForgets());
  for (const result of await Promise.allSettled(cleared)) {
    if (result.status === 'rejected') console.warn('This device kept something', result.reason);
  }
}

/** Answers that say who the person is and what they chose. No item is in them. */
const WHO = ['/api/auth/me', '/api/config', '/api/settings'];

/**
 * Removes what could be read on this device about items, and keeps who is signed in. What waits to be sent stays.
 */
export async function forgetItems(): Promise<void> {
  if (!('caches' in globalThis)) return forgetDevice();
  const answers = await caches.open(ANSWERS_CACHE);
  const kept = await Promise.all(WHO.map(async (url) => ({ url, answer: await answers.match(url) })));
  await forgetDevice();
  const fresh = await caches.open(ANSWERS_CACHE);
  for (const { url, answer } of kept) if (answer) await fresh.put(url, answer);
}

/** User id of the person whose responses this device stores. Null if it stores none. */
export async function keptFor(): Promise<string | null> {
  if (!('caches' in globalThis)) return null;
  const answer = await caches.match('/api/auth/me', { cacheName: ANSWERS_CACHE });
  const user = (await answer?.json().catch(() => null)) as { id?: unknown } | null | undefined;
  return typeof user?.id === 'string' ? user.id : null;
}
