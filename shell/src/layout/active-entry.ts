import { type RegisteredRemote, routeAt } from '@hand-receipt/contracts';
import { useLocation } from '@hand-receipt/platform';
import { createContext, useContext } from 'react';
import { useRegistry } from '../app/registry-context';
import { isAt } from './is-at';
import { navItems } from './navigation';

/** Pages of the reader's own, which stand below the sections. */
export const OWN_PATHS = { settings: '/settings', profile: '/profile' } as const;

/** True while a panel that belongs to another entry lies over the page: the page's own entry then looks like the rest. */
export const CoveredContext = createContext(false);

/** The main entry of the section whose page is at a path, for a page that is below none of the entries. */
function entryOfSection(registry: RegisteredRemote[], pathname: string): string | undefined {
  const section = registry.find(({ routes }) => routeAt(routes, pathname));
  const [first] = (section?.nav ?? []).toSorted((a, b) => a.order - b.order);
  return section?.nav.find(({ group }) => group === 'main')?.path ?? first?.path;
}

/** Attributes of an entry: at most one of the navigation is that of the page, and at most one looks active. */
export function useActiveEntry(path: string) {
  const { pathname } = useLocation();
  const registry = useRegistry();
  const covered = useContext(CoveredContext);
  const paths = [...navItems(registry).map((item) => item.path), ...Object.values(OWN_PATHS)];
  // The longest path that fits, where one section is below another.
  const [current] = paths.filter((each) => isAt(pathname, each)).sort((a, b) => b.length - a.length);
  const isCurrent = (current ?? entryOfSection(registry, pathname)) === path;
  return {
    'aria-current': isCurrent ? ('page' as const) : undefined,
    'data-active': (isCurrent && !covered) || undefined,
  };
}
