import type { Query } from '@tanstack/react-query';
import type { QueryScope } from '@hand-receipt/contracts';
import { queryClient } from './query-client';

/** A query that is read because something changed, and the read after that, where it changed once more meanwhile. */
interface Reading {
  now: Promise<void>;
  next: Promise<void> | null;
}

const readings = new Map<Query, Reading>();

/**
 * Reads a query. One that is loading for the first time is read once more after that: its answer may be from before the
 * change, and React Query does not repeat a first load.
 */
async function read(query: Query): Promise<void> {
  const isFirstLoad = query.state.data === undefined && query.state.fetchStatus === 'fetching';
  const refetch = () => queryClient.refetchQueries({ type: 'active', predicate: (other) => other === query });
  await refetch();
  if (isFirstLoad) await refetch();
}

/**
 * Reads a query now, or once more after the read that is under way. However many changes come meanwhile, that read ends
 * and is shown: where each change began a new one, a screen would stand still as long as others write.
 */
function readOnceMore(query: Query): Promise<void> {
  const reading = readings.get(query);
  if (reading) return (reading.next ??= reading.now.then(() => readOnceMore(query)));
  const now = read(query).finally(() => readings.delete(query));
  readings.set(query, { now, next: null });
  return now;
}

/**
 * Reads all queries of some scopes again.
 *
 * @returns once what is on screen has the server's new state
 */
export async function refetchScopes(scopes: Iterable<QueryScope>): Promise<void> {
  const queries = [...scopes].flatMap((scope) => {
    const queryKey = [scope];
    void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
    return queryClient.getQueryCache().findAll({ queryKey, type: 'active' });
  });
  await Promise.all(queries.map(readOnceMore));
}
