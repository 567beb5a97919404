import { type ConnectionDto } from '@hand-receipt/contracts';
import { queryOptions, request } from '@hand-receipt/platform';

/** People whom I am connected with, or who asked, or were asked. Under the root 'users', where they belong. */
export const connections = queryOptions({
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
