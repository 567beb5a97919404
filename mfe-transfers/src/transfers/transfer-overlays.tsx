import { lateDialog } from '@hand-receipt/ui';
import type { useDecision } from '../decision/use-decision';
import type { useTransferAct } from './use-transfer-act';
import type { useTransfersLocation } from './use-transfers-location';

const CancelDialog = lateDialog(() => import('../details/cancel-dialog'));
const AnswerRecallDialog = lateDialog(() => import('../recall/answer-recall-dialog'));
const ConsentDialog = lateDialog(() => import('../sign-over/consent-dialog'));
const DecisionDialog = lateDialog(() => import('../decision/decision-dialog'));
const NewTransferDialog = lateDialog(() => import('../new-transfer/new-transfer-dialog'));
const RequestDialog = lateDialog(() => import('../request/request-dialog'));
const NewTransferRequestDialog = lateDialog(() => import('../transfer-requests/new-transfer-request-dialog'));

interface TransferOverlaysProps {
  place: ReturnType<typeof useTransfersLocation>;
  decision: ReturnType<typeof useDecision>;
  act: ReturnType<typeof useTransferAct>;
}

/** What is asked or written over the list and a transfer that is open. None of it is part of the first screen's bytes. */
export function TransferOverlays(props: TransferOverlaysProps) {
  const { place, decision, act } = props;
  const { answering, consenting, cancelling, handlers } = act;
  const { stop } = handlers;

  return (
    <>
      {cancelling && <CancelDialog transfer={cancelling} onClose={stop} />}
      {answering && <AnswerRecallDialog transfer={answering} onClose={stop} />}
      {consenting && <ConsentDialog {...consenting} onClose={stop} />}
      {decision.asked && (
        <DecisionDialog
          deciding={decision.asked}
          working={decision.working !== null}
          newer={decision.newer}
          onConfirm={decision.confirm}
          onClose={decision.dismiss}
        />
      )}
      {place.openRequestId !== null && (
        <RequestDialog
          key={place.openRequestId}
          requestId={place.openRequestId}
          onClose={place.closeRequest}
        />
      )}
      {place.requesting && <NewTransferRequestDialog onClose={place.stopRequesting} />}
      {place.creating && <NewTransferDialog itemId={place.itemToOffer} onClose={place.stopCreating} />}
    </>
  );
}
