import { lazy, type ReactNode, Suspense } from 'react';
import type { useDecision } from '../decision/use-decision';
import type { useTransferAct } from './use-transfer-act';
import type { useTransfersLocation } from './use-transfers-location';

const CancelDialog = lazy(() => import('../details/cancel-dialog'));
const AnswerRecallDialog = lazy(() => import('../recall/answer-recall-dialog'));
const ConsentDialog = lazy(() => import('../sign-over/consent-dialog'));
const DecisionDialog = lazy(() => import('../decision/decision-dialog'));
const NewTransferDialog = lazy(() => import('../new-transfer/new-transfer-dialog'));
const RequestDialog = lazy(() => import('../request/request-dialog'));
const NewTransferRequestDialog = lazy(() => import('../transfer-requests/new-transfer-request-dialog'));

/** Each overlay waits by itself: one that loads must not take the one below it off the screen meanwhile. */
const Late = ({ children }: { children: ReactNode }) => <Suspense fallback={null}>{children}</Suspense>;

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
      <Late>{cancelling && <CancelDialog transfer={cancelling} onClose={stop} />}</Late>
      <Late>{answering && <AnswerRecallDialog transfer={answering} onClose={stop} />}</Late>
      <Late>{consenting && <ConsentDialog {...consenting} onClose={stop} />}</Late>
      <Late>
        {decision.asked && (
          <DecisionDialog
            deciding={decision.asked}
            working={decision.working !== null}
            newer={decision.newer}
            onConfirm={decision.confirm}
            onClose={decision.dismiss}
          />
        )}
      </Late>
      <Late>
        {place.openRequestId !== null && (
          <RequestDialog
            key={place.openRequestId}
            requestId={place.openRequestId}
            onClose={place.closeRequest}
          />
        )}
      </Late>
      <Late>{place.asking && <NewTransferRequestDialog onClose={place.stopAsking} />}</Late>
      <Late>
        {place.creating && <NewTransferDialog itemId={place.itemToOffer} onClose={place.stopCreating} />}
      </Late>
    </>
  );
}
