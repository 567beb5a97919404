import type { QueryScope } from '@hand-receipt/contracts';
import { queryClient } from './query-client';

/**
 * Reads a scope again. A query that is loading for the first time is read once more after that: its answer may be from
 * before the change, and React Query does not repeat a first load.
 */
async function refetchScope(scope: QueryScope): Promise<void> {
  const queryKey = [scope];
  const loading = queryClient.getQueryCache().findAll({ queryKey, type: 'active', fetchStatus: 'fetching' });
  const firstLoads = new Set(loading.filter(({ state }) => state.data === undefined));
  await queryClient.invalidateQueries({ queryKey });
  if (firstLoads.size > 0) {
    await queryClient.refetchQueries({ type: 'active', predicate: (query) => firstLoads.has(query) });
  }
}

/**
 * Reads all queries of some scopes again.
 *
 * @returns once what is on screen has the server's new state
 */
export async function refetchScopes(scopes: Iterable<QueryScope>): Promise<void> {
  await Promise.all([...scopes].map(refetchScope));
}
