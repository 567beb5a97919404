const SPECIAL = /[.*+?^${}()|[\]\\]/g;

/**
 * Whether a route of `remote.json` or of the shell, such as `/transfers/:id`, is at a path. Case does not
 * matter, as for the client's router. Server and client agree.
 */
export const matchesRoute = (route: string, pathname: string): boolean =>
  new RegExp(`^${route.replace(SPECIAL, '\\$&').replace(/:\w+/g, '[^/]+')}/?$`, 'i').test(pathname);
