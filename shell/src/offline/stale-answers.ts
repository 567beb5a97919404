import { ANSWERS_CACHE, KEPT_AT_HEADER } from '@hand-receipt/contracts';

/**
 * Those of these addresses whose answer the device has not kept, or has kept for longer.
 *
 * @param freshMs an answer that was kept less than so many milliseconds ago is good enough; 0 for none
 */
export async function staleAnswers(urls: readonly string[], freshMs: number): Promise<string[]> {
  const cache = await caches.open(ANSWERS_CACHE);
  const kept = await Promise.all(urls.map((url) => cache.match(url, { ignoreVary: true })));
  return urls.filter((_url, at) => {
    const keptAt = Date.parse(kept[at]?.headers.get(KEPT_AT_HEADER) ?? '');
    return !(Date.now() - keptAt < freshMs);
  });
}
