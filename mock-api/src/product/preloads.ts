import { matchesRoute, type RegisteredRemote, type ShellPreload } from '@hand-receipt/contracts';

/** What a document tells its browser to fetch at once. */
export interface Preloads {
  files: string[];
  data: string[];
}

/** What somebody who is not signed in may open; every other path shows him the sign-in. */
const GUEST_PAGES = ['register', 'set-password'];

/** For a document that is kept for every path. */
export const NO_PRELOADS: Preloads = { files: [], data: [] };

function pageScripts(remote: RegisteredRemote, page: string, shell: ShellPreload): string[] {
  const shared = (remote.pageShares[page] ?? []).flatMap((name) => shell.shared[name] ?? []);
  return [...shared, remote.entry, ...remote.chunks, ...(remote.pageChunks[page] ?? [])];
}

/**
 * Which files and answers the first screen at a path needs. Without these the browser would learn of each
 * only from the one before: shell, registry, remote, page, data, a round to the server each.
 *
 * @param signedIn whether the request carries a session; without one the first screen is the sign-in
 */
export function preloadsFor(
  pathname: string,
  { registry, shell, signedIn }: { registry: RegisteredRemote[]; shell: ShellPreload; signedIn: boolean },
): Preloads {
  const own = (name: string) => shell.pages[name] ?? [];
  if (!signedIn) {
    const page = GUEST_PAGES.find((name) => pathname === `/${name}`) ?? 'login';
    const forms = shell.shared['@hand-receipt/ui/forms'] ?? [];
    return { files: [...shell.first, ...forms, ...own(page)], data: ['/api/auth/me', '/api/config'] };
  }
  if (['/', '/login', '/dashboard'].includes(pathname)) {
    // Its cards come after its figures, and so do the remotes that they are from.
    return { files: [...shell.first, ...own('dashboard')], data: ['/api/auth/me', '/api/dashboard/summary'] };
  }
  for (const remote of registry) {
    const route = remote.routes.find(({ path }) => matchesRoute(path, pathname));
    if (!route) continue;
    return {
      files: [...shell.first, ...pageScripts(remote, route.page, shell)],
      data: ['/api/auth/me', ...(route.preload ?? [])],
    };
  }
  return { files: [...shell.first, ...own(pathname.split('/')[1] ?? '')], data: ['/api/auth/me'] };
}
