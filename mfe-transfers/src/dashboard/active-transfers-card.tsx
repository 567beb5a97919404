import { Box, CountBadge, EmptyState, ErrorState, LoadingRows, Panel, toast } from '@hand-receipt/ui';
import { type Decision, useDecideTransfer } from '../api/decide-transfer';
import type { Deciding } from '../transfers/decision-buttons';
import { ActiveTransferLine } from './active-transfer-line';
import { useActiveTransfers } from './use-active-transfers';

/** DASH-17, DASH-18. */
const DONE: Record<Decision, { title: string; description: string; tone: 'success' | 'danger' }> = {
  approve: {
    title: 'Transfer Approved',
    description: 'The transfer request has been approved',
    tone: 'success',
  },
  reject: {
    title: 'Transfer Rejected',
    description: 'The transfer request has been rejected',
    tone: 'danger',
  },
};

/** The dashboard's first two pending transfers, answered in place. */
export function ActiveTransfersCard() {
  const { transfers, waiting, isLoading, error, retry } = useActiveTransfers();
  const { mutate, isPending, variables } = useDecideTransfer();

  const decide = (deciding: Deciding) =>
    mutate(deciding, {
      onSuccess: () => toast(DONE[deciding.decision]),
      onError: ({ message }) => toast({ tone: 'danger', title: 'Error', description: message }),
    });

  return (
    <Panel
      title="Active Transfers"
      badge={waiting > 0 && <CountBadge count={waiting} tone="demand" label={`${waiting} waiting for you`} />}
      viewAll={{ to: '/transfers' }}
    >
      {isLoading && <LoadingRows rows={2} text="Loading transfers..." />}
      {error && (
        <Box p="4">
          <ErrorState
            title={`Error loading transfers: ${error.message}`}
            message="Please try again later."
            onRetry={retry}
          />
        </Box>
      )}
      {!isLoading && !error && transfers.length === 0 && (
        <EmptyState title="No active transfers" align="left" />
      )}
      <ul>
        {transfers.map((transfer) => (
          <ActiveTransferLine
            key={transfer.id}
            transfer={transfer}
            working={isPending ? variables : null}
            onDecide={decide}
          />
        ))}
      </ul>
    </Panel>
  );
}
