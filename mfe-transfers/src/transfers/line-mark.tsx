import type { Transfer } from '@hand-receipt/contracts';
import { Link } from '@hand-receipt/ui';
import { recallStateText } from '../recall/recall-words';
import { signOverMark } from '../sign-over/sign-over-words';
import { itemCount } from '../request/answer-words';

interface LineMarkProps {
  transfer: Transfer;
  requestPath: (requestId: string) => string;
}

/** What sets a line of the list apart: that it was asked back or is signed over, or that it is one of a request of several. */
export function LineMark({ transfer, requestPath }: LineMarkProps) {
  const { isRecall, signOver, requestId, requestLines, status } = transfer;
  const isLine = requestId !== null && requestLines > 1;
  if (!isRecall && !signOver && !isLine) return null;
  return (
    <div>
      {/* First, since a narrow column cuts the end off. */}
      {isLine && <Link to={requestPath(requestId)}>Request of {itemCount(requestLines)}</Link>}
      {(isRecall || signOver) && isLine && '. '}
      {signOver && signOverMark(transfer)}
      {isRecall && `Recall${status === 'pending' ? `. ${recallStateText(transfer)}` : ''}`}
    </div>
  );
}
