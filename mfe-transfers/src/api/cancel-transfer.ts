import { toTransfer, type Transfer } from '@hand-receipt/contracts';
import { ApiError, isNetworkError, request, useMutation } from '@hand-receipt/platform';
import { refreshCustody } from './refresh';

const send = async ({ id }: Transfer): Promise<Transfer> =>
  toTransfer(await request('POST /api/transfers/:id/cancel', { params: { id } }));

async function cancel(transfer: Transfer): Promise<Transfer> {
  try {
    return await send(transfer);
  } catch (error) {
    throw new Error(`Failed to cancel transfer: ${(error as Error).message}`, { cause: error });
  }
}

async function cancelMany(transfers: readonly Transfer[]): Promise<ReadonlyMap<string, string>> {
  const refusals = new Map<string, string>();
  for (const transfer of transfers) {
    try {
      await send(transfer);
    } catch (error) {
      if (!(error instanceof ApiError) || isNetworkError(error)) throw error;
      refusals.set(transfer.id, error.message);
    }
  }
  return refusals;
}

/**
 * Takes back my own request while nobody has answered it.
 * @throws Error 'Failed to cancel transfer: {server text}'
 */
export const useCancelTransfer = () => useMutation({ mutationFn: cancel, onSettled: refreshCustody });

/**
 * Takes back several lines of a request of mine; answers the sentences of those that were refused, by id.
 * @throws ApiError where no answer came
 */
export const useCancelMany = () => useMutation({ mutationFn: cancelMany, onSettled: refreshCustody });
