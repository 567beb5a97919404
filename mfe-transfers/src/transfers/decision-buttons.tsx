import type { Transfer } from '@hand-receipt/contracts';
import type { Decision } from '@hand-receipt/data';
import { Button } from '@hand-receipt/ui';
import { transferName } from './parties';

/** The answer that is being asked about or carried out. */
export interface Deciding {
  transfer: Transfer;
  decision: Decision;
}

interface DecisionButtonsProps {
  transfer: Transfer;
  /** The answer at work, on whichever transfer; its button spins (XFER-21). */
  working: Deciding | null;
  onDecide: (deciding: Deciding) => void;
}

/** Decline and Accept, always in that order and eight pixels apart. An own recall is not declined. */
export function DecisionButtons({ transfer, working, onDecide }: DecisionButtonsProps) {
  const name = transferName(transfer);
  const mine = working?.transfer.id === transfer.id ? working.decision : null;
  return (
    <>
      {!transfer.isRecall && (
        <Button
          size="s"
          working={mine === 'reject'}
          disabled={mine !== null}
          aria-label={`Decline ${name}`}
          onClick={() => onDecide({ transfer, decision: 'reject' })}
        >
          Decline
        </Button>
      )}
      <Button
        size="s"
        variant="primary"
        working={mine === 'approve'}
        disabled={mine !== null}
        aria-label={`Accept ${name}`}
        onClick={() => onDecide({ transfer, decision: 'approve' })}
      >
        Accept
      </Button>
    </>
  );
}
