import type { BulkResultDto, RouteBody } from '@hand-receipt/contracts';
import { request, useMutation } from '@hand-receipt/platform';
import { refreshCustody } from './refresh';

type Body = RouteBody<'POST /api/property/bulk/transfers'>;

/**
 * Offers several items that I hold to one person, in one request with a result for each line.
 * @throws ApiError with the server's own message, where none could be tried
 */
export const useOfferItems = () =>
  useMutation({
    mutationFn: async (body: Body): Promise<BulkResultDto[]> =>
      (await request('POST /api/property/bulk/transfers', { body })).results,
    onSettled: refreshCustody,
  });
