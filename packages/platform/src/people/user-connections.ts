import type { ConnectionDto } from '@hand-receipt/contracts';
import { request } from '../api/request';
import { queryOptions } from '../query/react-query';

/**
 * People whom I am connected with, or who asked, or were asked. Under the root 'users', which the server names
 * when a connection changes; one list for every section that sends something to somebody.
 *
 * @throws Error 'Failed to fetch connections', with the server's reason as its cause
 */
export const userConnections = queryOptions({
  queryKey: ['users', 'connections'],
  queryFn: async ({ signal }): Promise<ConnectionDto[]> => {
    try {
      return await request('GET /api/users/connections', { signal });
    } catch (cause) {
      if (signal.aborted) throw cause;
      throw new Error('Failed to fetch connections', { cause });
    }
  },
});
