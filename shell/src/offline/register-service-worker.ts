import { CLAIM_PAGES, GIVE_UP_REMOTE, SKIP_WAITING } from '@hand-receipt/contracts';
import { isAnyDown, onRemoteDown } from '../remotes/health';
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
  // One that was found before this page listened is being installed by now.
  const follow = () => registration.installing?.addEventListener('statechange', waits);
  waits();
  follow();
  registration.addEventListener('updatefound', follow);
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

/** A worker that is being installed fetches the files of every remote: it lets go of one that a page found to hang. */
function tellOfHangingRemotes(registration: ServiceWorkerRegistration): void {
  onRemoteDown((remote) => {
    for (const worker of [registration.installing, registration.active])
      worker?.postMessage({ type: GIVE_UP_REMOTE, remote });
  });
}

/** To install a worker asks for the files of every remote, and of one that is down nothing is asked. */
async function noRemoteIsDown(): Promise<void> {
  while (isAnyDown()) await new Promise((resolve) => setTimeout(resolve, UPDATE_CHECK_MS));
}

/**
 * Registers the worker that keeps the product and what was read for use without a network. A newer one takes
 * over by itself, and the page is not reloaded: what a person types is theirs. It says that a new version is
 * ready, and the files that it was loaded with stay on the device and on the server. A failure is only logged.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await noRemoteIsDown();
    const registration: ServiceWorkerRegistration | undefined = await navigator.serviceWorker.register(
      '/service-worker.js',
      { scope: '/' },
    );
    // A browser that is told to have no workers answers with nothing.
    if (!registration) return;
    // A page that was being loaded as the worker took over is served by none until it asks.
    if (!navigator.serviceWorker.controller) registration.active?.postMessage({ type: CLAIM_PAGES });
    tellOfHangingRemotes(registration);
    whenTakenOver();
    whenWaiting(registration);
    setInterval(() => {
      if (isAnyDown()) return;
      registration
        .update()
        .catch((error: unknown) => console.warn('No newer service worker was found', error));
    }, UPDATE_CHECK_MS);
  } catch (error) {
    console.error('The service worker could not be registered', error);
  }
}
