import { toTransfer, type Transfer } from '@hand-receipt/contracts';
import { request, useMutation } from '@hand-receipt/platform';
import { refreshCustody } from './refresh';

async function cancel(transfer: Transfer): Promise<Transfer> {
  try {
    return toTransfer(await request('POST /api/transfers/:id/cancel', { params: { id: transfer.id } }));
  } catch (error) {
    throw new Error(`Failed to cancel transfer: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * Takes back my own request while nobody has answered it.
 * @throws Error 'Failed to cancel transfer: {server text}'
 */
export const useCancelTransfer = () => useMutation({ mutationFn: cancel, onSettled: refreshCustody });
