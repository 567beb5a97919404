import type { PropertyStatus } from '@hand-receipt/contracts';
import { request, useMutation } from '@hand-receipt/platform';
import { raising } from './call-error';
import { invalidate } from './invalidate';

/**
 * Changes the status of one item; the ledger records it.
 *
 * @throws CallError 'Failed to update property status'
 */
export const useChangeStatus = (id: string) =>
  useMutation({
    mutationFn: (status: PropertyStatus) =>
      raising(
        'Failed to update property status',
        request('PATCH /api/property/:id/status', { params: { id }, body: { status } }),
      ),
    onSuccess: () => void invalidate('property', 'dashboard', 'ledger', 'sensitive'),
  });
