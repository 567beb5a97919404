import { isMetered } from '@hand-receipt/platform';
import { useEffect } from 'react';

/** The screen has what it needs by then; the decoder is not to compete with it. */
const QUIET_MS = 3000;

async function storeDecoder(): Promise<void> {
  const { fetchDecoder } = await import('@hand-receipt/scan/camera');
  await fetchDecoder();
}

/**
 * Lets the service worker store the code decoder, so that codes can be read in an arms room without a signal. The device
 * fetches it when the user opens a screen where codes are read, or on mobile data at the first scan.
 */
export function useKeptDecoder(): void {
  useEffect(() => {
    if (!navigator.serviceWorker?.controller || isMetered()) return;
    const timer = setTimeout(() => {
      storeDecoder().catch((error: unknown) => console.warn('The decoder was not kept', error));
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
}
