import type { QueryRoot, RouteBody } from '@hand-receipt/contracts';
import { mutationOptions, queryClient, request } from '@hand-receipt/platform';

/** What a document that goes out touches: forms stand in the item's ledger and on the maintenance they are about. */
const TOUCHED: readonly QueryRoot[] = ['documents', 'ledger', 'maintenance'];

async function refresh(): Promise<void> {
  await Promise.all(TOUCHED.map((root) => queryClient.invalidateQueries({ queryKey: [root] })));
}

/**
 * Sends a document on to one of my connections.
 * @throws ApiError with the server's refusal: no connection, no right to see the item, sent before
 */
export const forwardDocument = (id: string) =>
  mutationOptions({
    mutationFn: (body: RouteBody<'POST /api/documents/:id/forward'>) =>
      request('POST /api/documents/:id/forward', { params: { id }, body }),
    onSuccess: refresh,
  });

/** Reports what was done about a form back to whoever sent it. */
export const reportCorrectiveAction = (id: string) =>
  mutationOptions({
    mutationFn: (body: RouteBody<'POST /api/documents/:id/corrective-action'>) =>
      request('POST /api/documents/:id/corrective-action', { params: { id }, body }),
    onSuccess: refresh,
  });
