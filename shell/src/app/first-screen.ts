import { type RegisteredRemote, routeAt } from '@hand-receipt/contracts';
import { dashboardQueries } from '@hand-receipt/data';
import { queryClient } from '@hand-receipt/platform';
import { isLoadable } from '../remotes/not-loaded';
import { pagePart } from '../remotes/remote-page';
import { HOME } from './home';
import { shellPages } from './shell-pages';

/** The server names the dashboard's figures in the document where the request carried a session. */
const figuresPreloaded = () =>
  document.head.querySelector('link[as="fetch"][href="/api/dashboard/summary"]') !== null;

/** What goes wrong here goes wrong again, and is told, where the page is shown. */
const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);

function codeOf(pathname: string, registry: RegisteredRemote[]) {
  const own = shellPages.map(({ path, part }) => ({ path, part: () => part }));
  const declared = registry
    .filter(isLoadable)
    .flatMap(({ name, routes }) =>
      routes.map(({ path, page }) => ({ path, part: () => pagePart(name, page) })),
    );
  return routeAt([...own, ...declared], pathname)?.part();
}

/**
 * Starts what the first screen needs while the server is still asked who is signed in: its code, and the
 * dashboard's figures.
 */
export function preloadInitialRoute(pathname: string, registry: RegisteredRemote[]): void {
  const towardsHome = figuresPreloaded();
  if (towardsHome) quietly(queryClient.prefetchQuery(dashboardQueries.summary()));
  const part = codeOf(towardsHome ? HOME : pathname, registry);
  if (part) quietly(part.load());
}
