import { queryClient } from './query-client';

/** Their answers have no item in them, and the lock itself goes by them. */
const SETTINGS = 'settings';

/**
 * Refetches the queries on the screen and deletes every other one. After `patienceMs` it also deletes those on the
 * screen that the server has not answered. A refetch that fails would keep them.
 */
export async function readAgainOrDrop(patienceMs: number): Promise<void> {
  const since = Date.now();
  queryClient.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => queryKey[0] !== SETTINGS });
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([queryClient.refetchQueries(), patience]);
  for (const query of queryClient.getQueryCache().getAll()) {
    const { dataUpdatedAt, status } = query.state;
    if (query.queryKey[0] === SETTINGS || dataUpdatedAt === 0 || dataUpdatedAt >= since) continue;
    query.setState({
      data: undefined,
      dataUpdatedAt: 0,
      status: status === 'success' ? 'pending' : status,
    });
  }
}
