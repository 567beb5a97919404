import { request, useMutation } from '@hand-receipt/platform';
import { raising } from './call-error';
import { invalidate } from './invalidate';

const recallItem = (id: string) =>
  raising(
    'Failed to recall property',
    request('POST /api/property/:id/recall', { params: { id }, body: {} }),
  );

/** Asks the holder to give an item back. Custody changes when the asker approves the transfer that this opens. */
export const useRecallItem = () =>
  useMutation({
    mutationFn: recallItem,
    onSuccess: () => void invalidate('property', 'transfers', 'dashboard', 'ledger'),
  });
