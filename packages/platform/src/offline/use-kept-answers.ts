import { ANSWERS_CACHE } from '@hand-receipt/contracts';
import { useEffect, useState } from 'react';
import { urlOf } from '../api/request';
import { useConnection } from '../connection/connection-store';
import { useSession } from '../session/session-store';

/** The worker stores an answer after it has passed it on. */
const STORING_MS = 1000;

/** A read, as `request` is given it. */
export interface ReadCall {
  key: `GET ${string}`;
  params?: object;
  query?: object;
}

const addressOf = ({ key, ...options }: ReadCall): string => urlOf(key.slice('GET '.length), options);

/** Settles once a service worker serves this page. What was fetched before is not stored. */
export async function whenServed(signal: AbortSignal): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return;
  await new Promise<void>((resolve) => {
    serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true, signal });
  });
}

/** Settles after so many milliseconds, or never once it is aborted. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });

/** Those of these addresses whose answer this device does not keep. */
async function findUnkept(urls: readonly string[]): Promise<string[]> {
  const cache = await caches.open(ANSWERS_CACHE);
  const kept = await Promise.all(urls.map((url) => cache.match(url, { ignoreVary: true })));
  return urls.filter((_url, index) => !kept[index]);
}

/** Asks for what is not kept, once a worker is there to store it. @returns whether all of it is kept */
async function keepAnswers(urls: readonly string[], online: boolean, signal: AbortSignal): Promise<boolean> {
  if ((await findUnkept(urls)).length === 0) return true;
  if (!online || !navigator.serviceWorker) return false;
  await whenServed(signal);
  await pause(STORING_MS, signal);
  for (const url of await findUnkept(urls)) await fetch(url, { credentials: 'include', signal });
  await pause(STORING_MS, signal);
  return (await findUnkept(urls)).length === 0;
}

/**
 * Whether this device keeps the answers of some reads, so that they are there without a connection after a reload. What a
 * page read before the service worker was in charge passed it by, so it is asked for once more.
 */
export function useKeptAnswers(calls: readonly ReadCall[]): boolean {
  const online = useConnection((connection) => connection.online);
  // The worker forgets what it keeps where the PIN is asked for.
  const lockChanges = useSession((session) => session.lockChanges);
  const [kept, setKept] = useState('');
  const addresses = calls.map(addressOf).join(' ');
  useEffect(() => {
    // Without a secure connection a browser has no such storage.
    if (addresses === '' || !('caches' in globalThis)) return;
    const stop = new AbortController();
    void keepAnswers(addresses.split(' '), online, stop.signal)
      .catch(() => false)
      .then((isKept) => {
        if (!stop.signal.aborted) setKept(isKept ? addresses : '');
      });
    return () => stop.abort();
  }, [addresses, online, lockChanges]);
  return addresses !== '' && kept === addresses;
}
