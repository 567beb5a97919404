/** Where calls were before they moved. */
interface FormerPath {
  former: string;
  current: string;
  /** Day of the move. */
  movedOn: string;
  /**
   * Until then the former path works: a year at least, since devices and scripts still use it. Left out, it always
   * does, because the product's specification names it.
   */
  worksUntil?: string;
}

const FORMER_PATHS: readonly FormerPath[] = [
  {
    former: '/api/sensitive-items/inventories',
    current: '/api/inventories',
    movedOn: '2026-11-26',
    worksUntil: '2027-11-26',
  },
  {
    former: '/api/property/imports',
    current: '/api/imports',
    movedOn: '2026-11-26',
    worksUntil: '2027-11-26',
  },
  {
    former: '/api/users/connections',
    current: '/api/connections',
    movedOn: '2026-11-26',
  },
  {
    former: '/api/sensitive-items/schedules',
    current: '/api/check-schedules',
    movedOn: '2026-11-26',
    worksUntil: '2027-11-26',
  },
];

/**
 * The move of a call that was asked for at a former path; undefined for any other.
 *
 * @param url path and query as the client sent them
 */
export const formerPathOf = (url: string): FormerPath | undefined =>
  FORMER_PATHS.find(({ former }) => {
    const rest = url.slice(former.length);
    return url.startsWith(former) && (rest === '' || rest.startsWith('/') || rest.startsWith('?'));
  });

/**
 * The path under which a call is served now.
 *
 * @param url path and query as the client sent them
 */
export function currentPathOf(url: string): string {
  const move = formerPathOf(url);
  return move ? move.current + url.slice(move.former.length) : url;
}
