import type { Transfer } from '@hand-receipt/contracts';
import { StatusBadge } from '@hand-receipt/ui';

/** The status of a transfer as its reader knows it: a recall that ended an offer did not cancel it. */
export function TransferBadge({ transfer }: { transfer: Pick<Transfer, 'status' | 'supersededBy'> }) {
  return (
    <StatusBadge status={transfer.status} label={transfer.supersededBy === null ? undefined : 'Superseded'} />
  );
}
