import type { Transfer } from '@hand-receipt/contracts';
import { Link } from '@hand-receipt/ui';
import { recallStateText } from '../recall/recall-words';
import { itemCount } from '../request/answer-words';

interface LineMarkProps {
  transfer: Transfer;
  requestPath: (requestId: string) => string;
}

/** What sets a line of the list apart: that it was asked back, or that it is one of a request of several. */
export function LineMark({ transfer, requestPath }: LineMarkProps) {
  const { isRecall, requestId, requestLines, status } = transfer;
  return (
    <>
      {isRecall && <div>Recall{status === 'pending' && `. ${recallStateText(transfer)}`}</div>}
      {requestId !== null && (
        <div>
          <Link to={requestPath(requestId)}>Request of {itemCount(requestLines)}</Link>
        </div>
      )}
    </>
  );
}
