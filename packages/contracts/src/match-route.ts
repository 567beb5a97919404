/** Segments of a path as the client's router reads it: decoded, without a slash at the end. */
function segmentsOf(path: string): string[] {
  const segments = path.split('/');
  while (segments.length > 2 && segments.at(-1) === '') segments.pop();
  try {
    return segments.map((segment) => decodeURIComponent(segment));
  } catch {
    // The router takes a path that it cannot decode as it is.
    return segments;
  }
}

const isParam = (segment: string) => segment.startsWith(':');

/**
 * Whether a route of `remote.json` or of the shell, such as `/transfers/:id`, is at a path. Case does not
 * matter, as for the client's router. Server and client agree.
 */
export function matchPath(route: string, pathname: string): boolean {
  const wanted = route.split('/');
  const given = segmentsOf(pathname);
  return (
    wanted.length === given.length &&
    wanted.every((segment, index) => {
      const there = given[index] ?? '';
      return isParam(segment) ? there !== '' : segment.toLowerCase() === there.toLowerCase();
    })
  );
}

const named = (route: string) => route.split('/').filter((segment) => !isParam(segment)).length;

/** The one of several routes that the client's router shows at a path: the most specific, of equals the first. */
export function routeAt<R extends { path: string }>(routes: readonly R[], pathname: string): R | undefined {
  const [first, ...others] = routes.filter(({ path }) => matchPath(path, pathname));
  return others.reduce((best, next) => (best && named(next.path) <= named(best.path) ? best : next), first);
}

/** What stands in a path for the last parameter of a route that is at it, decoded; undefined for a route without one. */
export function lastParam(route: string, pathname: string): string | undefined {
  const given = segmentsOf(pathname);
  return route
    .split('/')
    .flatMap((segment, index) => (isParam(segment) ? (given[index] ?? []) : []))
    .at(-1);
}
