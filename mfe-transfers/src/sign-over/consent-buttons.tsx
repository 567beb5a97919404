import type { Transfer } from '@hand-receipt/contracts';
import { Button } from '@hand-receipt/ui';
import { transferName } from '../transfers/parties';

/** The answer to a sign-over that is being asked about. */
export interface Consenting {
  transfer: Transfer;
  agree: boolean;
  /** How many lines of its request the answer is for; left out for this one alone. */
  lines?: number;
}

interface ConsentButtonsProps {
  transfer: Transfer;
  onConsent: (consenting: Consenting) => void;
}

/** Say No and Agree, for the person above the giver of a sign-over. */
export function ConsentButtons({ transfer, onConsent }: ConsentButtonsProps) {
  const name = transferName(transfer);
  return (
    <>
      <Button
        size="s"
        aria-label={`Say no to the sign-over of ${name}`}
        onClick={() => onConsent({ transfer, agree: false })}
      >
        Say No
      </Button>
      <Button
        size="s"
        variant="primary"
        aria-label={`Agree to the sign-over of ${name}`}
        onClick={() => onConsent({ transfer, agree: true })}
      >
        Agree
      </Button>
    </>
  );
}
