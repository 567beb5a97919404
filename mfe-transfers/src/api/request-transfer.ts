import type { CreateTransferDto } from '@hand-receipt/contracts';
import { request, useMutation } from '@hand-receipt/platform';
import { refreshCustody } from './refresh';

/**
 * Offers an item that I hold to another person.
 * @throws ApiError with the server's own message
 */
export const useRequestTransfer = () =>
  useMutation({
    mutationFn: (body: CreateTransferDto) => request('POST /api/transfers', { body }),
    onSuccess: refreshCustody,
  });
