/** Paths of calls before they moved. Devices may still hold queued reads for them. */
const FORMER_PATHS: readonly (readonly [former: string, current: string])[] = [
  ['/api/sensitive-items/inventories', '/api/inventories'],
];

/**
 * The path under which a call is served now.
 *
 * @param url path and query as the client sent them
 */
export function currentPathOf(url: string): string {
  for (const [former, current] of FORMER_PATHS) {
    const rest = url.slice(former.length);
    if (url.startsWith(former) && (rest === '' || rest.startsWith('/') || rest.startsWith('?'))) {
      return current + rest;
    }
  }
  return url;
}
