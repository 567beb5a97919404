import { HANGING_REMOTES_COOKIE } from '@hand-receipt/contracts';

/** How long a remote that hung is asked for nothing, unless the user presses Try again. */
const REST_MS = 60_000;

/** Since when a remote has been down. */
const downSince = new Map<string, number>();

/** Hears of each remote that hangs. */
type OnDown = (name: string) => void;
const listeners = new Set<OnDown>();

/** @returns stops hearing */
export function onRemoteDown(heard: OnDown): () => void {
  listeners.add(heard);
  return () => listeners.delete(heard);
}

/** A remote did not answer in time. It is not asked again until the user presses Try again. */
export class RemoteHangs extends Error {
  override name = 'RemoteHangs';
}

/** The server preloads nothing of a remote that the cookie names. */
function tellServer(): void {
  const names = [...downSince.keys()].join('.');
  const life = names ? REST_MS / 1000 : 0;
  document.cookie = `${HANGING_REMOTES_COOKIE}=${names}; path=/; max-age=${life}; samesite=lax`;
}

/** Whether a remote has hung and not answered since: nothing is fetched of it ahead of time. */
export const hasHung = (name: string): boolean => downSince.has(name);

/** Whether any remote is down for this page, or was a moment ago for the page before it. */
export const isAnyDown = (): boolean =>
  downSince.size > 0 ||
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${HANGING_REMOTES_COOKIE}=mfe-`));

/** @throws RemoteHangs where the remote hung less than a minute ago */
export function assertMayAsk(name: string): void {
  const since = downSince.get(name);
  if (since !== undefined && Date.now() - since < REST_MS) throw new RemoteHangs(`${name} did not answer`);
}

export function markDown(name: string): void {
  downSince.set(name, Date.now());
  tellServer();
  for (const heard of listeners) heard(name);
}

/** The remote answered, or the user pressed Try again. */
export function clearDown(name: string): void {
  if (downSince.delete(name)) tellServer();
}
