import { isMetered, pause, whenServed } from '@hand-receipt/platform';
import { useEffect } from 'react';

/** The screen has what it needs by then; the decoder is not to compete with it. */
const QUIET_MS = 3000;

/** Fetches the decoder once a service worker is there to store it. On a first visit it starts after the page. */
async function storeDecoder(signal: AbortSignal): Promise<void> {
  await whenServed(signal);
  await pause(QUIET_MS, signal);
  const { fetchDecoder } = await import('@hand-receipt/scan/camera');
  await fetchDecoder();
}

/**
 * Lets the service worker store the code decoder, so that codes can be read in an arms room without a signal. The device
 * fetches it when the user opens a screen where codes are read, or on mobile data at the first scan.
 */
export function useKeptDecoder(): void {
  useEffect(() => {
    // Without a secure connection a browser has no service worker.
    if (!navigator.serviceWorker || isMetered()) return;
    const stop = new AbortController();
    storeDecoder(stop.signal).catch((error: unknown) => console.warn('The decoder was not kept', error));
    return () => stop.abort();
  }, []);
}
