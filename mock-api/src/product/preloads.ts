import { type RegisteredRemote, routeAt, type ShellPreload } from '@hand-receipt/contracts';

/** What a document tells its browser to fetch at once. */
export interface Preloads {
  files: string[];
  data: string[];
}

/** What a person who is not signed in may open; every other path shows them the sign-in. */
const GUEST_PAGES = ['register', 'set-password', 'check'];

/** For a document that is kept for every path. */
export const NO_PRELOADS: Preloads = { files: [], data: [] };

/** Of a browser's six connections: a remote that never answers must leave some for the API. */
const REMOTE_FILES = 3;

function pageScripts(remote: RegisteredRemote, page: string, shell: ShellPreload): string[] {
  const shared = (remote.pageShares[page] ?? []).flatMap((name) => shell.shared[name] ?? []);
  const own = [remote.entry, ...remote.chunks, ...(remote.pageChunks[page] ?? [])];
  return [...shared, ...own.slice(0, REMOTE_FILES)];
}

interface PreloadContext {
  registry: RegisteredRemote[];
  shell: ShellPreload;
  signedIn: boolean;
  hanging?: string[];
}

/**
 * Which files and answers the first screen at a path needs. Without these the browser would learn of each
 * only from the one before: shell, registry, remote, page, data, a round to the server each.
 *
 * @param signedIn whether the request carries a session; without one the first screen is the sign-in
 * @param hanging remotes that did not answer this browser: their page waits for them by itself, and the API does not
 */
export function preloadsFor(
  pathname: string,
  { registry, shell, signedIn, hanging = [] }: PreloadContext,
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
  const route = routeAt(
    registry.flatMap((remote) => remote.routes.map((entry) => ({ ...entry, remote }))),
    pathname,
  );
  if (route) {
    const { remote, page, preload = [] } = route;
    if (remote.off) return { files: shell.first, data: ['/api/auth/me'] };
    const scripts = hanging.includes(remote.name) ? [] : pageScripts(remote, page, shell);
    return {
      files: [...shell.first, ...scripts],
      data: ['/api/auth/me', ...preload],
    };
  }
  return { files: [...shell.first, ...own(pathname.split('/')[1] ?? '')], data: ['/api/auth/me'] };
}
