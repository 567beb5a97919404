import type { RegisteredRemote } from '@hand-receipt/contracts';
import { queryClient } from '@hand-receipt/platform';
import { summaryQuery } from '../api/summary';
import { pagePart } from '../remotes/remote-page';
import { shellPages } from './shell-pages';

const matches = (route: string, pathname: string) =>
  new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}/?$`).test(pathname);

const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);

/**
 * Starts what the first screen needs while the server is still asked who is signed in: its code, and the
 * dashboard's figures. Failures are met again, and told, where the page is shown.
 */
export function startFirstScreen(pathname: string, registry: RegisteredRemote[]): void {
  if (pathname === '/dashboard') quietly(queryClient.prefetchQuery(summaryQuery));
  const own = shellPages.find(({ path }) => matches(path, pathname));
  if (own) return quietly(own.part.load());
  for (const remote of registry) {
    const route = remote.routes.find(({ path }) => matches(path, pathname));
    if (route) return quietly(pagePart(remote.name, route.page).load());
  }
}
