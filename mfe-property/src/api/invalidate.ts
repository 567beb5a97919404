import type { QueryRoot } from '@hand-receipt/contracts';
import { queryClient } from '@hand-receipt/platform';

/** After a change that the server confirmed: everything under these roots is asked anew. */
export const invalidate = (...roots: QueryRoot[]): Promise<unknown> =>
  Promise.all(roots.map((root) => queryClient.invalidateQueries({ queryKey: [root] })));
