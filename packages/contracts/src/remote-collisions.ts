import { matchPath } from './match-route';
import { OFFLINE_DOCUMENT } from './offline';

/** Every path that the shell shows by itself. */
export const SHELL_PATHS = [
  '/',
  '/login',
  '/register',
  '/set-password',
  '/check',
  '/dashboard',
  '/profile',
  '/settings',
  '/user-management',
  '/sections',
  '/operations',
  '/webhooks',
];

/** First segments of what the server answers with something else than the document of the page. */
const SERVER_FOLDERS = [
  'api',
  'assets',
  'remotes',
  'healthz',
  'readyz',
  'metrics',
  OFFLINE_DOCUMENT.slice(1),
];

/** Hears of one entry that is left out, such as `routes/0 /settings is a path of the shell`. */
type Report = (remote: string, fault: string) => void;

/** One text for all paths that are at the same addresses: `/Range/:id` and `/range/:key` are. */
const patternOf = (path: string): string =>
  path
    .split('/')
    .map((segment) => (segment.startsWith(':') ? ':' : segment.toLowerCase()))
    .join('/');

/** Whose a path is besides the remotes; undefined where a remote may have it. */
function ownerOf(path: string): string | undefined {
  if (SERVER_FOLDERS.includes(path.split('/')[1]?.toLowerCase() ?? '')) return 'a path of the server';
  return SHELL_PATHS.some((own) => matchPath(path, own) && !path.includes(':'))
    ? 'a path of the shell'
    : undefined;
}

/** Remembers who has what first. @returns why somebody else may not have it, or undefined */
function firstCome(what: string) {
  const owners = new Map<string, string>();
  return (key: string, remote: string): string | undefined => {
    const owner = owners.get(key);
    if (owner === undefined) owners.set(key, remote);
    if (owner === undefined) return undefined;
    return owner === remote ? `is ${what} twice` : `is ${what} of ${owner} too, which keeps it`;
  };
}

interface Declared {
  name: string;
  nav: readonly { path: string }[];
  routes: readonly { path: string }[];
  slots: readonly { slot: string; name: string }[];
}

/**
 * Which entries of several remotes are left because another has the same: the remote that comes first keeps it. What
 * the shell shows by itself no remote can take.
 */
export function withoutCollisions<R extends Declared>(remotes: readonly R[], report: Report): R[] {
  const takenRoute = firstCome('a route');
  const takenEntry = firstCome('a navigation entry');
  return remotes.map((remote) => {
    const lost = new Set<string>();
    const keep = (at: string, label: string, fault: string | undefined): boolean => {
      if (fault) report(remote.name, `${at} ${label} ${fault}`);
      return fault === undefined;
    };
    const routes = remote.routes.filter(({ path }, index) => {
      const pattern = patternOf(path);
      const owner = ownerOf(path);
      const isKept = keep(`routes/${index}`, path, owner ? `is ${owner}` : takenRoute(pattern, remote.name));
      if (!isKept) lost.add(pattern);
      return isKept;
    });
    const kept = new Set(routes.map(({ path }) => patternOf(path)));
    const nav = remote.nav.filter(({ path }, index) => {
      const pattern = patternOf(path);
      const owner = ownerOf(path);
      const isLost = lost.has(pattern) && !kept.has(pattern);
      const fault = isLost ? 'leads to a route that was left out' : takenEntry(pattern, remote.name);
      return keep(`nav/${index}`, path, owner ? `is ${owner}` : fault);
    });
    const takenFill = firstCome('a name in its slot');
    const slots = remote.slots.filter(({ slot, name }, index) =>
      keep(`slots/${index}`, `${slot} ${name}`, takenFill(`${remote.name} ${slot} ${name}`, remote.name)),
    );
    return { ...remote, routes, nav, slots };
  });
}
