/** Only its origin matters: a path that leaves it is not ours. */
const BASE = 'http://this-site.invalid';
const MOST_CHARACTERS = 500;

/**
 * Where the browser goes on after a sign-in: a page of this site, or the dashboard for anything else, so that a link to
 * the sign-in leads nobody to another site.
 */
export function returnTo(asked: unknown, fallback = '/dashboard'): string {
  if (typeof asked !== 'string' || !asked.startsWith('/') || asked.length > MOST_CHARACTERS) return fallback;
  if (!URL.canParse(asked, BASE)) return fallback;
  const { origin, pathname, search, hash } = new URL(asked, BASE);
  if (origin !== BASE || pathname.startsWith('//') || pathname.startsWith('/api/')) return fallback;
  return pathname + search + hash;
}
