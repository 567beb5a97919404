import { cacheNames } from 'workbox-core';

/** Caches of the files of earlier releases, one for each release that went before. */
const PREFIX = 'handreceipt-past-';
/** As many as the server keeps of them, besides the newest. */
const RELEASES_KEPT = 2;

const pastCaches = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX)).sort();

/** A file by its hashed name; what has no such name is kept under its revision, and means the newest only. */
const isHashed = (url: string) => /\.[0-9a-f]{8,}\.\w+$/.test(new URL(url).pathname) && !url.includes('?');

async function keep(requests: readonly Request[], from: Cache): Promise<void> {
  if (requests.length === 0) return;
  const past = await caches.open(`${PREFIX}${Date.now()}`);
  for (const request of requests) {
    const file = await from.match(request);
    if (file) await past.put(request, file);
  }
}

/**
 * Sets the files aside that the next release has no more: a page that is open goes on with the release that it
 * was loaded with, and may still want the rest of it.
 *
 * @param next paths of the next release's files
 */
export async function keepPastFiles(next: ReadonlySet<string>): Promise<void> {
  const current = await caches.open(cacheNames.precache);
  const going = (await current.keys()).filter(({ url }) => isHashed(url) && !next.has(new URL(url).pathname));
  const known = await Promise.all(going.map(({ url }) => pastFile(url)));
  await keep(
    going.filter((_, index) => !known[index]),
    current,
  );
  const old = (await pastCaches()).slice(0, -RELEASES_KEPT);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** A file of an earlier release, as long as it is kept. */
export async function pastFile(url: string): Promise<Response | undefined> {
  for (const cacheName of await pastCaches()) {
    const file = await caches.match(url, { cacheName });
    if (file) return file;
  }
  return undefined;
}
