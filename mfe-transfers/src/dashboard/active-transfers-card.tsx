import type { Decision } from '@hand-receipt/data';
import {
  Box,
  CountBadge,
  EmptyState,
  ErrorState,
  lateDialog,
  LoadingRows,
  Panel,
  type ToastMessage,
} from '@hand-receipt/ui';
import { useDecision } from '../decision/use-decision';
import { ActiveTransferLine } from './active-transfer-line';
import { useActiveTransfers } from './use-active-transfers';
import { useSteadyLines } from './use-steady-lines';

const DecisionDialog = lateDialog(() => import('../decision/decision-dialog'));

/** DASH-17, DASH-18. */
const DONE: Record<Decision, ToastMessage> = {
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

/** The dashboard's first two pending transfers, answered in place after a confirmation. */
export function ActiveTransfersCard() {
  const { transfers, waiting, isLoading, error, retry } = useActiveTransfers();
  const decision = useDecision({
    words: ({ decision: answer }) => DONE[answer],
    onDone: ({ transfer, decision: answer }) =>
      steady.settle(transfer.id, answer === 'approve' ? 'approved' : 'rejected'),
  });
  const steady = useSteadyLines(transfers, decision.asked !== null);

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
      {!isLoading && !error && steady.lines.length === 0 && (
        <EmptyState title="No active transfers" align="left" />
      )}
      <ul {...steady.handlers}>
        {steady.lines.map((transfer) => (
          <ActiveTransferLine
            key={transfer.id}
            transfer={transfer}
            working={decision.working}
            onDecide={decision.ask}
          />
        ))}
      </ul>
      {decision.asked && (
        <DecisionDialog
          deciding={decision.asked}
          working={decision.working !== null}
          newer={decision.newer}
          onConfirm={decision.confirm}
          onClose={decision.dismiss}
        />
      )}
    </Panel>
  );
}
