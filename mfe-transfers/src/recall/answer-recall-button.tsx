import type { Transfer } from '@hand-receipt/contracts';
import { Button } from '@hand-receipt/ui';
import { transferName } from '../transfers/parties';

interface AnswerRecallButtonProps {
  transfer: Transfer;
  onAnswer: (transfer: Transfer) => void;
}

/** Opens the holder's answer to a recall. */
export const AnswerRecallButton = ({ transfer, onAnswer }: AnswerRecallButtonProps) => (
  <Button
    size="s"
    aria-label={`Answer recall of ${transferName(transfer)}`}
    onClick={() => onAnswer(transfer)}
  >
    Answer
  </Button>
);
