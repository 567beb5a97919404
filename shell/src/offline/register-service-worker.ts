import { CLAIM_PAGES, SKIP_WAITING } from '@hand-receipt/contracts';
import { lookForNewVersion } from './update/new-version';

/** How often the server is asked for a newer worker (product.md). */
const UPDATE_CHECK_MS = 60_000;
/** A waiting worker is told to take over this long after it began to wait (product.md). */
const WAITING_DELAY_MS = 200;

const takeOver = (worker: ServiceWorker | null) =>
  setTimeout(() => worker?.postMessage({ type: SKIP_WAITING }), WAITING_DELAY_MS);

function whenWaiting(registration: ServiceWorkerRegistration): void {
  // Without a controller this is the first worker ever: it takes over by itself.
  const waits = () => {
    if (registration.waiting && navigator.serviceWorker.controller) takeOver(registration.waiting);
  };
  waits();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', waits);
  });
}

/** The first worker of all brings nothing new; any later one may. */
function whenTakenOver(): void {
  const { serviceWorker } = navigator;
  let before = serviceWorker.controller;
  serviceWorker.addEventListener('controllerchange', () => {
    const isNewer = before !== null;
    before = serviceWorker.controller;
    if (!isNewer) return;
    lookForNewVersion().catch((error: unknown) => console.warn('The newest version is not known', error));
  });
}

/**
 * Registers the worker that keeps the product and what was read for use without a network. A newer one takes
 * over by itself, and the page is not reloaded: what a person types is theirs. It says that a new version is
 * ready, and the files that it was loaded with stay on the device and on the server. A failure is only logged.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registration: ServiceWorkerRegistration | undefined = await navigator.serviceWorker.register(
      '/service-worker.js',
      { scope: '/' },
    );
    // A browser that is told to have no workers answers with nothing.
    if (!registration) return;
    // A page that was being loaded as the worker took over is served by none until it asks.
    if (!navigator.serviceWorker.controller) registration.active?.postMessage({ type: CLAIM_PAGES });
    whenTakenOver();
    whenWaiting(registration);
    setInterval(() => {
      registration
        .update()
        .catch((error: unknown) => console.warn('No newer service worker was found', error));
    }, UPDATE_CHECK_MS);
  } catch (error) {
    console.error('The service worker could not be registered', error);
  }
}
